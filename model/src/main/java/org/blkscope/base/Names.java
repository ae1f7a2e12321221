package org.blkscope.base;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Names interned to small numbers, in order of first use; number 0 is the empty name.
 *
 * <p>One thread adds, any thread reads numbers that were published to it.
 */
public final class Names {
    private final Map<String, Integer> numbers = new HashMap<>();
    private volatile String[] names = new String[16];
    private volatile int size;

    public Names() {
        number("");
    }

    /** The number of a name; a new name gets the next number. */
    public synchronized int number(String name) {
        Integer known = numbers.get(name);
        return known != null ? known : add(name);
    }

    /** The number of a name, or -1 if it was never interned. */
    public synchronized int find(String name) {
        return numbers.getOrDefault(name, -1);
    }

    /** The name with this number. */
    public String name(int number) {
        return names[number];
    }

    /** How many names there are. */
    public int size() {
        return size;
    }

    private int add(String name) {
        int number = size;
        String[] all = names;
        if (number == all.length) {
            all = Arrays.copyOf(all, number * 2);
        }
        all[number] = name;
        names = all;
        size = number + 1;
        numbers.put(name, number);
        return number;
    }
}
