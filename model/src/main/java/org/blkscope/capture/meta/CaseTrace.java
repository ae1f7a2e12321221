package org.blkscope.capture.meta;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.recording.ContextKind;

/** The block events of a trace, as far as two runs are compared by them. */
final class CaseTrace {
    private static final Pattern EVENT =
            Pattern.compile("\\s(\\d+)\\.(\\d{6,9}): (block_\\w+): (.*)$");

    /** What stands before the time: the task, its number, the CPU, the flags. */
    private static final Pattern HEAD =
            Pattern.compile("^\\s*(.+)-\\d+\\s+(?:\\([^)]*\\)\\s+)?\\[(\\d+)]\\s+(\\S{3,})?\\s*$");

    private static final Pattern KBLOCKD = Pattern.compile("kworker/\\d+:\\d+H.*");

    private CaseTrace() {}

    static List<BlockEvent> events(List<String> lines, Map<String, String> devices) {
        List<BlockEvent> events = new ArrayList<>();
        for (String line : lines) {
            Matcher event = EVENT.matcher(line);
            if (event.find()) {
                String head = line.substring(0, event.start());
                BlockEvent.of(event.group(3), event.group(4), devices)
                        .map(found -> placed(found, head))
                        .ifPresent(events::add);
            }
        }
        return events;
    }

    private static BlockEvent placed(BlockEvent event, String head) {
        Matcher where = HEAD.matcher(head);
        if (!where.find()) {
            return event;
        }
        String flags = where.group(3);
        ContextKind context =
                flags == null ? ContextKind.UNKNOWN : context(where.group(1), flags.charAt(2));
        return event.at(Integer.parseInt(where.group(2)), context);
    }

    private static ContextKind context(String task, char flag) {
        return switch (flag) {
            case 'h', 'H', 'z', 'Z' -> ContextKind.HARDIRQ;
            case 's' -> ContextKind.SOFTIRQ;
            default -> {
                if (task.equals("<idle>")) {
                    yield ContextKind.IDLE;
                }
                if (!task.startsWith("kworker/")) {
                    yield ContextKind.TASK;
                }
                yield KBLOCKD.matcher(task).matches() ? ContextKind.KBLOCKD : ContextKind.WORKER;
            }
        };
    }

    /** Clock of the first block event, as fine as the trace shows it. */
    static Optional<Long> firstNs(List<String> lines) {
        for (String line : lines) {
            Matcher event = EVENT.matcher(line);
            if (event.find()) {
                String fraction = (event.group(2) + "000").substring(0, 9);
                return Optional.of(
                        Long.parseLong(event.group(1)) * 1_000_000_000L + Long.parseLong(fraction));
            }
        }
        return Optional.empty();
    }
}
