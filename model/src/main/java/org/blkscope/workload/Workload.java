package org.blkscope.workload;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.blkscope.base.Rng;
import org.blkscope.engine.Context;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Engine;
import org.blkscope.engine.Frame;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.Submitter;

/** Brings jobs to life: their tasks, on a machine that is ready for them. */
public final class Workload {
    private static final int COMM_LENGTH = 15;

    private final Engine engine;
    private final CostTable costs;
    private final Map<String, RequestQueue> disks;
    private final Pids pids;
    private final DiskUsers users = new DiskUsers();
    private final Map<Integer, PageCache> caches = new TreeMap<>();
    private final Rng seeds;

    /**
     * @param disks queues by disk name
     */
    public Workload(Engine engine, CostTable costs, Map<String, RequestQueue> disks, long seed) {
        this.engine = engine;
        this.costs = costs;
        this.disks = disks;
        pids = new Pids(100);
        seeds = new Rng(seed);
    }

    /**
     * Starts a job.
     *
     * @param own the disk it works on; empty if its script opens files
     * @param startNs when each of its processes begins; the last value serves for all others
     */
    public void start(String name, Work work, int cpu, List<RequestQueue> own, List<Long> startNs) {
        Submitter submitter = new Submitter(engine.recorder().recording().tasks().number(name));
        if (work instanceof Script script) {
            Barrier barrier = new Barrier(script.processes().size());
            for (int i = 0; i < script.processes().size(); i++) {
                UserProcess process = process(name, submitter, cpu);
                List<Command> commands = script.processes().get(i).commands();
                begin(
                        process,
                        new ScriptRun(
                                process, commands, disks, own, barrier, users, seeds.nextLong()),
                        startNs,
                        i);
            }
        } else if (work instanceof FioJob job) {
            for (int i = 0; i < job.numJobs(); i++) {
                UserProcess process = process(name, submitter, (cpu + i) % engine.cpus());
                begin(
                        process,
                        new FioRun(process, job, own.get(0), cache(own.get(0)), seeds.nextLong()),
                        startNs,
                        i);
            }
        }
    }

    private PageCache cache(RequestQueue queue) {
        return caches.computeIfAbsent(queue.device(), device -> new PageCache());
    }

    private UserProcess process(String name, Submitter submitter, int cpu) {
        String comm = name.length() > COMM_LENGTH ? name.substring(0, COMM_LENGTH) : name;
        return new UserProcess(engine, costs, comm, submitter, cpu, pids);
    }

    private void begin(UserProcess process, Frame frame, List<Long> startNs, int index) {
        process.task().call(frame);
        long at =
                startNs.isEmpty()
                        ? engine.nowNs()
                        : startNs.get(Math.min(index, startNs.size() - 1));
        if (at <= engine.nowNs()) {
            process.task().wake();
            return;
        }
        engine.arm(
                new Timer() {
                    @Override
                    protected void expire(Context ctx) {
                        process.task().wake();
                    }
                },
                process.task().cpu(),
                at);
    }
}
