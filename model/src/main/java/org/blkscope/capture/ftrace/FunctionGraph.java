package org.blkscope.capture.ftrace;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/*
 * The text of the function_graph tracer: a line for each call, "name() {" when others are called in it and "name();" when
 * none is, a closing brace at its end, and tracepoints as comments between. The columns before the functions depend on
 * options; a CPU and a task are needed here, since calls nest within a task and follow each other on a CPU.
 */
/** Reads what the function_graph tracer has written. */
public final class FunctionGraph {
    /** What a line tells. */
    public enum Kind {
        /** A function is called. */
        ENTER,
        /** The innermost function of the task returns. */
        LEAVE,
        /** A tracepoint fires. */
        TRACE
    }

    /**
     * One step of a task.
     *
     * @param cpu on which it happened
     * @param task name with process number, as far as the tracer prints it
     * @param kind what happens
     * @param name of the function or tracepoint; empty for a return
     */
    public record Step(int cpu, String task, Kind kind, String name) {}

    private static final Pattern LINE =
            Pattern.compile("^[^|]*\\|\\s*(\\d+)\\)\\s*(\\S.*?-\\d+)\\s*\\|[^|]*\\|\\s*(.*?)\\s*$");

    private static final Pattern CALL =
            Pattern.compile("(\\w+)(?:\\.\\w+)*(?: \\[\\w+])?\\(\\)(;| \\{).*");
    private static final Pattern TRACEPOINT = Pattern.compile("/\\* (\\w+): .*");

    private FunctionGraph() {}

    /** The steps of a text, in its order; other lines are passed over. */
    public static List<Step> read(List<String> lines) {
        List<Step> steps = new ArrayList<>();
        for (String line : lines) {
            Matcher found = LINE.matcher(line);
            if (found.matches()) {
                int cpu = Integer.parseInt(found.group(1));
                add(steps, cpu, found.group(2), found.group(3));
            }
        }
        return steps;
    }

    private static void add(List<Step> steps, int cpu, String task, String body) {
        Matcher call = CALL.matcher(body);
        Matcher tracepoint = TRACEPOINT.matcher(body);
        if (call.matches()) {
            steps.add(new Step(cpu, task, Kind.ENTER, call.group(1)));
            if (call.group(2).equals(";")) {
                steps.add(new Step(cpu, task, Kind.LEAVE, ""));
            }
        } else if (tracepoint.matches()) {
            steps.add(new Step(cpu, task, Kind.TRACE, tracepoint.group(1)));
        } else if (body.startsWith("}")) {
            steps.add(new Step(cpu, task, Kind.LEAVE, ""));
        }
    }
}
