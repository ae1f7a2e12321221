package org.blkscope.view.pipeline;

import org.blkscope.draw.Align;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;

/** The device, or one of its queues: what it works on and what is being completed. */
final class DevicePainter {
    private final Pen pen;

    DevicePainter(Pen pen) {
        this.pen = pen;
    }

    void paint() {
        String driver = pen.layout().anatomy().facts().driver();
        if (!pen.layout().device().frame().isEmpty()) {
            paint(pen.layout().device(), driver.isEmpty() ? "device" : driver, true);
        }
        for (QueueBoxes queue : pen.layout().queues()) {
            if (!queue.device().frame().isEmpty()) {
                String name = "queue " + queue.parts().hctx();
                paint(queue.device(), name, !queue.hctx().narrow());
            }
        }
    }

    private void paint(DeviceBoxes boxes, String name, boolean tall) {
        Bin bin = boxes.device();
        pen.frame(boxes.frame(), Role.GOOD, Stroke.THIN);
        pen.hits().add(boxes.frame(), new Target.OfPlace(bin.firstId()));
        if (bin.firstId() != 0 && bin.firstId() == pen.scene().selectedPlace()) {
            pen.surface().outline(boxes.frame(), 5, Role.SELECTED, Stroke.THICK);
        }
        int inside = bin.count(pen.now());
        if (tall) {
            pen.text(boxes.title(), name, Align.LEFT, pen.d().strong(), Role.TEXT);
            String most = bin.capacity() > 0 ? inside + "/" + bin.capacity() : "" + inside;
            pen.pair(boxes.count(), "in flight", bin.isUnknown() ? "unknown" : most, Role.TEXT);
        } else {
            pen.pair(boxes.title(), name, inside + " in flight", Role.TEXT);
        }
        if (bin.isUnknown() && !bin.isAbsent()) {
            pen.unknown(boxes.inside());
        }
        pen.listHead(boxes.doneHead(), "completing", boxes.completing(), "");
        if (boxes.completing().isUnknown() && !boxes.completing().isAbsent()) {
            pen.unknown(boxes.done());
        }
        if (!boxes.done().isEmpty()) {
            pen.hits().add(boxes.done(), new Target.OfPlace(boxes.completing().firstId()));
        }
    }
}
