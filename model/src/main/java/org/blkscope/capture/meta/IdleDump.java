package org.blkscope.capture.meta;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tag maps in a dump of debugfs, by device; {@code ### path} begins each file of the dump. */
final class IdleDump {
    private static final Pattern TAGS = Pattern.compile("### .*/block/([^/]+)/hctx(\\d+)/tags");
    private static final Pattern SCHEDULER = Pattern.compile("### .*/block/([^/]+)/sched/(\\w+)");
    private static final Pattern FIGURE =
            Pattern.compile("(nr_tags|cleared|bits_per_word|alloc_hint)=\\{?([0-9, ]*)}?");

    private IdleDump() {}

    /** One-line figures of the schedulers per device name, such as {@code batching}. */
    static Map<String, Map<String, String>> schedulers(List<String> lines) {
        Map<String, Map<String, String>> figures = new TreeMap<>();
        for (int i = 0; i + 1 < lines.size(); i++) {
            Matcher header = SCHEDULER.matcher(lines.get(i));
            if (header.matches() && lines.get(i + 1).matches("\\d+")) {
                figures.computeIfAbsent(header.group(1), name -> new TreeMap<>())
                        .put(header.group(2), lines.get(i + 1));
            }
        }
        return figures;
    }

    /** Tag maps per device name, in order of hardware queues. */
    static Map<String, List<TagState>> read(String where, List<String> lines) throws CaseException {
        Map<String, Map<Integer, TagState>> maps = new TreeMap<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher header = TAGS.matcher(lines.get(i));
            if (header.matches()) {
                int hctx = Integer.parseInt(header.group(2));
                TagState state = state(where, lines, i + 1, hctx);
                maps.computeIfAbsent(header.group(1), name -> new TreeMap<>()).put(hctx, state);
            }
        }
        Map<String, List<TagState>> result = new TreeMap<>();
        maps.forEach((name, states) -> result.put(name, new ArrayList<>(states.values())));
        return result;
    }

    /**
     * Figures of the ordinary tags; those of the reserved ones follow and are not read. Kernels
     * that clear bits at once print no {@code cleared}.
     */
    private static TagState state(String where, List<String> lines, int from, int hctx)
            throws CaseException {
        Map<String, List<Integer>> figures = new TreeMap<>();
        for (int i = from; i < lines.size() && !lines.get(i).startsWith("###"); i++) {
            if (lines.get(i).equals("bitmap_reserved_tags:")) {
                break;
            }
            Matcher figure = FIGURE.matcher(lines.get(i).strip());
            if (figure.matches() && !numbers(figure.group(2)).isEmpty()) {
                figures.put(figure.group(1), numbers(figure.group(2)));
            }
        }
        String at = "line " + from + ": tags of hctx" + hctx;
        return new TagState(
                hctx,
                needed(where, at, figures, "nr_tags").get(0),
                figures.getOrDefault("cleared", List.of(0)).get(0),
                needed(where, at, figures, "bits_per_word").get(0),
                needed(where, at, figures, "alloc_hint"));
    }

    private static List<Integer> needed(
            String where, String at, Map<String, List<Integer>> figures, String name)
            throws CaseException {
        List<Integer> numbers = figures.getOrDefault(name, List.of());
        if (numbers.isEmpty()) {
            throw new CaseException(where, at + ": expected a line '" + name + "='");
        }
        return numbers;
    }

    private static List<Integer> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : text.split(",", -1)) {
            if (!word.isBlank()) {
                numbers.add(Integer.parseInt(word.strip()));
            }
        }
        return numbers;
    }
}
