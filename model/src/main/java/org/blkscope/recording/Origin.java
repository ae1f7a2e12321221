package org.blkscope.recording;

import java.nio.file.Path;
import java.util.List;

/**
 * Where a recording comes from. Only what a source can know depends on it; views ask {@link
 * Coverage} instead.
 */
public sealed interface Origin {
    /** One line for titles: what, on what, with which seed. */
    String headline();

    /** True if more can be learnt by running on: the source is a machine. */
    boolean isModel();

    /** A run of the model. */
    record Simulated(String scenario, String kernel, List<String> changes, long seed)
            implements Origin {
        public Simulated {
            changes = List.copyOf(changes);
        }

        @Override
        public String headline() {
            String with = changes.isEmpty() ? "" : " with " + String.join(", ", changes);
            return scenario + " on " + kernel + with + ", seed " + seed;
        }

        @Override
        public boolean isModel() {
            return true;
        }
    }

    /** A trace of a real kernel. */
    record Traced(Path file, String format, String kernel) implements Origin {
        @Override
        public String headline() {
            return file.getFileName()
                    + " ("
                    + format
                    + (kernel.isEmpty() ? "" : ", " + kernel)
                    + ")";
        }

        @Override
        public boolean isModel() {
            return false;
        }
    }

    /** Dumps of a stopped or running machine. */
    record Dumped(List<Path> files) implements Origin {
        public Dumped {
            files = List.copyOf(files);
        }

        @Override
        public String headline() {
            return files.size() == 1
                    ? "debugfs dump " + files.get(0).getFileName()
                    : files.size() + " debugfs dumps";
        }

        @Override
        public boolean isModel() {
            return false;
        }
    }
}
