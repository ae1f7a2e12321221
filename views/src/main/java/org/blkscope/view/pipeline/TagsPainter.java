package org.blkscope.view.pipeline;

import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Verb;

/** The driver tags of one hardware queue, each in the colour of its holder. */
final class TagsPainter {
    private final Pen pen;
    private final QueueParts parts;
    private final TagBoxes boxes;

    TagsPainter(Pen pen, QueueBoxes queue) {
        this.pen = pen;
        this.parts = queue.parts();
        this.boxes = queue.tags();
    }

    void paint() {
        Bin tags = parts.tags();
        if (tags.isAbsent() || boxes.frame().isEmpty()) {
            return;
        }
        pen.frame(boxes.frame(), Role.BORDER, Stroke.THIN);
        pen.hits().add(boxes.frame(), new Target.OfPlace(tags.firstId()));
        if (tags.firstId() == pen.scene().selectedPlace()) {
            pen.surface().outline(boxes.frame(), 5, Role.SELECTED, Stroke.THICK);
        }
        if (tags.isUnknown()) {
            pen.unknown(boxes.map());
        } else {
            map(tags);
        }
        summary(tags);
        waiters();
    }

    private void map(Bin tags) {
        if (tags.capacity() == 0) {
            pen.text(boxes.map(), "depth unknown", Align.CENTRE, pen.d().small(), Role.SUBTLE);
            return;
        }
        TagGrid grid = grid(boxes.map(), tags.capacity(), pen);
        int[] holders = pen.now().holders(tags.firstId(), tags.capacity());
        if (!grid.hasCells()) {
            bar(holders);
            return;
        }
        for (int tag = 0; tag < holders.length; tag++) {
            cell(grid, tag, holders[tag]);
        }
    }

    /** The cells of a tag map, as the painter of moves needs them too. */
    static TagGrid grid(Box map, int tags, Pen pen) {
        double width =
                pen.surface().width(Integer.toString(Math.max(10, tags - 1)), pen.d().tiny());
        return TagGrid.of(map, tags, width, pen.d().tiny().size());
    }

    private void cell(TagGrid grid, int tag, int holder) {
        Box cell = grid.cell(tag);
        Lives lives = pen.scene().recording().lives();
        boolean taken = holder != Snapshot.NONE;
        Kinds kind = taken ? Kinds.of(lives, holder) : Kinds.READ;
        double radius = grid.numbered() ? 3 : 1;
        if (grid.numbered()) {
            pen.surface().fill(cell, radius, taken ? kind.fill() : Role.PANEL);
            pen.surface().outline(cell, radius, taken ? kind.edge() : Role.BORDER, Stroke.THIN);
            Role role = taken ? kind.edge() : Role.SUBTLE;
            pen.text(cell, Integer.toString(tag), Align.CENTRE, pen.d().tiny(), role);
        } else {
            pen.surface().fill(cell, radius, taken ? kind.edge() : Role.TRACK);
        }
        if (taken && holder == pen.scene().selectedLife()) {
            pen.surface().outline(cell.inset(-2), radius + 2, Role.SELECTED, Stroke.THICK);
        }
        if (isStep(tag)) {
            pen.surface().outline(cell.inset(-1), radius + 1, Role.LIT, Stroke.THICK);
        }
        if (taken) {
            pen.hits().add(cell, new Target.OfLife(holder));
        }
    }

    private boolean isStep(int tag) {
        Verb verb = pen.scene().verb();
        int event = pen.scene().event();
        return (verb == Verb.HOLD || verb == Verb.DROP)
                && pen.scene().recording().events().place(event) == parts.tags().firstId()
                && pen.scene().recording().events().value(event) == tag;
    }

    /** Many tags: neighbours share a column, as high as the part of them that is taken. */
    private void bar(int[] holders) {
        Box map = boxes.map();
        int columns = (int) Math.max(1, Math.min(holders.length, map.width() / 3));
        pen.surface().fill(map, 2, Role.TRACK);
        for (int c = 0; c < columns; c++) {
            int from = (int) ((long) holders.length * c / columns);
            int to = (int) ((long) holders.length * (c + 1) / columns);
            int taken = 0;
            for (int tag = from; tag < to; tag++) {
                taken += holders[tag] == Snapshot.NONE ? 0 : 1;
            }
            double height = map.height() * taken / Math.max(1, to - from);
            Box column = map.after(map.width() * c / columns).left(map.width() / columns - 1);
            pen.surface().fill(column.below(map.height() - height), 0, Role.ACCENT);
        }
    }

    private void summary(Bin tags) {
        int used = tags.count(pen.now());
        if (tags.isUnknown()) {
            return;
        }
        String text = tags.capacity() == 0 ? used + " used" : used + " / " + tags.capacity();
        boolean tight = boxes.map().y() > boxes.summary().y();
        boolean full = tags.capacity() > 0 && used >= tags.capacity();
        Role role = full ? Role.DANGER : Role.TEXT;
        String all = tags.isInferred() ? text + "  inferred" : full ? text + "  full" : text;
        Align align = tight ? Align.LEFT : Align.CENTRE;
        pen.text(boxes.summary(), all, align, pen.d().strong(), role);
    }

    private void waiters() {
        Bin waiters = parts.waiters();
        if (boxes.waitHead().isEmpty() || waiters.isUnknown()) {
            return;
        }
        int count = waiters.count(pen.now());
        String text = count == 1 ? "1 waits" : count + " wait";
        Align align = boxes.waiters().isEmpty() ? Align.LEFT : Align.CENTRE;
        Role role = count > 0 ? Role.DANGER : Role.MUTED;
        pen.text(boxes.waitHead(), text, align, pen.d().small(), role);
    }
}
