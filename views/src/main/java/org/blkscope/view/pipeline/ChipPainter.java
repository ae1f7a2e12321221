package org.blkscope.view.pipeline;

import java.util.Map;
import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.Motion;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Snapshot;

/**
 * Requests and bios: a letter and a number, the driver tag in small, a ring around the selected
 * one.
 */
final class ChipPainter {
    private final Pen pen;
    private final ChipMap before;
    private final ChipMap after;
    private final Lives lives;

    ChipPainter(Pen pen, ChipMap before, ChipMap after) {
        this.pen = pen;
        this.before = before;
        this.after = after;
        this.lives = pen.scene().recording().lives();
    }

    /** Draws all chips but one, those whose list shifts on their way to their new cell. */
    void paint(int except) {
        double progress = Motion.ease(pen.scene().progress());
        for (Map.Entry<Integer, Box> entry : after.chips().entrySet()) {
            int life = entry.getKey();
            if (life == except) {
                continue;
            }
            Box now = entry.getValue();
            Box old = isSamePlace(life) ? before.chips().getOrDefault(life, now) : now;
            chip(old.towards(now, progress), life);
        }
        for (ChipMap.More more : after.more()) {
            more(more);
        }
    }

    /** Draws one chip in a box. */
    void chip(Box box, int life) {
        Kinds kind = Kinds.of(lives, life);
        double radius = 4;
        pen.surface().fill(box, radius, kind.fill());
        boolean bio = lives.kind(life) == org.blkscope.recording.LifeKind.BIO;
        pen.surface().outline(box, radius, kind.edge(), bio ? Stroke.DASHED : Stroke.THIN);
        label(box, life, kind.edge());
        if (life == pen.scene().selectedLife()) {
            pen.surface().outline(box.inset(-2), radius + 2, Role.SELECTED, Stroke.THICK);
        }
        pen.hits().add(box, new Target.OfLife(life));
    }

    /** Draws the outline that a life leaves behind. */
    void ghost(Box box, int life) {
        pen.surface().outline(box, 4, Role.FAINT, Stroke.DASHED);
        pen.text(box.inset(3, 0), lives.label(life), Align.CENTRE, pen.d().chip(), Role.SUBTLE);
    }

    private void label(Box box, int life, Role role) {
        String label = lives.label(life);
        int tag = pen.now().driverTag(life);
        String small = tag == Snapshot.NONE ? "" : Integer.toString(tag);
        double labelWidth = pen.surface().width(label, pen.d().chip());
        double tagWidth = small.isEmpty() ? 0 : pen.surface().width(small, pen.d().tiny()) + 3;
        if (labelWidth + tagWidth + 4 > box.width()) {
            pen.text(box.inset(2, 0), label, Align.CENTRE, pen.d().chip(), role);
            return;
        }
        double x = Math.rint(box.centreX() - (labelWidth + tagWidth) / 2);
        Box text = Box.between(x, box.y(), x + labelWidth + 1, box.bottom());
        pen.text(text, label, Align.LEFT, pen.d().chip(), role);
        if (!small.isEmpty()) {
            Box corner = Box.between(x + labelWidth + 2, box.y(), box.right(), box.bottom() - 3);
            pen.text(corner, small, Align.LEFT, pen.d().tiny(), role);
        }
    }

    private boolean isSamePlace(int life) {
        return pen.scene().before().placeOf(life) == pen.now().placeOf(life);
    }

    private void more(ChipMap.More more) {
        String text = "+" + more.count();
        pen.surface().outline(more.box(), 4, Role.FAINT, Stroke.DASHED);
        pen.text(more.box().inset(1, 0), text, Align.CENTRE, pen.d().chip(), Role.MUTED);
        pen.hits().add(more.box(), new Target.OfPlace(more.place()));
    }
}
