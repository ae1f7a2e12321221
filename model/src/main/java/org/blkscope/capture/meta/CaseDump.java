package org.blkscope.capture.meta;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What debugfs showed at one moment of a captured case.
 *
 * @param name such as {@code mid}; {@code idle-before} and {@code idle} before and after the run
 * @param atNs clock of the trace at which reading began; empty before and after the run
 * @param files contents by path below {@code block}
 */
public record CaseDump(String name, Optional<Long> atNs, Map<String, String> files) {
    private static final String HEAD = "### /sys/kernel/debug/block/";
    private static final Pattern SNAP =
            Pattern.compile("\\s(\\d+)\\.(\\d{6}): tracing_mark_write: snap (\\S+) begin");

    public CaseDump {
        files = Collections.unmodifiableMap(new LinkedHashMap<>(files));
    }

    /** True for the dump before the run. */
    public boolean isBefore() {
        return name.equals("idle-before");
    }

    static CaseDump of(String name, List<String> lines, List<String> trace) {
        Map<String, StringBuilder> files = new LinkedHashMap<>();
        StringBuilder current = new StringBuilder();
        for (String line : lines) {
            if (line.startsWith(HEAD)) {
                current = new StringBuilder();
                files.put(line.substring(HEAD.length()), current);
            } else {
                current.append(line).append('\n');
            }
        }
        Map<String, String> texts = new LinkedHashMap<>();
        files.forEach((path, text) -> texts.put(path, text.toString()));
        return new CaseDump(name, clock(name, trace), texts);
    }

    private static Optional<Long> clock(String name, List<String> trace) {
        for (String line : trace) {
            Matcher snap = SNAP.matcher(line);
            if (snap.find() && snap.group(3).equals(name)) {
                return Optional.of(
                        Long.parseLong(snap.group(1)) * 1_000_000_000L
                                + Long.parseLong(snap.group(2)) * 1000);
            }
        }
        return Optional.empty();
    }
}
