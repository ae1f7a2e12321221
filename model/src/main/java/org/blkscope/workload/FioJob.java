package org.blkscope.workload;

import java.util.OptionalLong;

/**
 * A job in fio's words; each word means what fio means by it.
 *
 * @param pattern {@code rw}
 * @param blockSectors {@code bs} in sectors of 512 bytes, at least 1
 * @param ioDepth fio's iodepth, operations in flight per process, 1 to 65536; {@link Engine#SYNC}
 *     keeps one
 * @param numJobs fio's numjobs, processes that do the same, 1 to 1024
 * @param sizeSectors {@code size}, sectors each process transfers and the span it works on
 * @param fsync {@code fsync}: an fsync after so many writes, 0 for never
 * @param direct {@code direct}: O_DIRECT
 * @param engine fio's ioengine
 * @param readPercent {@code rwmixread}, 0 to 100: share of reads in a mixed pattern
 * @param offsetSectors {@code offset}: where the span begins
 * @param runtimeNs {@code runtime}: stop after this time even if the size is not reached; empty for
 *     no limit
 * @param ioSectors {@code io_size}: sectors each process transfers; empty for the size of the span
 */
public record FioJob(
        Pattern pattern,
        int blockSectors,
        int ioDepth,
        int numJobs,
        long sizeSectors,
        int fsync,
        boolean direct,
        Engine engine,
        int readPercent,
        long offsetSectors,
        OptionalLong runtimeNs,
        OptionalLong ioSectors)
        implements Work {

    /** {@code rw}: direction and order. */
    public enum Pattern {
        READ("read", true, false, false),
        WRITE("write", false, true, false),
        RANDREAD("randread", true, false, true),
        RANDWRITE("randwrite", false, true, true),
        RW("rw", true, true, false),
        RANDRW("randrw", true, true, true);

        private final String word;
        private final boolean reads;
        private final boolean writes;
        private final boolean random;

        Pattern(String word, boolean reads, boolean writes, boolean random) {
            this.word = word;
            this.reads = reads;
            this.writes = writes;
            this.random = random;
        }

        /** fio's word. */
        public String word() {
            return word;
        }

        public boolean reads() {
            return reads;
        }

        public boolean writes() {
            return writes;
        }

        /** True for random order, false for ascending sectors. */
        public boolean random() {
            return random;
        }
    }

    /** fio's ioengine: the system calls used. */
    public enum Engine {
        LIBAIO("libaio"),
        IO_URING("io_uring"),
        SYNC("sync");

        private final String word;

        Engine(String word) {
            this.word = word;
        }

        /** fio's word. */
        public String word() {
            return word;
        }
    }
}
