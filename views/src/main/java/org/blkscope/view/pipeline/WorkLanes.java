package org.blkscope.view.pipeline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Gauge;

/**
 * The work items of kblockd at a moment: for each CPU those that wait for its worker, first to run
 * first, and behind them those that wait for their time.
 *
 * <p>A gauge says only on which CPU an item waits. The order follows from when it was put there:
 * queuing an item again takes it to the tail (RUN-4).
 */
final class WorkLanes {
    /** Events that are looked back at; an item that waits for longer has its place at the front. */
    private static final int MOST_BACK = 1 << 17;

    /**
     * An item.
     *
     * @param since event that put it where it is
     */
    record Item(Gauge gauge, int value, int since) {
        /** True while it waits for its time. */
        boolean isDelayed() {
            return value < 0;
        }

        int cpu() {
            return Math.abs(value) - 1;
        }
    }

    /** The items of one CPU. */
    record Lane(int cpu, List<Item> items) {}

    private WorkLanes() {}

    static List<Lane> of(PipelineScene scene, List<Gauge> gauges) {
        Map<Integer, Gauge> waiting = new TreeMap<>();
        for (Gauge gauge : gauges) {
            if (scene.after().gauge(gauge.id()) != 0) {
                waiting.put(gauge.id(), gauge);
            }
        }
        Map<Integer, List<Item>> lanes = new TreeMap<>();
        for (Item item : items(scene, waiting)) {
            lanes.computeIfAbsent(item.cpu(), cpu -> new ArrayList<>()).add(item);
        }
        List<Lane> all = new ArrayList<>();
        lanes.forEach((cpu, items) -> all.add(new Lane(cpu, sorted(items))));
        return all;
    }

    private static List<Item> items(PipelineScene scene, Map<Integer, Gauge> waiting) {
        EventLog events = scene.recording().events();
        List<Item> items = new ArrayList<>();
        int end = Math.max(0, scene.after().moment() - MOST_BACK);
        for (int event = scene.after().moment() - 1; event >= end && !waiting.isEmpty(); event--) {
            if (events.kind(event) == EventKind.STATE) {
                Gauge gauge = waiting.remove(events.place(event));
                if (gauge != null) {
                    items.add(new Item(gauge, events.value(event), event));
                }
            }
        }
        waiting.forEach((id, gauge) -> items.add(new Item(gauge, scene.after().gauge(id), -1)));
        return items;
    }

    private static List<Item> sorted(List<Item> items) {
        return items.stream()
                .sorted(Comparator.comparing(Item::isDelayed).thenComparingInt(Item::since))
                .toList();
    }
}
