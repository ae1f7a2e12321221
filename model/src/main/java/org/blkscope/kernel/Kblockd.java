package org.blkscope.kernel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Engine;
import org.blkscope.engine.Frame;
import org.blkscope.engine.Task;
import org.blkscope.recording.ContextKind;
import org.jspecify.annotations.Nullable;

/**
 * The high-priority workqueue of the block layer: one worker and one list a CPU, first come, first
 * served (RUN-4).
 */
public final class Kblockd {
    private final List<Worker> workers = new ArrayList<>();

    /** Makes a worker for each CPU. */
    public Kblockd(Engine engine, CostTable costs) {
        for (int cpu = 0; cpu < engine.cpus(); cpu++) {
            Worker worker = new Worker();
            String name = "kworker/" + cpu + ":1H-" + (44 + cpu);
            Submitter nobody = new Submitter(engine.recorder().recording().tasks().number(name));
            worker.task =
                    new KernelTask(
                            engine,
                            name,
                            nobody,
                            ContextKind.KBLOCKD,
                            cpu,
                            Task.WORKER,
                            costs.workerWakeup());
            worker.task.call(worker);
            workers.add(worker);
        }
    }

    void append(WorkItem item, int cpu) {
        Worker worker = workers.get(cpu);
        worker.items.addLast(item);
        worker.task.wake();
    }

    void take(WorkItem item, int cpu) {
        workers.get(cpu).items.remove(item);
    }

    private static final class Worker extends Frame {
        private final ArrayDeque<WorkItem> items = new ArrayDeque<>();
        private @Nullable WorkItem current;

        @SuppressWarnings("NullAway.Init")
        private KernelTask task;

        @Override
        protected Next step(Context ctx) {
            WorkItem before = current;
            if (before != null) {
                before.ended();
            }
            WorkItem item = items.pollFirst();
            current = item;
            if (item == null) {
                return Next.SLEEP;
            }
            ctx.call(item.begin(ctx));
            return Next.AGAIN;
        }
    }
}
