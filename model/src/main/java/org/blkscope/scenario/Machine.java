package org.blkscope.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Engine;
import org.blkscope.engine.StopReason;
import org.blkscope.kernel.BrokenInvariant;
import org.blkscope.kernel.EventInvariants;
import org.blkscope.kernel.Invariants;
import org.blkscope.kernel.Kblockd;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.profile.Change;
import org.blkscope.kernel.profile.Flag;
import org.blkscope.kernel.profile.KernelProfile;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Step;
import org.blkscope.workload.Workload;
import org.jspecify.annotations.Nullable;

/**
 * A scenario brought to life: kernel, devices, tasks and clock, writing one recording.
 *
 * <p>It runs only as far as it is asked to; running to the end, or step by step, gives the same
 * recording.
 */
public final class Machine implements Feed {
    /** A tick of the clock at HZ 250. */
    private static final long TICK_NS = 4_000_000;

    /** Events between two checks of the whole state. */
    private static final int WALK_EVERY = 1 << 16;

    /** So often late requests may be looked at while nothing else happens: then it is a stall. */
    private static final int MOST_IDLE_TIMEOUTS = 100;

    private final Recording recording;
    private final Engine engine;
    private final List<RequestQueue> queues = new ArrayList<>();
    private final long endNs;
    private int walkEvery = WALK_EVERY;
    private int nextWalk = WALK_EVERY;
    private @Nullable StopReason stopped;
    private int idleTimeouts;
    private boolean over;

    /**
     * Builds the machine; nothing has happened yet.
     *
     * @throws IllegalArgumentException if the scenario asks for something that is not modelled,
     *     naming it
     */
    public Machine(Scenario scenario) {
        KernelProfile profile = profile(scenario);
        CostTable costs = CostTables.table(scenario.costs());
        recording =
                new Recording(
                        new Origin.Simulated(
                                scenario.name(), profile.name(), scenario.with(), scenario.seed()));
        engine =
                new Engine(
                        new Recorder(recording),
                        scenario.cpus(),
                        scenario.seed(),
                        scenario.startNs(),
                        TICK_NS,
                        costs.irqEntry(),
                        costs.softirqRaise());
        engine.setContextSwitch(costs.contextSwitch());
        endNs =
                scenario.untilNs().isPresent()
                        ? scenario.startNs() + scenario.untilNs().getAsLong()
                        : Long.MAX_VALUE;
        EventInvariants.watch(engine.recorder());
        Kblockd kblockd = new Kblockd(engine, costs);
        Map<String, RequestQueue> disks = new TreeMap<>();
        Disks builder = new Disks(new Disks.Frame(engine, costs, profile, kblockd, scenario));
        for (DeviceSpec device : scenario.devices()) {
            RequestQueue queue = builder.build(device);
            queues.add(queue);
            disks.put(device.name(), queue);
        }
        Workload workload = new Workload(engine, costs, disks, scenario.seed());
        for (JobSpec job : scenario.jobs()) {
            List<RequestQueue> own = job.device().map(disks::get).map(List::of).orElse(List.of());
            workload.start(job.name(), job.work(), job.cpu().orElse(0), own, job.firstSubmitNs());
        }
    }

    /** What it writes. */
    public Recording recording() {
        return recording;
    }

    /** Its disks, in the order of the scenario. */
    public List<RequestQueue> queues() {
        return List.copyOf(queues);
    }

    /** Its clock. */
    public Engine engine() {
        return engine;
    }

    /** Runs to the end: nothing is left to do, or the scenario's time is over. */
    public Recording run() {
        while (turn()) {
            // one turn after the other
        }
        return recording;
    }

    @Override
    public boolean advance(Step step, IntPredicate stopWhen) {
        int from = recording.size();
        long time = engine.nextNs();
        while (turn()) {
            if (anyNew(from, stopWhen) || isComplete(step, from, time)) {
                return true;
            }
            if (recording.size() == from) {
                time = engine.nextNs();
            }
        }
        return recording.size() > from;
    }

    /** From now on the whole state is checked after each turn; slow, for tests. */
    public void checkEveryTurn() {
        walkEvery = 0;
        nextWalk = 0;
    }

    /**
     * Why it goes no further; empty while there is something to do.
     *
     * <p>A broken invariant is also the last event of the recording.
     */
    public Optional<StopReason> stopReason() {
        return stopped == null && over ? Optional.of(ended()) : Optional.ofNullable(stopped);
    }

    private StopReason ended() {
        if (engine.hasForeground()) {
            return new StopReason(StopReason.Kind.TIME_OVER, "the time of the run is over");
        }
        return Stall.find(queues, engine.tasks(), recording.topology())
                .map(text -> new StopReason(StopReason.Kind.STALLED, text))
                .orElse(new StopReason(StopReason.Kind.DONE, "nothing is left to do"));
    }

    private boolean turn() {
        if (stopped != null || engine.nextNs() > endNs || !isAlive()) {
            over = true;
            return false;
        }
        try {
            boolean more = engine.turn();
            if (recording.size() >= nextWalk) {
                nextWalk = recording.size() + walkEvery;
                Invariants.check(queues, engine.tasks());
            }
            return more;
        } catch (BrokenInvariant e) {
            String text = Objects.requireNonNullElse(e.getMessage(), e.rule().id());
            stopped = new StopReason(StopReason.Kind.VIOLATION, text);
            return true;
        }
    }

    /** Something is due, or requests are with a driver and may turn out to be late. */
    private boolean isAlive() {
        if (engine.hasForeground()) {
            idleTimeouts = 0;
            return true;
        }
        idleTimeouts++;
        return idleTimeouts < MOST_IDLE_TIMEOUTS
                && queues.stream().anyMatch(RequestQueue::hasStarted);
    }

    private boolean anyNew(int from, IntPredicate stopWhen) {
        for (int event = from; event < recording.size(); event++) {
            if (stopWhen.test(event)) {
                return true;
            }
        }
        return false;
    }

    private boolean isComplete(Step step, int from, long time) {
        if (recording.size() == from) {
            return false;
        }
        return switch (step) {
            case EVENT, TURN -> true;
            case TICK -> engine.nextNs() > time;
            case DECISION -> hasDecision(from);
        };
    }

    private boolean hasDecision(int from) {
        for (int event = from; event < recording.size(); event++) {
            if (recording.events().kind(event) == EventKind.DECISION) {
                return true;
            }
        }
        return false;
    }

    private static KernelProfile profile(Scenario scenario) {
        KernelProfile profile = KernelProfile.of(scenario.kernel());
        for (String id : scenario.with()) {
            for (Map.Entry<Flag, String> flag : change(id).flags().entrySet()) {
                profile = profile.with(flag.getKey(), flag.getValue());
            }
        }
        for (String id : scenario.without()) {
            for (Flag flag : change(id).flags().keySet()) {
                profile = profile.without(flag);
            }
        }
        for (Map.Entry<String, String> entry : scenario.set().entrySet()) {
            Flag flag =
                    Flag.find(entry.getKey())
                            .orElseThrow(
                                    () ->
                                            new IllegalArgumentException(
                                                    "no kernel flag is named " + entry.getKey()));
            profile = profile.with(flag, entry.getValue());
        }
        return profile;
    }

    private static Change change(String id) {
        return Change.find(id)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "no change is named "
                                                + id
                                                + "; changes: "
                                                + String.join(", ", Change.ids())));
    }
}
