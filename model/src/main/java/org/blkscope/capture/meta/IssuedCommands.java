package org.blkscope.capture.meta;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.capture.meta.DeviceCommand.Outcome;

/**
 * The commands of devices whose driver has no events of its own: from the issue of a request to its
 * completion. Requests are told apart by device, operation and sector. Completions that follow each
 * other were found by one interrupt, at the time of the first of them.
 */
final class IssuedCommands {
    private static final Pattern EVENT =
            Pattern.compile(
                    "\\s(\\d+)\\.(\\d{6}): block_rq_(issue|complete): (\\d+,\\d+) (\\w+) [^(]*\\(\\S*\\) (\\d+) \\+ (\\d+)");

    private IssuedCommands() {}

    static List<DeviceCommand> read(List<String> lines, List<CaseDevice> devices) {
        List<String> numbers = devices.stream().map(CaseDevice::number).toList();
        List<DeviceCommand> commands = new ArrayList<>();
        Map<String, ArrayDeque<Integer>> open = new TreeMap<>();
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
            if (!completes) {
                interruptNs = -1;
            } else if (interruptNs < 0) {
                interruptNs = ns;
            } else {
                ns = interruptNs;
            }
            String key = key(event);
            if (!completes) {
                open.computeIfAbsent(key, k -> new ArrayDeque<>()).addLast(commands.size());
                commands.add(
                        new DeviceCommand(numbers.indexOf(event.group(4)), ns, -1, Outcome.GOOD));
            } else if (open.containsKey(key) && !open.get(key).isEmpty()) {
                int index = open.get(key).removeFirst();
                DeviceCommand begun = commands.get(index);
                commands.set(
                        index,
                        new DeviceCommand(
                                begun.device(),
                                begun.startNs(),
                                ns - begun.startNs(),
                                Outcome.GOOD));
            }
        }
        return commands;
    }

    /** A flush shows another sector at its end. */
    private static String key(Matcher event) {
        String op = event.group(5);
        return event.group(4) + (op.startsWith("FF") ? " flush" : " " + event.group(6));
    }
}
