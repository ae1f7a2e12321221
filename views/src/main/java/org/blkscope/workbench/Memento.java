package org.blkscope.workbench;

import java.util.Map;
import java.util.TreeMap;

/** Settings of one part or of the window as plain texts, in a stable order. */
public final class Memento {
    private final Map<String, String> values = new TreeMap<>();

    /** Keeps a value under a key. */
    public void put(String key, String value) {
        values.put(key, value);
    }

    /** The value of a key, or another if there is none. */
    public String get(String key, String otherwise) {
        return values.getOrDefault(key, otherwise);
    }

    /** The number of a key, or another if there is none or it is no number. */
    public double get(String key, double otherwise) {
        try {
            return Double.parseDouble(get(key, ""));
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    /** All keys and values. */
    public Map<String, String> values() {
        return Map.copyOf(values);
    }
}
