package org.blkscope.view.pipeline;

import java.util.List;
import org.blkscope.draw.Box;

/** The line that stands for the CPUs that a queue has no rows for. */
record MoreCpus(Box box, List<CpuParts> cpus) {}
