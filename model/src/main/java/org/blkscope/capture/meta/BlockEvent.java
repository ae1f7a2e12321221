package org.blkscope.capture.meta;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.recording.ContextKind;

/**
 * A block event without what differs from run to run: task, time, priority. Fields are as the trace
 * prints them, empty where an event has none. Where it happened is kept, but is no part of its
 * text.
 *
 * @param name of the tracepoint
 * @param device name of the device, or its number if the name is not known
 * @param rwbs operation and flags
 * @param bytes length in bytes
 * @param range {@code SECTOR + LENGTH}, or {@code SECTOR / NEW_SECTOR} of a split
 * @param result requests flushed by an unplug, error number of a completion, origin of a remapped
 *     bio
 * @param cpu on which it happened, -1 if not known
 * @param context in which it happened
 */
public record BlockEvent(
        String name,
        String device,
        String rwbs,
        String bytes,
        String range,
        String result,
        int cpu,
        ContextKind context) {
    private static final String PLUG = "block_plug";
    private static final String UNPLUG = "block_unplug";

    /** device, rwbs, bytes if any, (command) if any, sector, length, the rest. */
    private static final Pattern RANGE =
            Pattern.compile("(\\S+) (\\S+) (?:(\\d+) )?(?:\\([^)]*\\) )?(\\d+ [+/] \\d+)(.*)");

    private static final Pattern RESULT = Pattern.compile("\\[(-?\\d+)]$");
    private static final Pattern ORIGIN = Pattern.compile("<- \\((\\S+)\\) (\\d+)");

    /**
     * Reads an event from its name and the text behind it.
     *
     * @param devices names of devices by their numbers
     * @return empty if the event is not one that moves a bio or a request (buffer events are not)
     */
    public static Optional<BlockEvent> of(String name, String body, Map<String, String> devices) {
        if (name.equals(PLUG)) {
            return Optional.of(event(name, ""));
        }
        if (name.equals(UNPLUG)) {
            String count = body.substring(body.lastIndexOf(' ') + 1);
            return Optional.of(event(name, count));
        }
        Matcher range = RANGE.matcher(body.strip());
        if (!range.matches()) {
            return Optional.empty();
        }
        return Optional.of(
                new BlockEvent(
                        name,
                        devices.getOrDefault(range.group(1), range.group(1)),
                        range.group(2),
                        range.group(3) == null ? "" : range.group(3),
                        range.group(4),
                        result(name, range.group(5), devices),
                        -1,
                        ContextKind.UNKNOWN));
    }

    private static BlockEvent event(String name, String result) {
        return new BlockEvent(name, "", "", "", "", result, -1, ContextKind.UNKNOWN);
    }

    /** The same event, on this CPU and in this context. */
    public BlockEvent at(int onCpu, ContextKind inContext) {
        return new BlockEvent(name, device, rwbs, bytes, range, result, onCpu, inContext);
    }

    private static String result(String name, String rest, Map<String, String> devices) {
        Matcher origin = ORIGIN.matcher(rest);
        if (origin.find()) {
            return "<- "
                    + devices.getOrDefault(origin.group(1), origin.group(1))
                    + " "
                    + origin.group(2);
        }
        boolean hasResult =
                switch (name) {
                    case "block_rq_complete",
                            "block_rq_error",
                            "block_rq_requeue",
                            "block_bio_complete" ->
                            true;
                    default -> false;
                };
        Matcher result = RESULT.matcher(rest);
        return hasResult && result.find() ? "[" + result.group(1) + "]" : "";
    }

    /** One line: {@code block_rq_issue nullb0 R 4096 0 + 8}. */
    public String text() {
        StringBuilder out = new StringBuilder(name);
        for (String field : new String[] {device, rwbs, bytes, range, result}) {
            if (!field.isEmpty()) {
                out.append(' ').append(field);
            }
        }
        return out.toString();
    }
}
