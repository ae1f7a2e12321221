package org.blkscope.view.pipeline;

import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.HitMap;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.draw.Surface;
import org.blkscope.draw.TextStyle;
import org.blkscope.recording.Snapshot;

/**
 * What all painters of the pipeline share: surface, scene, layout, hit boxes, and the common
 * shapes.
 */
record Pen(Surface surface, PipelineScene scene, PipelineLayout layout, HitMap<Target> hits) {
    private static final double RADIUS = 5;

    Density d() {
        return layout.density();
    }

    Snapshot now() {
        return scene.after();
    }

    void text(Box box, String text, Align align, TextStyle style, Role role) {
        surface.textIn(box, text, align, style, role);
    }

    /**
     * A word at the left and a figure at the right of one line; first the figure shrinks, then the
     * word.
     */
    void pair(Box line, String word, String figure, Role figureRole) {
        double room = line.width() - surface.width(word, d().body()) - 2;
        boolean fits = surface.width(figure, d().figures()) + 4 <= room;
        TextStyle style = fits ? d().figures() : d().tiny();
        double width = Math.min(line.width(), surface.width(figure, style) + 4);
        text(line.after(line.width() - width), figure, Align.RIGHT, style, figureRole);
        text(line.left(line.width() - width - 2), word, Align.LEFT, d().body(), Role.MUTED);
    }

    /** A panel with its edge. */
    void frame(Box box, Role edge, Stroke stroke) {
        surface.fill(box, RADIUS, Role.PANEL);
        surface.outline(box, RADIUS, edge, stroke);
    }

    /** True if a list has room for a word: it is known to be empty, and no ghost is left in it. */
    boolean isVacant(Bin bin) {
        boolean known = !bin.isAbsent() && !bin.isUnknown();
        return known && bin.count(now()) == 0 && bin.count(scene.before()) == 0;
    }

    /** A field in which a list is shown: dashed while empty, hatched if unknown. */
    void field(Box box, Bin bin) {
        if (box.isEmpty() || bin.isAbsent()) {
            return;
        }
        boolean filled = bin.count(now()) > 0 && !bin.isUnknown();
        surface.fill(box, RADIUS, filled ? Role.INSET : Role.PANEL);
        if (bin.isUnknown()) {
            unknown(box);
        }
        surface.outline(box, RADIUS, Role.BORDER, filled ? Stroke.THIN : Stroke.DASHED);
        if (bin.places().stream().anyMatch(p -> p.id() == scene.selectedPlace())) {
            surface.outline(box, RADIUS, Role.SELECTED, Stroke.THICK);
        }
        hits.add(box, new Target.OfPlace(bin.firstId()));
    }

    /** Hatches a box and writes over it that nobody knows. */
    void unknown(Box box) {
        surface.hatch(box.inset(1), Role.HATCH);
        String word = surface.fit("unknown", d().small(), box.width() - 3);
        double width = surface.width(word, d().small()) + 4;
        if (!word.isEmpty() && box.height() >= d().line() - 3) {
            Box plate =
                    new Box(0, 0, Math.min(width, box.width()), d().line() - 3)
                            .centredOn(box.centreX(), box.centreY());
            surface.fill(plate, 3, Role.PANEL);
            text(plate, word, Align.CENTRE, d().small(), Role.MUTED);
        }
    }

    /** Name of a list with its number of lives, and that it is inferred, on one line. */
    void listHead(Box line, String name, Bin bin, String remark) {
        if (line.isEmpty()) {
            return;
        }
        double used = Math.min(line.width(), surface.width(name, d().body()));
        text(line.left(used), name, Align.LEFT, d().body(), Role.MUTED);
        double badge = bin.isUnknown() ? 0 : badge(line.after(used + 5), bin);
        String note = bin.isInferred() ? "inferred" : remark;
        Box rest = line.after(used + badge + 12);
        if (surface.width(note, d().small()) <= rest.width()) {
            text(rest, note, Align.RIGHT, d().small(), Role.SUBTLE);
        }
    }

    /** A count in a pill at the left of a box, red while the list grows; returns its width. */
    private double badge(Box box, Bin bin) {
        int count = bin.count(now());
        boolean grows = count > bin.count(scene.before());
        String figure = Integer.toString(count);
        double width = Math.max(d().line(), surface.width(figure, d().figures()) + 8);
        if (width > box.width()) {
            return 0;
        }
        Box pill = box.left(width).inset(0, 1);
        surface.fill(pill, pill.height() / 2, grows ? Role.DANGER_FILL : Role.TRACK);
        text(pill, figure, Align.CENTRE, d().figures(), grows ? Role.DANGER : Role.TEXT);
        return width;
    }

    /** A meter: a track, filled to a share. */
    void meter(Box box, double share, Role role) {
        surface.fill(box, box.height() / 2, Role.TRACK);
        if (share > 0) {
            double width = Math.max(2, Math.min(1, share) * box.width());
            surface.fill(box.left(width), Math.min(box.height(), width) / 2, role);
        }
    }

    /** The head of an arrow that ends at a point, coming from the left, right, top or bottom. */
    void arrowHead(double x, double y, double dx, double dy, Role role) {
        double size = 4;
        surface.polygon(
                new double[] {
                    x,
                    y,
                    x - dx * size * 1.5 - dy * size,
                    y - dy * size * 1.5 + dx * size,
                    x - dx * size * 1.5 + dy * size,
                    y - dy * size * 1.5 - dx * size
                },
                role);
    }
}
