package org.blkscope.view.timeline;

import java.util.List;
import org.blkscope.analysis.DeviceSpans;
import org.blkscope.analysis.DeviceSpans.Stay;
import org.blkscope.analysis.Series;
import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.HitMap;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.draw.Surface;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Recording;

/**
 * The stays of requests in the device: one bar each while they can be told apart, else how many
 * there are.
 */
final class LanePainter {
    private static final int MOST_STAYS = 800;
    private static final double LEAST_HEIGHT = 3;
    private static final double LABEL_HEIGHT = 12;

    private final Surface surface;
    private final TimelineScene scene;
    private final TimelineLayout layout;
    private final Recording recording;
    private final HitMap<Integer> hits = new HitMap<>();

    LanePainter(Surface surface, TimelineScene scene, TimelineLayout layout) {
        this.surface = surface;
        this.scene = scene;
        this.layout = layout;
        recording = scene.recording();
    }

    HitMap<Integer> paint(int[] borders) {
        Box lane = layout.lane();
        surface.outline(lane, 3, Role.TRACK, Stroke.THIN);
        int from = borders[0];
        int to = borders[borders.length - 1];
        List<Stay> stays = scene.index().stays(from, to, MOST_STAYS + 1);
        StayPacker packed = new StayPacker(stays);
        double level = Math.min(18, (lane.height() - 2) / Math.max(1, packed.levels()));
        if (stays.size() > MOST_STAYS || level < LEAST_HEIGHT) {
            crowd(borders);
            return hits;
        }
        surface.save();
        surface.clip(lane);
        for (int i = 0; i < stays.size(); i++) {
            double top = Math.rint(lane.y() + 1 + packed.levelOf(i) * level);
            stay(stays.get(i), top, Math.max(2, Math.floor(level) - 1));
        }
        surface.restore();
        return hits;
    }

    private void stay(Stay stay, double top, double height) {
        double left = x(recording.events().timeNs(stay.begin()));
        boolean open = stay.end() == DeviceSpans.OPEN;
        double right = open ? layout.lane().right() : x(recording.events().timeNs(stay.end()));
        Box bar = new Box(left, top, Math.max(1, right - left - 1), height);
        Lives lives = recording.lives();
        boolean selected = stay.life() == scene.selectedLife();
        double radius = Math.min(3, height / 3);
        surface.fill(bar, radius, fill(lives, stay.life()));
        Role edge = edge(lives, stay.life());
        if (height >= 6) {
            surface.outline(bar, radius, edge, open ? Stroke.DASHED : Stroke.THIN);
        } else {
            surface.fill(bar, 0, edge);
        }
        if (selected) {
            surface.outline(bar.inset(-1), radius + 1, Role.SELECTED, Stroke.THICK);
        }
        label(bar, lives.label(stay.life()), edge);
        hits.add(bar, stay.life());
    }

    private void label(Box bar, String text, Role role) {
        Box seen =
                Box.between(
                        Math.max(bar.x(), layout.lane().x()), bar.y(),
                        Math.min(bar.right(), layout.lane().right()), bar.bottom());
        boolean fits = surface.width(text, layout.figures()) + 6 <= seen.width();
        if (bar.height() >= LABEL_HEIGHT && fits) {
            surface.textIn(seen, text, Align.CENTRE, layout.figures(), role);
        }
    }

    /** Too many to tell apart: the height says how many there were at a time. */
    private void crowd(int[] borders) {
        int inFlight = -1;
        for (int i = 0; i < scene.index().probes().size(); i++) {
            inFlight = scene.index().probes().get(i).label().equals("in flight") ? i : inFlight;
        }
        if (inFlight >= 0) {
            Series series = scene.index().series(inFlight, borders);
            double[] area = new Curve(layout.lane().inset(0, 1), series, series.top()).area();
            if (area.length >= 6) {
                surface.save();
                surface.opacity(0.35);
                surface.polygon(area, Role.ACCENT);
                surface.restore();
            }
        }
        String text = "zoom in to tell requests apart";
        double width = surface.width(text, layout.small()) + 10;
        if (width < layout.lane().width()) {
            Box box = new Box(0, 0, width, layout.small().size() + 4);
            Box plate = box.centredOn(layout.lane().centreX(), layout.lane().centreY());
            surface.fill(plate, 3, Role.PANEL);
            surface.textIn(plate, text, Align.CENTRE, layout.small(), Role.MUTED);
        }
    }

    private double x(long timeNs) {
        Box plot = layout.plot();
        double x = plot.x() + plot.width() * scene.span().fraction(timeNs);
        return Math.rint(Math.max(plot.x() - 50, Math.min(plot.right() + 50, x)));
    }

    private static Role edge(Lives lives, int life) {
        return switch (lives.letter(life)) {
            case 'R' -> Role.READ;
            case 'W' -> Role.WRITE;
            case 'F' -> Role.FLUSH;
            case 'A' -> Role.ZONE_APPEND;
            case 'P' -> Role.PASSTHROUGH;
            default -> Role.DISCARD;
        };
    }

    private static Role fill(Lives lives, int life) {
        return switch (lives.letter(life)) {
            case 'R' -> Role.READ_FILL;
            case 'W' -> Role.WRITE_FILL;
            case 'F' -> Role.FLUSH_FILL;
            case 'A' -> Role.ZONE_APPEND_FILL;
            case 'P' -> Role.PASSTHROUGH_FILL;
            default -> Role.DISCARD_FILL;
        };
    }
}
