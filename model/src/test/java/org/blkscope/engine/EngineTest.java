package org.blkscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.blkscope.base.Rng;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.junit.jupiter.api.Test;

/** What is due happens in the order that is written down. */
class EngineTest {
    private static final long TICK = 4_000_000;

    private final List<String> log = new ArrayList<>();

    private static Engine engine(int cpus, long seed, long startNs, long interruptLatencyNs) {
        Recording recording = new Recording(new Origin.Traced(Path.of("test"), "none", ""));
        return new Engine(
                new Recorder(recording), cpus, seed, startNs, TICK, interruptLatencyNs, 0);
    }

    private Timer timer(String name) {
        return new Timer() {
            @Override
            protected void expire(Context ctx) {
                log.add(name + "@" + ctx.nowNs());
                ctx.spend(10);
            }
        };
    }

    private Task task(Engine engine, String name, int rank, int steps, Frame.Next between) {
        Task task = new Task(engine, name + "-1", ContextKind.TASK, 0, rank, 0);
        task.call(
                new Frame() {
                    private int left = steps;

                    @Override
                    protected Next step(Context ctx) {
                        log.add(name + "@" + ctx.nowNs());
                        ctx.spend(100);
                        return --left == 0 ? Next.DONE : between;
                    }
                });
        return task;
    }

    private static void runAll(Engine engine) {
        while (engine.turn()) {
            // until nothing is due
        }
    }

    @Test
    void timersThatHaveExpiredTogetherAreHandledInOneInterrupt() {
        Engine engine = engine(1, 1, 0, 50);
        engine.arm(timer("a"), 0, 100);
        engine.arm(timer("b"), 0, 120);
        engine.arm(timer("late"), 0, 171);
        runAll(engine);
        assertThat(log).containsExactly("a@150", "b@160", "late@221");
    }

    @Test
    void anInterruptComesBetweenTheStepsOfATask() {
        Engine engine = engine(1, 1, 0, 0);
        task(engine, "task", Task.NORMAL, 3, Frame.Next.AGAIN).wake();
        engine.arm(timer("irq"), 0, 150);
        runAll(engine);
        assertThat(log).containsExactly("task@0", "task@100", "irq@200", "task@210");
    }

    @Test
    void aWorkerWaitsForAPointOfPreemption() {
        Engine engine = engine(1, 1, 0, 0);
        task(engine, "task", Task.NORMAL, 3, Frame.Next.AGAIN).wake();
        engine.turn();
        engine.turn();
        task(engine, "worker", Task.WORKER, 1, Frame.Next.AGAIN).wake();
        runAll(engine);
        assertThat(log).containsExactly("task@0", "task@100", "task@200", "worker@300");
        log.clear();
        task(engine, "task", Task.NORMAL, 3, Frame.Next.YIELD).wake();
        engine.turn();
        engine.turn();
        task(engine, "worker", Task.WORKER, 1, Frame.Next.AGAIN).wake();
        runAll(engine);
        assertThat(log).containsExactly("task@400", "worker@500", "task@600", "task@700");
    }

    @Test
    void aDelayEndsAtTheTickAfterItsOwn() {
        Engine engine = engine(1, 1, 1_000_000, 0);
        assertThat(engine.tickAfter(3_000_000)).isEqualTo(8_000_000);
        assertThat(engine.tickAfter(5_000_000)).isEqualTo(12_000_000);
    }

    @Test
    void theAgendaGivesBackWhatIsPutInByTimeAndThenByArrival() {
        Agenda agenda = new Agenda();
        Rng rng = new Rng(4);
        List<Due> dues = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            Timer timer = timer("t" + i);
            dues.add(timer);
            agenda.put(timer, rng.below(40), 0);
        }
        for (int i = 0; i < 200; i++) {
            agenda.put(dues.get(rng.below(500)), rng.below(40), 0);
        }
        for (int i = 0; i < 100; i++) {
            agenda.remove(dues.get(i));
        }
        List<Due> expected = new ArrayList<>(dues.subList(100, 500));
        expected.sort((a, b) -> a.before(b) ? -1 : 1);
        List<Due> got = new ArrayList<>();
        for (Due due = agenda.first(); due != null; due = agenda.first()) {
            agenda.remove(due);
            got.add(due);
        }
        assertThat(got).isEqualTo(expected);
    }

    @Test
    void theSeedDecidesWhichOfTwoCpusGoesFirstAndNothingElseDoes() {
        assertThat(firstCpus(1)).isEqualTo(firstCpus(1));
        assertThat(firstCpus(1)).isNotEqualTo(firstCpus(2));
    }

    private static List<Integer> firstCpus(long seed) {
        Engine engine = engine(4, seed, 0, 0);
        List<Integer> order = new ArrayList<>();
        for (int cpu = 0; cpu < 4; cpu++) {
            Task task = new Task(engine, "t" + cpu + "-1", ContextKind.TASK, cpu, Task.NORMAL, 0);
            task.call(
                    new Frame() {
                        private int left = 8;

                        @Override
                        protected Next step(Context ctx) {
                            order.add(ctx.cpu());
                            ctx.spend(100);
                            return --left == 0 ? Next.DONE : Next.AGAIN;
                        }
                    });
            task.wake();
        }
        runAll(engine);
        return order;
    }
}
