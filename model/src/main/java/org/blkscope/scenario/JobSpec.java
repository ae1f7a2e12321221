package org.blkscope.scenario;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.blkscope.workload.Work;

/**
 * A job: one or more processes of user space.
 *
 * @param name also the command name of its tasks
 * @param cpu the CPU it is bound to; empty: CPU 0 until its script says otherwise
 * @param device the device it works on; empty if its script opens files itself
 * @param work what it does
 * @param firstSubmitNs clock of the first operation of each process where that is known; empty: as
 *     soon as it can
 */
public record JobSpec(
        String name,
        OptionalInt cpu,
        Optional<String> device,
        Work work,
        List<Long> firstSubmitNs) {
    public JobSpec {
        firstSubmitNs = List.copyOf(firstSubmitNs);
    }
}
