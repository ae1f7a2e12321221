package org.blkscope.view.pipeline;

import java.util.List;
import org.blkscope.recording.Device;
import org.blkscope.recording.Topology;

/**
 * The parts of one device, sorted by the role that they play in the pipeline.
 *
 * @param cpus one entry a CPU, in order
 * @param queues one entry a hardware queue, in order; a single one without a number if the source
 *     tells none apart
 * @param queueOfCpuKnown false if several queues exist and the source does not say which CPU uses
 *     which
 * @param scheduler what belongs to no single queue
 * @param device what belongs to no single queue
 * @param ctx a software queue that stands for those of all CPUs
 * @param elsewhere whatever has no box of its own: seen but not to be placed, or of no known queue
 * @param requeueWork number of the gauge, -1 if there is none
 */
record Anatomy(
        Device facts,
        List<CpuParts> cpus,
        List<QueueParts> queues,
        boolean queueOfCpuKnown,
        Bin ctx,
        Bin scheduler,
        Bin schedTags,
        Bin device,
        Bin completing,
        Bin requeue,
        Bin flushPending,
        Bin flushRunning,
        Bin elsewhere,
        int requeueWork) {

    static Anatomy of(Topology topology, Device facts) {
        return new AnatomySorter(topology, facts).sort();
    }

    boolean hasPlug() {
        return cpus.stream().anyMatch(c -> !c.plug().isAbsent());
    }

    /** True if CPUs have software queues of their own. */
    boolean hasCpuCtx() {
        return cpus.stream().anyMatch(c -> !c.ctx().isAbsent());
    }

    boolean hasCtx() {
        return !ctx.isAbsent() || hasCpuCtx();
    }

    boolean hasScheduler() {
        return !scheduler.isAbsent() || queues.stream().anyMatch(q -> !q.scheduler().isAbsent());
    }

    boolean hasTags() {
        return queues.stream().anyMatch(q -> !q.tags().isAbsent());
    }

    boolean hasFlush() {
        return !flushPending.isAbsent() || !flushRunning.isAbsent();
    }

    /** True if each queue has a place of its own in the device. */
    boolean hasDeviceQueues() {
        return device.isAbsent() && queues.stream().anyMatch(q -> !q.device().isAbsent());
    }
}
