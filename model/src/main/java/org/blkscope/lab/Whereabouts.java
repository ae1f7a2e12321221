package org.blkscope.lab;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.blkscope.capture.meta.BlockEvent;
import org.blkscope.recording.ContextKind;

/**
 * How far CPU and context of events agree: the first event of a text in one sequence is compared
 * with the first such event in the other, the second with the second and so on. An event without a
 * partner agrees in nothing.
 *
 * @param events length of the longer sequence
 * @param sameCpu events on the same CPU
 * @param sameContext events in the same context: submitter, kblockd, other worker, or interrupt and
 *     softirq
 */
public record Whereabouts(int events, int sameCpu, int sameContext) {
    private enum Where {
        SUBMITTER,
        KBLOCKD,
        WORKER,
        INTERRUPT
    }

    /** Compares what the kernel did with what the model did. */
    static Whereabouts of(List<BlockEvent> expected, List<BlockEvent> actual) {
        Map<String, Deque<BlockEvent>> partners = new TreeMap<>();
        for (BlockEvent event : actual) {
            partners.computeIfAbsent(event.text(), text -> new ArrayDeque<>()).add(event);
        }
        int sameCpu = 0;
        int sameContext = 0;
        for (BlockEvent event : expected) {
            Deque<BlockEvent> same = partners.get(event.text());
            BlockEvent partner = same == null ? null : same.poll();
            if (partner != null) {
                sameCpu += partner.cpu() == event.cpu() ? 1 : 0;
                sameContext += where(partner.context()) == where(event.context()) ? 1 : 0;
            }
        }
        return new Whereabouts(Math.max(expected.size(), actual.size()), sameCpu, sameContext);
    }

    private static Where where(ContextKind context) {
        return switch (context) {
            case KBLOCKD -> Where.KBLOCKD;
            case WORKER -> Where.WORKER;
            case HARDIRQ, SOFTIRQ, IDLE -> Where.INTERRUPT;
            case TASK, UNKNOWN -> Where.SUBMITTER;
        };
    }

    /** Share of events on the same CPU, in percent. */
    public double cpuPercent() {
        return Agreement.percent(events - sameCpu, events);
    }

    /** Share of events in the same context, in percent. */
    public double contextPercent() {
        return Agreement.percent(events - sameContext, events);
    }
}
