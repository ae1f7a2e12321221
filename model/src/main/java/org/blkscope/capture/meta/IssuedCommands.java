package org.blkscope.capture.meta;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.capture.meta.DeviceCommand.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * The commands of devices whose driver has no events of its own: from the issue of a request to its
 * completion. Requests are told apart by device, operation and sector. Completions that follow each
 * other were found by one interrupt, at the time of the first of them.
 */
final class IssuedCommands {
    private static final Pattern EVENT =
            Pattern.compile(
                    "\\s(\\d+)\\.(\\d{6}): block_rq_(issue|complete|requeue|insert): (\\d+,\\d+) (\\w+) [^(]*\\(\\S*\\) (\\d+) \\+ (\\d+)(.*)");

    private IssuedCommands() {}

    static List<DeviceCommand> read(List<String> lines, List<CaseDevice> devices) {
        List<String> numbers = devices.stream().map(CaseDevice::number).toList();
        List<DeviceCommand> commands = new ArrayList<>();
        Map<String, ArrayDeque<Integer>> open = new TreeMap<>();
        Map<String, Integer> requeued = new TreeMap<>();
        long interruptNs = -1;
        for (String line : lines) {
            Matcher event = EVENT.matcher(line);
            if (!event.find()) {
                interruptNs = line.contains(": block_io_done:") ? interruptNs : -1;
                continue;
            }
            long ns =
                    Long.parseLong(event.group(1)) * 1_000_000_000L
                            + Long.parseLong(event.group(2)) * 1000;
            boolean completes = event.group(3).equals("complete");
            boolean issues = event.group(3).equals("issue");
            if (!completes) {
                interruptNs = -1;
            } else if (interruptNs < 0) {
                interruptNs = ns;
            } else {
                ns = interruptNs;
            }
            String key = key(event);
            if (event.group(3).equals("requeue")) {
                end(commands, open.get(key), ns, Outcome.RESOURCE, requeued, key);
            } else if (event.group(3).equals("insert")) {
                Integer again = requeued.remove(key);
                if (again != null) {
                    commands.set(again, with(commands.get(again), -1, Outcome.REQUEUED));
                }
            } else if (issues) {
                requeued.remove(key);
                open.computeIfAbsent(key, k -> new ArrayDeque<>()).addLast(commands.size());
                commands.add(
                        new DeviceCommand(
                                numbers.indexOf(event.group(4)), ns, -1, Outcome.GOOD, -1));
            } else {
                boolean late = event.group(8).contains("[-110]");
                end(commands, open.get(key), ns, late ? Outcome.LOST : Outcome.GOOD, null, key);
            }
        }
        return commands;
    }

    private static void end(
            List<DeviceCommand> commands,
            @Nullable ArrayDeque<Integer> begun,
            long ns,
            Outcome outcome,
            @Nullable Map<String, Integer> requeued,
            String key) {
        Integer index = begun == null ? null : begun.pollFirst();
        if (index == null) {
            return;
        }
        commands.set(index, with(commands.get(index), ns, outcome));
        if (requeued != null) {
            requeued.put(key, index);
        }
    }

    private static DeviceCommand with(DeviceCommand begun, long endNs, Outcome outcome) {
        long took = endNs < 0 || outcome != Outcome.GOOD ? -1 : endNs - begun.startNs();
        return new DeviceCommand(begun.device(), begun.startNs(), took, outcome, -1);
    }

    /** A flush shows another sector at its end. */
    private static String key(Matcher event) {
        String op = event.group(5);
        return event.group(4) + (op.startsWith("FF") ? " flush" : " " + event.group(6));
    }
}
