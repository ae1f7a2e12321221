package org.blkscope.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.blkscope.engine.Task;
import org.blkscope.kernel.QueueState;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Topology;

/** Says what still waits in a machine in which nothing is due any more. */
final class Stall {
    private Stall() {}

    /** One sentence that names places and tasks; empty if nothing waits. */
    static Optional<String> find(List<RequestQueue> queues, List<Task> tasks, Topology topology) {
        List<String> parts = new ArrayList<>();
        for (RequestQueue queue : queues) {
            Map<String, Integer> places = new TreeMap<>();
            QueueState.of(queue, tasks)
                    .places()
                    .values()
                    .forEach(place -> places.merge(topology.place(place).path(), 1, Integer::sum));
            places.forEach((path, count) -> parts.add(count + " at " + path));
        }
        for (Task task : tasks) {
            if (task.kind() == ContextKind.TASK && !task.isDaemon()) {
                parts.add(task.name() + " sleeps");
            }
        }
        return parts.isEmpty()
                ? Optional.empty()
                : Optional.of("nothing is due, but " + String.join(", ", parts));
    }
}
