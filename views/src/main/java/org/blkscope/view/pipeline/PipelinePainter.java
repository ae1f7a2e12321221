package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;
import org.blkscope.draw.HitMap;
import org.blkscope.draw.Role;
import org.blkscope.draw.Surface;
import org.blkscope.recording.Device;
import org.blkscope.recording.Topology;

/** Draws a scene. Keeps nothing: the same scene and size give the same drawing. */
public final class PipelinePainter {
    private PipelinePainter() {}

    /**
     * Draws a scene over the whole of an area.
     *
     * @param width of the area in view units
     * @param height of the area in view units
     * @return what lies where, in view units
     */
    public static HitMap<Target> paint(
            Surface surface, PipelineScene scene, double width, double height) {
        HitMap<Target> hits = new HitMap<>();
        surface.fill(new Box(0, 0, width, height), 0, Role.PANEL);
        Topology topology = scene.recording().topology();
        if (topology.devices().isEmpty()) {
            surface.textIn(
                    new Box(0, 0, width, height),
                    "The recording has no block device.",
                    org.blkscope.draw.Align.CENTRE,
                    org.blkscope.draw.TextStyle.words(12),
                    Role.MUTED);
            return hits;
        }
        Device facts = topology.device(scene.device());
        Anatomy anatomy = Anatomy.of(topology, facts);
        PipelineLayout layout =
                PipelineLayout.of(
                        anatomy,
                        width,
                        height,
                        scene.eventCpu(),
                        scene.focusHctx(),
                        topology.devices().size() > 1);
        paint(new Pen(surface, scene, layout, hits));
        return hits;
    }

    private static void paint(Pen pen) {
        new LegendPainter(pen).paint();
        new BannerPainter(pen).paint();
        new CpuPainter(pen).paint();
        new SchedulerPainter(pen).paint();
        for (QueueBoxes queue : pen.layout().queues()) {
            new HctxPainter(pen, queue).paint();
            new TagsPainter(pen, queue).paint();
        }
        new DevicePainter(pen).paint();
        new FootPainter(pen).paint();
        new StripsPainter(pen).paint();
        chips(pen);
    }

    private static void chips(Pen pen) {
        PipelineScene scene = pen.scene();
        int tags =
                pen.layout().anatomy().queues().stream()
                        .mapToInt(q -> q.tags().capacity())
                        .max()
                        .orElse(0);
        ChipSize size = ChipSize.of(scene.recording().lives(), tags, pen.d(), pen.surface());
        ChipMap before = new ChipMap(pen.layout(), scene.before(), size);
        ChipMap after = new ChipMap(pen.layout(), scene.after(), size);
        ChipPainter chips = new ChipPainter(pen, before, after);
        MovePainter move = new MovePainter(pen, chips, before, after);
        new TrailPainter(pen).paint();
        chips.paint(move.mover());
        move.paint();
    }
}
