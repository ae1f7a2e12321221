package org.blkscope.kernel;

/** {@code struct blk_mq_ctx}: the requests of one CPU that wait for their hardware queue. */
final class SoftwareQueue {
    final int cpu;

    /** The hardware queue it maps to. */
    final HardwareQueue hctx;

    /** Its bit in {@code hctx->ctx_map}. */
    final int indexHw;

    final RequestList rqList = new RequestList();

    /** Its place in the recording. */
    final int place;

    SoftwareQueue(int cpu, HardwareQueue hctx, int indexHw, int place) {
        this.cpu = cpu;
        this.hctx = hctx;
        this.indexHw = indexHw;
        this.place = place;
    }
}
