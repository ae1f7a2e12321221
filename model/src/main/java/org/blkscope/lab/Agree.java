package org.blkscope.lab;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.blkscope.capture.ftrace.FunctionGraph;
import org.blkscope.capture.meta.BlockEvent;
import org.blkscope.capture.meta.CaseException;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.recording.Recording;
import org.blkscope.scenario.Scenario;

/** Compares the model with captured cases. */
public final class Agree {
    private final Function<Scenario, Recording> model;

    /**
     * @param model runs a scenario
     */
    public Agree(Function<Scenario, Recording> model) {
        this.model = model;
    }

    /**
     * Runs one case and compares: with run 1 if the case is stable, else with the run that agrees
     * best.
     *
     * @throws CaseException if the script of the case cannot be understood
     */
    public CaseAgreement of(KernelCase source) throws CaseException {
        return of(source, CaseExtras.NONE);
    }

    /**
     * The same, and compares what else the case has.
     *
     * @throws CaseException if the script of the case cannot be understood
     */
    public CaseAgreement of(KernelCase source, CaseExtras extras) throws CaseException {
        CaseScenario scenario = CaseScenarios.of(source);
        if (!scenario.modelled()) {
            return result(scenario, Optional.empty(), CaseAgreement.Detail.NONE, 0, 0);
        }
        Recording recording = model.apply(scenario.scenario().orElseThrow());
        List<BlockEvent> events = ModelEvents.of(recording, source.deviceNames());
        List<String> actual = texts(events);
        int runs = source.stable().orElse(false) ? 1 : source.runs().size();
        Agreement best = Agreement.of(texts(source.runs().get(0)), actual);
        int bestRun = 1;
        for (int run = 2; run <= runs; run++) {
            Agreement next = Agreement.of(texts(source.runs().get(run - 1)), actual);
            if (next.percent() > best.percent()) {
                best = next;
                bestRun = run;
            }
        }
        CaseAgreement.Detail detail =
                new CaseAgreement.Detail(
                        Optional.of(Whereabouts.of(source.runs().get(bestRun - 1), events)),
                        DriverTagOrder.compare(source.commands(), recording),
                        paths(extras.graph(), recording),
                        DumpAgreement.compare(
                                extras.dumps(), source.firstEventNs().orElse(0L), recording));
        return result(scenario, Optional.of(best), detail, runs, bestRun);
    }

    private static Optional<FunctionPaths> paths(List<String> graph, Recording recording) {
        List<FunctionGraph.Step> steps = FunctionGraph.read(graph);
        return steps.isEmpty()
                ? Optional.empty()
                : Optional.of(FunctionPaths.compare(steps, recording));
    }

    private static CaseAgreement result(
            CaseScenario scenario,
            Optional<Agreement> agreement,
            CaseAgreement.Detail detail,
            int runs,
            int bestRun) {
        KernelCase source = scenario.source();
        return new CaseAgreement(
                source.id(),
                source.stable(),
                scenario.notModelled(),
                scenario.inputs(),
                source.runs().get(0).size(),
                agreement,
                detail,
                runs,
                bestRun);
    }

    private static List<String> texts(List<BlockEvent> events) {
        return events.stream().map(BlockEvent::text).toList();
    }
}
