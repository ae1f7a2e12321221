package org.blkscope.capture.ftrace;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.ToIntFunction;

/**
 * Numbers of names that are given as bytes: a name costs a string only when it is seen for the
 * first time.
 */
final class ByteNames {
    private final ToIntFunction<String> intern;
    private byte[][] names = new byte[64][];
    private int[] numbers = new int[64];
    private int size;

    /**
     * @param intern gives a new name its number
     */
    ByteNames(ToIntFunction<String> intern) {
        this.intern = intern;
    }

    /** The number of the name in a range of a buffer. */
    int number(byte[] buffer, int from, int to) {
        int at = find(buffer, from, to);
        return names[at] != null ? numbers[at] : add(at, Arrays.copyOfRange(buffer, from, to));
    }

    private int add(int at, byte[] name) {
        int number = intern.applyAsInt(new String(name, StandardCharsets.UTF_8));
        names[at] = name;
        numbers[at] = number;
        if (++size * 2 > names.length) {
            grow();
        }
        return number;
    }

    private int find(byte[] buffer, int from, int to) {
        int hash = 1;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + buffer[i];
        }
        int mask = names.length - 1;
        int at = (hash ^ hash >>> 15) & mask;
        while (names[at] != null
                && !Arrays.equals(names[at], 0, names[at].length, buffer, from, to)) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void grow() {
        byte[][] oldNames = names;
        int[] oldNumbers = numbers;
        names = new byte[oldNames.length * 2][];
        numbers = new int[names.length];
        for (int i = 0; i < oldNames.length; i++) {
            byte[] name = oldNames[i];
            if (name != null) {
                int at = find(name, 0, name.length);
                names[at] = name;
                numbers[at] = oldNumbers[i];
            }
        }
    }
}
