package org.blkscope.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.blkscope.base.Nearest;
import org.blkscope.base.SizeText;
import org.blkscope.base.TimeText;

/**
 * One object of a scenario file while it is read.
 *
 * <p>Every key is asked for once, with what is allowed there; {@link #end} then complains about the
 * keys that nobody asked for. So the reader's code is the only list of keys, and it cannot get out
 * of step with the check.
 */
final class Section {
    private final String file;
    private final String path;
    private final JsonNode node;
    private final Set<String> known = new LinkedHashSet<>();

    /**
     * @param path of the object in its file, empty for the file itself
     * @throws ScenarioException if the node is not an object
     */
    Section(String file, String path, JsonNode node) throws ScenarioException {
        this.file = file;
        this.path = path;
        this.node = node;
        if (!node.isObject()) {
            throw new ScenarioException(
                    file, path, "expected an object { ... }, found " + describe(node));
        }
    }

    boolean has(String key) {
        known.add(key);
        return node.has(key);
    }

    /** The value, or null-node if the key is absent. */
    JsonNode value(String key) {
        known.add(key);
        JsonNode value = node.get(key);
        return value == null ? NullNode.getInstance() : value;
    }

    Section section(String key) throws ScenarioException {
        return new Section(file, at(key), value(key));
    }

    /** A text that must be there and not be empty. */
    String text(String key) throws ScenarioException {
        JsonNode value = value(key);
        if (!value.isTextual() || value.textValue().isBlank()) {
            throw wrong(key, "a text");
        }
        return value.textValue();
    }

    String text(String key, String absent) throws ScenarioException {
        return has(key) ? text(key) : absent;
    }

    /** A name that paths and addresses can contain. */
    String name(String key) throws ScenarioException {
        String name = text(key);
        if (!name.matches("[A-Za-z0-9_-]+")) {
            throw wrong(key, "a name of letters, digits, _ and -");
        }
        return name;
    }

    /** One of several words; the key must be there if {@code absent} is none of them. */
    String word(String key, List<String> words, String absent) throws ScenarioException {
        if (!has(key) && !words.contains(absent)) {
            throw wrong(key, "one of " + String.join(", ", words));
        }
        String word = text(key, absent);
        if (!words.contains(word)) {
            String near = Nearest.of(word, words).map(w -> "; nearest: " + w).orElse("");
            throw error(
                    key,
                    "expected one of "
                            + String.join(", ", words)
                            + "; found "
                            + describe(value(key))
                            + near);
        }
        return word;
    }

    long number(String key, long min, long max, long absent) throws ScenarioException {
        if (!has(key)) {
            return absent;
        }
        JsonNode value = value(key);
        if (!value.isIntegralNumber()
                || !value.canConvertToLong()
                || value.longValue() < min
                || value.longValue() > max) {
            throw wrong(key, "a whole number from " + min + " to " + max);
        }
        return value.longValue();
    }

    int integer(String key, int min, int max, int absent) throws ScenarioException {
        return (int) number(key, min, max, absent);
    }

    /** True or false; 1 and 0 as module parameters write them. */
    boolean flag(String key, boolean absent) throws ScenarioException {
        if (!has(key)) {
            return absent;
        }
        JsonNode value = value(key);
        if (value.isBoolean()) {
            return value.booleanValue();
        }
        if (value.isIntegralNumber() && (value.longValue() == 0 || value.longValue() == 1)) {
            return value.longValue() == 1;
        }
        throw wrong(key, "true or false (or 1 or 0)");
    }

    Optional<Boolean> flag(String key) throws ScenarioException {
        return has(key) ? Optional.of(flag(key, false)) : Optional.empty();
    }

    /** Nanoseconds, or text with a unit. */
    long time(String key, long min, long max, long absent) throws ScenarioException {
        return has(key) ? time(key, value(key), min, max) : absent;
    }

