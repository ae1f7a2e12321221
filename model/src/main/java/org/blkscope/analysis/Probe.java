package org.blkscope.analysis;

import java.util.Set;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;

/**
 * A figure that changes over time: how many lives or tags are at the places it counts, plus the
 * values of the gauges it reads.
 *
 * @param label for people
 * @param places kinds of places that it counts
 * @param gauges kinds of gauges that it reads
 * @param device the device it looks at, -1 for all
 * @param hctx the hardware queue it looks at, -1 for all
 * @param limit the most it can be, 0 if there is no such figure
 * @param coverage how well the source knows what it counts: the worst of its parts
 */
public record Probe(
        String label,
        Set<PlaceKind> places,
        Set<GaugeKind> gauges,
        int device,
        int hctx,
        int limit,
        Coverage coverage) {
    public Probe {
        places = Set.copyOf(places);
        gauges = Set.copyOf(gauges);
    }

    /** True if lives or tags at a place count. */
    public boolean counts(Place place) {
        return places.contains(place.kind()) && looksAt(place.device(), place.hctx());
    }

    /** True if the value of a gauge counts. */
    public boolean reads(Gauge gauge) {
        return gauges.contains(gauge.kind()) && looksAt(gauge.device(), gauge.hctx());
    }

    private boolean looksAt(int itsDevice, int itsHctx) {
        boolean ours = device < 0 || itsDevice < 0 || itsDevice == device;
        return ours && (hctx < 0 || itsHctx == hctx);
    }
}
