package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;
import org.blkscope.draw.Motion;
import org.blkscope.draw.Role;
import org.blkscope.draw.Route;
import org.blkscope.draw.Stroke;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;

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
        if (mover() >= 0) {
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
            Route route = route(from, to);
            line(route);
            chip = progress < 1 ? on(route, progress, from, to) : to;
        }
        if (visible || progress < 1) {
            chips.chip(chip, life);
            pen.surface().outline(chip.inset(-2), 6, ring(), Stroke.THICK);
        }
    }

    /** Past a software queue that holds nothing the way is straight; else the router finds one. */
    private Route route(Box from, Box to) {
        Router router = new Router(pen.layout());
        Place old = place(pen.scene().before().placeOf(life));
        PlaceKind target = place(pen.now().placeOf(life)).kind();
        boolean pastCtx =
                target == PlaceKind.SCHEDULER
                        && old.cpu() >= 0
                        && pen.layout().anatomy().cpus().stream()
                                .filter(c -> c.cpu() == old.cpu())
                                .allMatch(c -> c.ctx().count(pen.now()) == 0);
        return pastCtx ? router.straight(from, to) : router.between(from, to);
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

    /** The chip on its way: from resting on the first point to resting on the last. */
    private static Box on(Route route, double progress, Box from, Box to) {
        double[] first = route.at(0);
        double[] last = route.at(1);
        double[] point = route.at(progress);
        double dx =
                (from.centreX() - first[0]) * (1 - progress) + (to.centreX() - last[0]) * progress;
        double dy =
                (from.centreY() - first[1]) * (1 - progress) + (to.centreY() - last[1]) * progress;
        return to.centredOn(point[0] + dx, point[1] + dy);
    }

    private Place place(int id) {
        return pen.scene().recording().topology().place(id);
    }
}
