package org.blkscope.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.blkscope.capture.ftrace.FunctionGraph.Kind;
import org.blkscope.capture.ftrace.FunctionGraph.Step;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;

/*
 * Does the model go the way of the kernel? The sites of its events, in their order on each CPU, are followed through the
 * calls that the kernel made on that CPU.
 *
 * The kernel's calls have a beginning and an end, the model's visits are points in between. So a visit agrees if the
 * function is being executed where the walk stands, or is entered before the next tracepoint; in the latter case the
 * walk goes on from there. A tracepoint is looked for further ahead, so that one missed call does not lose the way. Only
 * functions that occur in the graph are followed: the tracer does not see what the compiler has put into its caller.
 */
/**
 * How far the model's path through the functions agrees with that of the kernel.
 *
 * @param visits of functions that both know
 * @param agreed visits in the kernel's order
 * @param first the first visit that the kernel does not make there
 */
public record FunctionPaths(int visits, int agreed, Optional<String> first) {
    /** Tracepoints that model and graph both have begin so. */
    private static final String BLOCK = "block_";

    /** Share of visits that agree, in percent. */
    public double percent() {
        return Agreement.percent(visits - agreed, visits);
    }

    /** Compares a run of the model with what the kernel called. */
    static FunctionPaths compare(List<Step> graph, Recording recording) {
        Map<Integer, List<Step>> byCpu = new TreeMap<>();
        Set<String> known = new TreeSet<>();
        for (Step step : graph) {
            if (step.kind() != Kind.TRACE || step.name().startsWith(BLOCK)) {
                byCpu.computeIfAbsent(step.cpu(), cpu -> new ArrayList<>()).add(step);
            }
            if (step.kind() == Kind.ENTER) {
                known.add(step.name());
            }
        }
        Map<Integer, Walk> walks = new TreeMap<>();
        byCpu.forEach((cpu, steps) -> walks.put(cpu, new Walk(steps)));
        int visits = 0;
        int agreed = 0;
        String first = null;
        EventLog events = recording.events();
        for (int event = 0; event < events.published(); event++) {
            Walk walk = walks.get(events.cpu(event));
            String name = recording.sites().site(events.site(event)).name();
            if (events.kind(event) == EventKind.TRACE) {
                if (walk != null) {
                    walk.tracepoint(name);
                }
            } else if (events.cpu(event) >= 0 && known.contains(name)) {
                visits++;
                boolean same = walk != null && walk.visit(name);
                agreed += same ? 1 : 0;
                first = same || first != null ? first : name + " @" + event;
            }
        }
        return new FunctionPaths(visits, agreed, Optional.ofNullable(first));
    }

    /** A walk through the steps of one CPU. */
    private static final class Walk {
        private final List<Step> steps;
        private final Map<String, List<String>> stacks = new TreeMap<>();
        private int at;

        Walk(List<Step> steps) {
            this.steps = steps;
        }

        /** Goes on to the next such tracepoint; stays if there is none. */
        void tracepoint(String name) {
            for (int i = at; i < steps.size(); i++) {
                if (steps.get(i).kind() == Kind.TRACE && steps.get(i).name().equals(name)) {
                    goTo(i + 1);
                    return;
                }
            }
        }

        boolean visit(String name) {
            if (isExecuted(name)) {
                return true;
            }
            for (int i = at; i < steps.size(); i++) {
                Step step = steps.get(i);
                if (step.kind() == Kind.TRACE) {
                    return false;
                }
                if (step.kind() == Kind.ENTER && step.name().equals(name)) {
                    goTo(i + 1);
                    return true;
                }
            }
            return false;
        }

        /** In any task: one that sleeps is still inside its functions. */
        private boolean isExecuted(String name) {
            return stacks.values().stream().anyMatch(stack -> stack.contains(name));
        }

        private void goTo(int next) {
            for (; at < next; at++) {
                Step step = steps.get(at);
                List<String> stack = stacks.computeIfAbsent(step.task(), task -> new ArrayList<>());
                if (step.kind() == Kind.ENTER) {
                    stack.add(step.name());
                } else if (step.kind() == Kind.LEAVE && !stack.isEmpty()) {
                    stack.remove(stack.size() - 1);
                }
            }
        }
    }
}
