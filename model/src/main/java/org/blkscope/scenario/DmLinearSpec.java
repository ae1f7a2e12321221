package org.blkscope.scenario;

import java.util.List;

/**
 * A stack of linear targets ({@code dm-linear}); the devices below come earlier in the scenario.
 *
 * @param targets in order of their starts
 */
public record DmLinearSpec(List<Target> targets) implements DriverSpec {
    /** The word of the key {@code type}. */
    public static final String TYPE = "dm-linear";

    /**
     * A range of the device.
     *
     * @param start first sector
     * @param length sectors
     * @param device name of the device below
     * @param offset sector below where the range begins
     */
    public record Target(long start, long length, String device, long offset) {}

    public DmLinearSpec {
        targets = List.copyOf(targets);
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public int tagDepth() {
        return 1;
    }

    @Override
    public long sectors() {
        return targets.stream().mapToLong(t -> t.start() + t.length()).max().orElse(0);
    }
}
