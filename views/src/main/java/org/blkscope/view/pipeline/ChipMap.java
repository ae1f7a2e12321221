package org.blkscope.view.pipeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.blkscope.draw.Box;
import org.blkscope.recording.Place;
import org.blkscope.recording.Snapshot;

/** Where each life of a snapshot is drawn. */
final class ChipMap {
    /**
     * The number that stands for the rest of a list.
     *
     * @param place first of the places whose lives it stands for
     */
    record More(Box box, int count, int place) {}

    private final Map<Integer, Box> boxes = new LinkedHashMap<>();
    private final Map<Integer, Box> hiddenIn = new LinkedHashMap<>();
    private final List<More> more = new ArrayList<>();
    private final PipelineLayout layout;
    private final Snapshot snapshot;
    private final ChipSize size;

    ChipMap(PipelineLayout layout, Snapshot snapshot, ChipSize size) {
        this.layout = layout;
        this.snapshot = snapshot;
        this.size = size;
        layout.lists().stream().filter(l -> !l.bin().isUnknown()).forEach(this::put);
    }

    /** Lives with a chip of their own, with its box. */
    Map<Integer, Box> chips() {
        return boxes;
    }

    List<More> more() {
        return more;
    }

    /**
     * Box of a life: its chip, or the number that it is part of; empty if it is not drawn at all.
     */
    Box find(int life) {
        Box chip = boxes.get(life);
        if (chip != null) {
            return chip;
        }
        return hiddenIn.getOrDefault(snapshot.placeOf(life), Box.NONE);
    }

    /** The free cell behind a place's list, empty if there is none. */
    Box behind(Place place) {
        for (ListBox list : layout.lists()) {
            if (list.bin().places().contains(place) && !list.bin().isUnknown()) {
                Density d = layout.density();
                int count = list.bin().count(snapshot);
                return ChipFlow.nextCell(list.area(), size.width(), d.chipHeight(), d.gap(), count);
            }
        }
        return Box.NONE;
    }

    private void put(ListBox list) {
        Density d = layout.density();
        int count = list.bin().count(snapshot);
        ChipFlow flow = ChipFlow.of(list.area(), size.width(), d.chipHeight(), d.gap(), count);
        int at = 0;
        for (Place place : list.bin().places()) {
            int life = snapshot.first(place.id());
            while (life != Snapshot.NONE && at < flow.cells().size()) {
                boxes.put(life, flow.cells().get(at++));
                life = snapshot.next(life);
            }
            if (flow.hidden() > 0) {
                hiddenIn.put(place.id(), flow.more());
            }
        }
        if (flow.hidden() > 0) {
            more.add(new More(flow.more(), flow.hidden(), list.bin().firstId()));
        }
    }
}
