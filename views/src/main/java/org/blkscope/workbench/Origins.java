package org.blkscope.workbench;

import org.blkscope.recording.Origin;

/** Where a recording comes from, in few words. */
final class Origins {
    private Origins() {}

    /**
     * The kernel it tells of: {@code v6.12.y}; {@code ftrace} and the like if the source does not
     * name one.
     */
    static String kernel(Origin origin) {
        if (origin instanceof Origin.Simulated simulated) {
            return simulated.kernel()
                    + (simulated.changes().isEmpty() ? "" : " +" + simulated.changes().size());
        }
        if (origin instanceof Origin.Traced traced) {
            return traced.kernel().isEmpty()
                    ? traced.format()
                    : traced.format() + " · " + traced.kernel();
        }
        return "debugfs dump";
    }
}
