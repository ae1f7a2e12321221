package org.blkscope.view.pipeline;

import java.util.LinkedHashSet;
import java.util.Set;
import org.blkscope.draw.Box;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Verb;

/**
 * Where a followed request was before: its last places have a dashed edge, fainter the longer ago.
 */
final class TrailPainter {
    private static final int PLACES = 4;
    private static final int FURTHEST = 20_000;

    private final Pen pen;

    TrailPainter(Pen pen) {
        this.pen = pen;
    }

    void paint() {
        if (!pen.scene().followed() || pen.scene().selectedLife() < 0) {
            return;
        }
        double opacity = 1;
        for (int place : lastPlaces(pen.scene().selectedLife())) {
            Box area = pen.layout().areaOf(pen.scene().recording().topology().place(place));
            if (!area.isEmpty()) {
                pen.surface().save();
                pen.surface().opacity(opacity);
                pen.surface().outline(area.inset(-2), 5, Role.SELECTED, Stroke.DASHED);
                pen.surface().restore();
            }
            opacity *= 0.7;
        }
    }

    /** Places of a life up to the moment that is shown, the latest first. */
    private Set<Integer> lastPlaces(int life) {
        EventLog events = pen.scene().recording().events();
        Set<Integer> places = new LinkedHashSet<>();
        int event = pen.scene().event();
        int end = Math.max(0, event - FURTHEST);
        while (event >= end && places.size() < PLACES) {
            Verb verb = events.kind(event).verb();
            if (events.life(event) == life && (verb == Verb.MOVE || verb == Verb.APPEAR)) {
                places.add(events.place(event));
            }
            event--;
        }
        return places;
    }
}
