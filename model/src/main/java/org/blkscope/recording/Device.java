package org.blkscope.recording;

import java.util.List;

/**
 * A block device of a recording.
 *
 * @param id position in {@link Topology#devices()}
 * @param name disk name such as {@code nullb0}; the device number when the source gives no name
 * @param number {@code major,minor}, empty if not known
 * @param driver what is behind it, such as {@code null_blk}; empty if not known
 * @param scheduler {@code none}, {@code mq-deadline} ...; empty if not known
 * @param hctxOfCpu hardware queue of each CPU; empty if not known
 */
public record Device(
        int id,
        String name,
        String number,
        String driver,
        String scheduler,
        List<Integer> hctxOfCpu) {
    public Device {
        hctxOfCpu = List.copyOf(hctxOfCpu);
    }

    /** Number of hardware queues, 0 if not known. */
    public int hctxs() {
        return hctxOfCpu.stream().mapToInt(h -> h + 1).max().orElse(0);
    }
}
