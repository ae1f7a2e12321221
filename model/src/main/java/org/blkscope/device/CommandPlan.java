package org.blkscope.device;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What happens to the commands of a device, by their number; the first one that is started is 1.
 *
 * @param knownNs times of the first commands; those below 0 are not known
 * @param otherNs time of all others
 * @param inOrder commands end in the order in which the device was given them
 * @param faults what goes wrong, by number
 */
public record CommandPlan(
        List<Long> knownNs, long otherNs, boolean inOrder, Map<Integer, Fault> faults) {
    /** What goes wrong with a command. */
    public enum Fault {
        NONE,
        /** Refused: BLK_STS_RESOURCE. */
        RESOURCE,
        /** Refused: BLK_STS_DEV_RESOURCE. */
        DEV_RESOURCE,
        /** Accepted, then given back through the requeue list. */
        REQUEUE,
        /** Refused: the host is busy. */
        HOST_BUSY,
        /** Refused: the device is busy. */
        DEVICE_BUSY,
        /** Refused: the target is busy. */
        TARGET_BUSY,
        /** Ends at once with status BUSY. */
        BUSY_STATUS,
        /** Ends with an error that is not tried again. */
        FAILED,
        /** Never ends. */
        LOST
    }

    public CommandPlan {
        knownNs = List.copyOf(knownNs);
        faults = Collections.unmodifiableMap(new TreeMap<>(faults));
    }

    /** Commands that take a constant time and go well. */
    public static CommandPlan constant(long ns) {
        return new CommandPlan(List.of(), ns, false, new TreeMap<>());
    }

    /** How long a command takes. */
    public long ns(int command) {
        long time = command <= knownNs.size() ? knownNs.get(command - 1) : -1;
        return time < 0 ? otherNs : time;
    }

    /** What goes wrong with a command. */
    public Fault fault(int command) {
        return faults.getOrDefault(command, Fault.NONE);
    }
}
