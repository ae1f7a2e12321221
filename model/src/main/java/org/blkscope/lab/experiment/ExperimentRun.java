package org.blkscope.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.blkscope.analysis.Figures;
import org.blkscope.lab.ModelLimits;
import org.blkscope.lab.Runner;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioEdit;
import org.blkscope.scenario.ScenarioException;

/** Makes the runs of an experiment, several at a time, and tests its claims. */
public final class ExperimentRun {
    private final Runner runner;
    private final int atATime;

    /**
     * @param runner runs a scenario
     * @param atATime runs that may go on at the same time
     */
    public ExperimentRun(Runner runner, int atATime) {
        this.runner = runner;
        this.atATime = atATime;
    }

    /** The scenario of a run, with a seed. */
    public static Scenario scenario(Experiment experiment, RunSpec run, long seed, boolean full)
            throws ScenarioException {
        String where = experiment.name() + ": run " + run.id();
        Scenario base = experiment.scenarios().get(run.scenario());
        if (base == null) {
            throw new ScenarioException(where, "scenario", "there is none named " + run.scenario());
        }
        ScenarioEdit edit = new ScenarioEdit(where, base);
        run.kernel().ifPresent(edit::kernel);
        run.with().forEach(edit::with);
        run.without().forEach(edit::without);
        for (String key : full ? experiment.full() : List.<String>of()) {
            edit.set(key);
        }
        for (String key : run.set()) {
            edit.set(key);
        }
        Scenario scenario = edit.seed(seed).scenario();
        List<String> against = ModelLimits.against(scenario);
        if (!against.isEmpty()) {
            throw new ScenarioException(where, "", String.join("; ", against));
        }
        return scenario;
    }

    /**
     * Makes all runs that claims need.
     *
     * @param progress told of each run that has ended
     * @throws ScenarioException if a run cannot be made
     */
    public List<Outcome> outcomes(Experiment experiment, boolean full, Consumer<String> progress)
            throws ScenarioException, InterruptedException {
        TreeSet<String> needed = new TreeSet<>();
        experiment.claims().forEach(claim -> needed.addAll(claim.value().runs()));
        Map<Long, Map<String, Figures>> figures = new TreeMap<>();
        for (long seed : experiment.seeds()) {
            figures.put(seed, new ConcurrentSkipListMap<>());
        }
        ExecutorService pool = Executors.newFixedThreadPool(atATime);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (RunSpec run : experiment.runs()) {
                for (Map.Entry<Long, Map<String, Figures>> seed : figures.entrySet()) {
                    if (needed.contains(run.id())) {
                        Scenario scenario = scenario(experiment, run, seed.getKey(), full);
                        all.add(
                                pool.submit(
                                        () -> {
                                            Figures made = Figures.of(runner.run(scenario));
                                            seed.getValue().put(run.id(), made);
                                            progress.accept(
                                                    experiment.name() + ": run " + run.id());
                                        }));
                    }
                }
            }
            await(all);
        } finally {
            pool.shutdownNow();
        }
        return experiment.claims().stream().map(claim -> outcome(claim, figures)).toList();
    }

    private static void await(List<Future<?>> all) throws InterruptedException {
        for (Future<?> one : all) {
            try {
                one.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
    }

    private static Outcome outcome(Claim claim, Map<Long, Map<String, Figures>> figures) {
        List<Double> values = new ArrayList<>();
        figures.values().forEach(runs -> claim.value().of(runs).ifPresent(values::add));
        return new Outcome(claim, values);
    }
}
