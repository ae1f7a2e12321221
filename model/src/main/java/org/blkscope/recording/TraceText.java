package org.blkscope.recording;

/**
 * Tracepoints as ftrace prints them (formats B.2), from the columns of {@link TraceArgs}.
 *
 * <p>Kernels before 6.11 print no I/O priority; a row without one is printed without.
 */
public final class TraceText {
    private TraceText() {}

    /** The text behind the name: {@code 254,0 RS 4096 () 100 + 8 be,0,4 [workload]}. */
    public static String body(Recording recording, int event) {
        String name = recording.sites().site(recording.events().site(event)).name();
        int cpu = recording.events().cpu(event);
        return body(name, recording.traceArgs(), recording.events().value(event), cpu);
    }

    /** The same from a tracepoint's name and a row of arguments. */
    public static String body(String name, TraceArgs args, int row, int cpu) {
        if (args.verbatim(row)) {
            return args.text(row);
        }
        return switch (name) {
            case "block_bio_queue",
                    "block_getrq",
                    "block_bio_backmerge",
                    "block_bio_frontmerge",
                    "block_bio_bounce",
                    "block_sleeprq" ->
                    range(args, row) + comm(args, row, cpu);
            case "block_bio_complete" -> range(args, row) + error(args, row);
            case "block_rq_insert", "block_rq_issue", "block_rq_merge", "block_io_start" ->
                    started(args, row) + comm(args, row, cpu);
            case "block_io_done" -> done(args, row) + comm(args, row, cpu);
            case "block_rq_complete", "block_rq_error" -> ended(args, row) + error(args, row);
            case "block_rq_requeue" -> ended(args, row) + " [0]";
            case "block_plug" -> comm(args, row, cpu).substring(1);
            case "block_unplug" -> comm(args, row, cpu).substring(1) + " " + args.arg(row);
            case "block_split" ->
                    args.device(row)
                            + " "
                            + args.rwbs(row)
                            + " "
                            + sector(args, row)
                            + " / "
                            + (args.sector(row) + args.arg(row))
                            + comm(args, row, cpu);
            case "block_bio_remap", "block_rq_remap" -> range(args, row) + " " + args.text(row);
            default -> args.text(row);
        };
    }

    /** A whole line of ftrace text, laid out as {@link TraceArgs#layout()} says. */
    public static String line(Recording recording, int event) {
        EventLog events = recording.events();
        TraceArgs args = recording.traceArgs();
        LineLayout layout = args.layout();
        int row = events.value(event);
        String task = args.task(row);
        int dash = task.lastIndexOf('-');
        StringBuilder out = new StringBuilder(128);
        padLeft(out, dash < 0 ? task : task.substring(0, dash), 16).append('-');
        padRight(out, dash < 0 ? "0" : task.substring(dash + 1), layout.pidWidth()).append(" [");
        padZero(out, events.cpu(event), 3).append("] ");
        if (layout.flags()) {
            out.append(args.latency(row).isEmpty() ? "....." : args.latency(row)).append(' ');
        }
        time(out, events.timeNs(event), layout.decimals()).append(": ");
        padRight(
                out,
                recording.sites().site(events.site(event)).name() + ":",
                layout.nameWidth() - 1);
        return out.append(' ').append(body(recording, event)).toString();
    }

    private static StringBuilder time(StringBuilder out, long ns, int decimals) {
        if (decimals == 0) {
            return padLeft(out, Long.toString(ns), 12);
        }
        padLeft(out, Long.toString(Math.floorDiv(ns, 1_000_000_000L)), 5).append('.');
        long below = Math.floorMod(ns, 1_000_000_000L);
        return padZero(out, decimals == 6 ? below / 1000 : below, decimals);
    }

    private static StringBuilder padLeft(StringBuilder out, String text, int width) {
        return out.append(" ".repeat(Math.max(0, width - text.length()))).append(text);
    }

    private static StringBuilder padRight(StringBuilder out, String text, int width) {
        return out.append(text).append(" ".repeat(Math.max(0, width - text.length())));
    }

    private static StringBuilder padZero(StringBuilder out, long number, int width) {
        String digits = Long.toString(number);
        return out.append("0".repeat(Math.max(0, width - digits.length()))).append(digits);
    }

    /**
     * The command name of a task that is written with its process number; each CPU has an idle task
     * of its own.
     */
    public static String commOf(String task, int cpu) {
        int dash = task.lastIndexOf('-');
        String comm = dash < 0 ? task : task.substring(0, dash);
        return comm.equals("<idle>") ? "swapper/" + cpu : comm;
    }

    private static String started(TraceArgs args, int row) {
        return args.device(row)
                + " "
                + args.rwbs(row)
                + " "
                + args.arg(row)
                + " () "
                + sector(args, row)
                + " + "
                + args.sectors(row)
                + priority(args.priority(row));
    }

    private static String done(TraceArgs args, int row) {
        String none = args.priority(row).isEmpty() ? "" : " none,0,0";
        return args.device(row)
                + " "
                + args.rwbs(row)
                + " 0 () "
                + doneSector(args, row)
                + " + 0"
                + none;
    }

    /** A request without a sector prints 0 here, but all ones when it completes. */
    private static String doneSector(TraceArgs args, int row) {
        return args.sector(row) < 0 ? "0" : sector(args, row);
    }

    private static String ended(TraceArgs args, int row) {
        return args.device(row)
                + " "
                + args.rwbs(row)
                + " () "
                + sector(args, row)
                + " + "
                + args.sectors(row)
                + priority(args.priority(row));
    }

    private static String range(TraceArgs args, int row) {
        return args.device(row)
                + " "
                + args.rwbs(row)
                + " "
                + sector(args, row)
                + " + "
                + args.sectors(row);
    }

    private static String sector(TraceArgs args, int row) {
        return Long.toUnsignedString(args.sector(row));
    }

    private static String priority(String text) {
        return text.isEmpty() ? "" : " " + text;
    }

    private static String comm(TraceArgs args, int row, int cpu) {
        String own = args.text(row);
        return " [" + (own.isEmpty() ? commOf(args.task(row), cpu) : own) + "]";
    }

    private static String error(TraceArgs args, int row) {
        return " [" + args.arg(row) + "]";
    }
}
