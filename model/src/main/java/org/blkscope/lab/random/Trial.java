package org.blkscope.lab.random;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.blkscope.engine.StopReason;
import org.blkscope.lab.ModelLimits;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Step;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioException;
import org.blkscope.scenario.ScenarioReader;

/** Runs one scenario and looks for what must not happen in any. */
public final class Trial {
    /** No drawn scenario needs so many events; more is a run without an end. */
    private static final int MOST_EVENTS = 1_000_000;

    private final Scenario scenario;
    private final boolean everyTurn;

    private Trial(Scenario scenario, boolean everyTurn) {
        this.scenario = scenario;
        this.everyTurn = everyTurn;
    }

    /**
     * What is wrong with the run of a scenario; empty if nothing is.
     *
     * @param json as in a scenario file
     * @param everyTurn the whole state is checked after each turn; slow
     * @throws ScenarioException if it is not a scenario
     */
    public static Optional<String> failure(JsonNode json, boolean everyTurn)
            throws ScenarioException {
        Scenario scenario = ScenarioReader.parse("random", json.toString());
        List<String> limits = ModelLimits.against(scenario);
        if (!limits.isEmpty()) {
            throw new ScenarioException("random", "", limits.get(0));
        }
        return new Trial(scenario, everyTurn).failure();
    }

    private Optional<String> failure() {
        Machine machine = new Machine(scenario);
        if (everyTurn) {
            machine.checkEveryTurn();
        }
        try {
            while (machine.advance(Step.TICK, event -> false)) {
                if (machine.recording().size() > MOST_EVENTS) {
                    return Optional.of("no end: more than " + MOST_EVENTS + " events");
                }
            }
        } catch (IllegalStateException | IndexOutOfBoundsException | NullPointerException e) {
            return Optional.of(e + " in " + e.getStackTrace()[0]);
        }
        return machine.stopReason().map(stop -> judged(stop, machine.recording())).orElse(end());
    }

    private static Optional<String> end() {
        return Optional.of("no end: the machine does not say why it stopped");
    }

    private Optional<String> judged(StopReason stop, Recording recording) {
        boolean excused = !scenario.faults().isEmpty();
        return switch (stop.kind()) {
            case DONE -> lost(recording);
            case STALLED, TIME_OVER ->
                    excused ? Optional.empty() : Optional.of(stop.kind() + ": " + stop.text());
            case VIOLATION -> Optional.of(stop.text());
        };
    }

    /** A run that is over has ended what it began. */
    private static Optional<String> lost(Recording recording) {
        int[] open = new int[LifeKind.values().length];
        EventLog events = recording.events();
        for (int event = 0; event < recording.size(); event++) {
            EventKind kind = events.kind(event);
            int life = events.life(event);
            switch (kind) {
                case SUBMIT, ALLOCATE -> open[recording.lives().kind(life).ordinal()]++;
                case BIO_END, FREE, REQUEST_MERGE -> open[recording.lives().kind(life).ordinal()]--;
                default -> {}
            }
        }
        for (LifeKind kind : LifeKind.values()) {
            if (open[kind.ordinal()] != 0) {
                return Optional.of(open[kind.ordinal()] + " of kind " + kind + " never ended");
            }
        }
        return Optional.empty();
    }
}