    private long time(String key, JsonNode value, long min, long max) throws ScenarioException {
        String expected =
                "a time from "
                        + TimeText.exact(min)
                        + " to "
                        + TimeText.exact(max)
                        + ": whole nanoseconds or text with a unit such as \"2ms\"";
        try {
            boolean whole = value.isIntegralNumber() && value.canConvertToLong();
            long ns =
                    whole
                            ? value.longValue()
                            : TimeText.parse(value.isTextual() ? value.textValue() : "?");
            if (ns >= min && ns <= max) {
                return ns;
            }
        } catch (IllegalArgumentException e) {
            throw error(key, "expected " + expected + "; found " + describe(value));
        }
        throw error(key, "expected " + expected + "; found " + describe(value));
    }

    /** A list of times, empty if the key is absent. */
    List<Long> times(String key, long min, long max) throws ScenarioException {
        List<Long> times = new ArrayList<>();
        int i = 0;
        for (JsonNode value : list(key)) {
            times.add(time(key + "[" + i++ + "]", value, min, max));
        }
        return times;
    }

    /** Sectors, or text with a unit; in sectors. */
    long size(String key, long min, long max, long absent) throws ScenarioException {
        if (!has(key)) {
            return absent;
        }
        JsonNode value = value(key);
        String expected =
                "a size from "
                        + SizeText.of(min)
                        + " to "
                        + SizeText.of(max)
                        + ": whole sectors of 512 bytes or text with a unit such as \"4KiB\"";
        try {
            boolean whole = value.isIntegralNumber() && value.canConvertToLong();
            long sectors =
                    whole
                            ? value.longValue()
                            : SizeText.parse(value.isTextual() ? value.textValue() : "?");
            if (sectors >= min && sectors <= max) {
                return sectors;
            }
        } catch (IllegalArgumentException e) {
            throw wrong(key, expected);
        }
        throw wrong(key, expected);
    }

    List<String> texts(String key) throws ScenarioException {
        List<String> texts = new ArrayList<>();
        int i = 0;
        for (JsonNode value : list(key)) {
            if (!value.isTextual()) {
                throw error(key + "[" + i + "]", "expected a text, found " + describe(value));
            }
            texts.add(value.textValue());
            i++;
        }
        return texts;
    }

    /**
     * Objects of a list, empty if the key is absent; their paths end with their name where they
     * have one.
     */
    List<Section> sections(String key) throws ScenarioException {
        List<Section> sections = new ArrayList<>();
        int i = 0;
        for (JsonNode value : list(key)) {
            String place = at(key) + "[" + i++ + "]";
            JsonNode name = value.get("name");
            boolean named = name != null && name.isTextual() && !name.textValue().isBlank();
            sections.add(
                    new Section(file, named ? at(key) + "." + name.textValue() : place, value));
        }
        return sections;
    }

    /** Elements of a list, empty if the key is absent. */
    List<JsonNode> list(String key) throws ScenarioException {
        if (!has(key)) {
            return List.of();
        }
        JsonNode value = value(key);
        if (!value.isArray()) {
            throw wrong(key, "a list [ ... ]");
        }
        List<JsonNode> elements = new ArrayList<>();
        value.forEach(elements::add);
        return elements;
    }

    /** All keys of the object; none of them is unknown any more. */
    List<String> keys() {
        List<String> keys = new ArrayList<>();
        node.fieldNames().forEachRemaining(keys::add);
        known.addAll(keys);
        return keys;
    }

    /** Every key of the object must have been asked for. */
    void end() throws ScenarioException {
        for (Iterator<String> keys = node.fieldNames(); keys.hasNext(); ) {
            String key = keys.next();
            if (!known.contains(key)) {
                String near =
                        Nearest.of(key, known)
                                .map(k -> "nearest known key: " + k)
                                .orElse("known keys: " + String.join(", ", known));
                throw error(key, "unknown key; " + near);
            }
        }
    }

    ScenarioException wrong(String key, String expected) {
        JsonNode value = node.get(key);
        String found = value == null ? "the key is missing" : "found " + describe(value);
        return error(key, "expected " + expected + "; " + found);
    }

    ScenarioException error(String key, String problem) {
        return new ScenarioException(file, at(key), problem);
    }

    private String at(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    private static String describe(JsonNode value) {
        if (value.getNodeType() == JsonNodeType.OBJECT) {
            return "an object";
        }
        String text = value.isArray() ? "a list" : value.toString();
        return text.length() <= 60 ? text : text.substring(0, 57) + "...";
    }
}
