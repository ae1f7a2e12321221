package org.blkscope.workload;

/** The first sector of an operation, in units of 512 bytes. */
public sealed interface Sector {
    /** Always the same sector. */
    record Fixed(long sector) implements Sector {
        @Override
        public String text() {
            return Long.toString(sector);
        }
    }

    /**
     * {@code base + i * step}, where i counts the turns of the innermost loop from 0; outside a
     * loop i is 0.
     */
    record Stepped(long base, long step) implements Sector {
        @Override
        public String text() {
            return base + "+i" + step;
        }
    }

    /** A random multiple of the operation's length, from 0 to below {@code below}. */
    record Random(long below) implements Sector {
        @Override
        public String text() {
            return "r" + below;
        }
    }

    /** As a script writes it: {@code 128}, {@code 100+i8}, {@code r65536}. */
    String text();
}
