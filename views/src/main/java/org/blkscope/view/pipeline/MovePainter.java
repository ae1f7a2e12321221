package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;
import org.blkscope.draw.Motion;
import org.blkscope.draw.Role;
import org.blkscope.draw.Route;
import org.blkscope.draw.Stroke;
import org.blkscope.recording.Place;
import org.blkscope.recording.Verb;

/** The move of the present step: its line, the chip on its way, and the ghost that it leaves. */
final class MovePainter {
    private final Pen pen;
    private final ChipPainter chips;
    private final ChipMap before;
    private final ChipMap after;
    private final int life;

    MovePainter(Pen pen, ChipPainter chips, ChipMap before, ChipMap after) {
        this.pen = pen;
        this.chips = chips;
        this.before = before;
        this.after = after;
        this.life = pen.scene().eventLife();
    }

    /** The life that this painter draws, so that nobody else does; -1 for none. */
    int mover() {
        return switch (pen.scene().verb()) {
            case APPEAR, MOVE, ATTACH, LEAVE -> life;
            case HOLD, DROP, SET, NOTE -> -1;
        };
    }

    void paint() {
        if (life < 0) {
            return;
        }
        Verb verb = pen.scene().verb();
        if (verb == Verb.HOLD || verb == Verb.DROP) {
            tag(verb == Verb.HOLD);
        } else if (mover() >= 0) {
            move();
        } else {
            mention();
        }
    }

    private void move() {
        Box from = before.find(life);
        Box to = after.find(life);
        boolean visible = after.chips().containsKey(life);
        if (!from.isEmpty()) {
            leave(from, to);
        }
        if (to.isEmpty()) {
            return;
        }
        double progress = Motion.ease(pen.scene().progress());
        boolean moves = !from.isEmpty() && !from.equals(to);
        Box chip = to;
        if (moves) {
            Route route = new Router(pen.layout()).between(from, to);
            line(route);
            chip = progress < 1 ? on(route, progress, from, to) : to;
        }
        if (visible || progress < 1) {
            chips.chip(chip, life);
            pen.surface().outline(chip.inset(-2), 6, ring(), Stroke.THICK);
        }
    }

    private Role ring() {
        return life == pen.scene().selectedLife() ? Role.SELECTED : Role.LIT;
    }

    private void leave(Box from, Box to) {
        Place old = place(pen.scene().before().placeOf(life));
        Box cell = to.isEmpty() ? from : after.behind(old);
        boolean free = after.chips().values().stream().noneMatch(b -> b.overlaps(cell, 0.5));
        if (!cell.isEmpty() && free) {
            chips.ghost(cell, life);
        }
    }

    /** A tag taken or given back: a line between the chip and the tag. */
    private void tag(boolean taken) {
        Box chip = after.chips().getOrDefault(life, Box.NONE);
        int map = pen.scene().recording().events().place(pen.scene().event());
        int tag = pen.scene().recording().events().value(pen.scene().event());
        for (QueueBoxes queue : pen.layout().queues()) {
            boolean here = queue.parts().tags().firstId() == map;
            if (here && !chip.isEmpty() && !queue.parts().tags().isUnknown()) {
                Box cell = cell(queue, tag);
                Router router = new Router(pen.layout());
                line(taken ? router.between(chip, cell) : router.between(cell, chip));
            }
        }
        if (!chip.isEmpty()) {
            pen.surface().outline(chip.inset(-2), 6, ring(), Stroke.THICK);
        }
    }

    private Box cell(QueueBoxes queue, int tag) {
        int tags = queue.parts().tags().capacity();
        TagGrid grid = TagsPainter.grid(queue.tags().map(), Math.max(tags, tag + 1), pen);
        return grid.hasCells() ? grid.cell(tag) : queue.tags().map();
    }

    /** An event that only speaks of a life: a thin ring. */
    private void mention() {
        Box chip = after.find(life);
        if (!chip.isEmpty() && life != pen.scene().selectedLife()) {
            pen.surface().outline(chip.inset(-2), 6, Role.LIT, Stroke.THIN);
        }
    }

    private void line(Route route) {
        double[] points = route.points();
        pen.surface().polyline(points, Role.LIT, Stroke.LIT);
        int n = points.length;
        double dx = Math.signum(points[n - 2] - points[n - 4]);
        double dy = Math.signum(points[n - 1] - points[n - 3]);
        if (dx == 0 || dy == 0) {
            pen.arrowHead(points[n - 2], points[n - 1], dx, dy, Role.LIT);
        }
    }

    private static Box on(Route route, double progress, Box from, Box to) {
        double[] point = route.at(progress);
        double rise = from.height() / 2 * (1 - progress) + to.height() / 2 * progress;
        return to.centredOn(point[0], point[1] - rise);
    }

    private Place place(int id) {
        return pen.scene().recording().topology().place(id);
    }
}
