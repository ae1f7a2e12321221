package org.blkscope.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.blkscope.lab.ModelRun;
import org.blkscope.recording.Recording;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The experiments that come with the program: what was reported comes out of rules and devices, and
 * is gone when one of the rules that it needs is taken away.
 */
class ExperimentsTest {
    private static final Path FOLDER = Path.of("..", "samples", "experiments");
    private static final int MOST_STOPS = 15;

    static Stream<String> names() throws Exception {
        return ExperimentReader.names(FOLDER).stream();
    }

    private static Experiment read(String name) throws Exception {
        Experiment all = ExperimentReader.read(FOLDER.resolve(name));
        return new Experiment(
                all.name(),
                all.title(),
                all.thread(),
                all.story(),
                all.notes(),
                List.of(1L),
                all.scenarios(),
                all.full(),
                all.runs(),
                all.claims(),
                all.stops());
    }

    private static List<Outcome> outcomes(Experiment experiment) throws Exception {
        return new ExperimentRun(new ModelRun(), 2).outcomes(experiment, false, ended -> {});
    }

    private static void noneIsMissed(List<Outcome> outcomes) {
        assertThat(outcomes).isNotEmpty();
        assertThat(outcomes)
                .allSatisfy(
                        outcome ->
                                assertThat(outcome.verdict())
                                        .as("%s: %s", outcome.claim().title(), outcome.values())
                                        .isNotEqualTo(Outcome.Verdict.MISSED));
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyAcceptedRangeIsMet(String name) throws Exception {
        noneIsMissed(outcomes(read(name).part(false)));
    }

    @ParameterizedTest
    @MethodSource("names")
    void theEffectIsGoneWithoutWhatItNeeds(String name) throws Exception {
        noneIsMissed(outcomes(read(name).part(true)));
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyStopIsInItsRecording(String name) throws Exception {
        Experiment experiment = read(name);
        Map<String, Recording> runs = new TreeMap<>();
        assertThat(experiment.stops()).hasSizeBetween(1, MOST_STOPS);
        for (Stop stop : experiment.stops()) {
            if (!runs.containsKey(stop.run())) {
                RunSpec run = experiment.run(stop.run()).orElseThrow();
                runs.put(
                        stop.run(),
                        new ModelRun().run(ExperimentRun.scenario(experiment, run, 1, false)));
            }
            Recording recording = runs.get(stop.run());
            assertThat(StopFinder.find(stop, recording)).as(stop.text()).isPresent();
        }
    }
}
