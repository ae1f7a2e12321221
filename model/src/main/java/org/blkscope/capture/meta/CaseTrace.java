package org.blkscope.capture.meta;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The block events of a trace, as far as two runs are compared by them. */
final class CaseTrace {
    private static final Pattern EVENT =
            Pattern.compile("\\s(\\d+)\\.(\\d{6,9}): (block_\\w+): (.*)$");

    private CaseTrace() {}

    static List<BlockEvent> events(List<String> lines, Map<String, String> devices) {
        List<BlockEvent> events = new ArrayList<>();
        for (String line : lines) {
            Matcher event = EVENT.matcher(line);
            if (event.find()) {
                BlockEvent.of(event.group(3), event.group(4), devices).ifPresent(events::add);
            }
        }
        return events;
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
