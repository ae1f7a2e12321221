package org.blkscope.capture.meta;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** An object of {@code meta.json} with checked access; keys that nobody asks for may be there. */
final class MetaNode {
    private final String file;
    private final String path;
    private final JsonNode node;

    MetaNode(String file, String path, JsonNode node) throws CaseException {
        this.file = file;
        this.path = path;
        this.node = node;
        if (!node.isObject()) {
            throw new CaseException(
                    file, (path.isEmpty() ? "" : path + ": ") + "expected a JSON object");
        }
    }

    boolean has(String key) {
        return node.hasNonNull(key);
    }

    String text(String key) throws CaseException {
        JsonNode value = node.path(key);
        if (!value.isTextual()) {
            throw wrong(key, "a text");
        }
        return value.textValue();
    }

    Optional<String> optionalText(String key) throws CaseException {
        return has(key) ? Optional.of(text(key)) : Optional.empty();
    }

    long number(String key) throws CaseException {
        JsonNode value = node.path(key);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw wrong(key, "a whole number");
        }
        return value.longValue();
    }

    int integer(String key) throws CaseException {
        long value = number(key);
        if (value != (int) value) {
            throw wrong(key, "a whole number of 32 bits");
        }
        return (int) value;
    }

    Optional<Boolean> flag(String key) throws CaseException {
        if (!has(key)) {
            return Optional.empty();
        }
        JsonNode value = node.path(key);
        if (!value.isBoolean()) {
            throw wrong(key, "true, false or null");
        }
        return Optional.of(value.booleanValue());
    }

    MetaNode object(String key) throws CaseException {
        if (!node.path(key).isObject()) {
            throw wrong(key, "an object");
        }
        return new MetaNode(file, at(key), node.path(key));
    }

    /** Texts of a list; none if the key is absent or null. */
    List<String> texts(String key) throws CaseException {
        List<String> texts = new ArrayList<>();
        for (JsonNode value : list(key)) {
            if (!value.isTextual()) {
                throw wrong(key, "a list of texts");
            }
            texts.add(value.textValue());
        }
        return texts;
    }

    List<MetaNode> objects(String key) throws CaseException {
        List<MetaNode> objects = new ArrayList<>();
        int i = 0;
        for (JsonNode value : list(key)) {
            objects.add(new MetaNode(file, at(key) + "[" + i++ + "]", value));
        }
        return objects;
    }

    /** Members of an object as texts, whatever they are; none if the key is absent. */
    Map<String, String> members(String key) throws CaseException {
        Map<String, String> members = new TreeMap<>();
        if (has(key)) {
            JsonNode object = node.path(key);
            if (!object.isObject()) {
                throw wrong(key, "an object");
            }
            object.properties()
                    .forEach(member -> members.put(member.getKey(), member.getValue().asText()));
        }
        return members;
    }

    CaseException wrong(String key, String expected) {
        String found =
                node.has(key) ? "found " + node.get(key).getNodeType() : "the key is missing";
        return new CaseException(file, at(key) + ": expected " + expected + "; " + found);
    }

    private Iterable<JsonNode> list(String key) throws CaseException {
        if (!has(key)) {
            return List.of();
        }
        if (!node.path(key).isArray()) {
            throw wrong(key, "a list");
        }
        return node.path(key);
    }

    private String at(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }
}
