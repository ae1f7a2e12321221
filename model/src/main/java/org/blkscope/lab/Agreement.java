package org.blkscope.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How far two sequences of events agree.
 *
 * @param distance events to insert, remove or replace to get from one to the other
 * @param longer length of the longer sequence
 * @param first where they part; empty if they are identical
 * @param sameMultiset true if both have the same events, perhaps in another order
 */
public record Agreement(
        int distance, int longer, Optional<Difference> first, boolean sameMultiset) {
    /**
     * The first place where two sequences differ.
     *
     * @param index of the event, from 0
     * @param expected the event of the kernel; empty if its sequence has ended
     * @param actual the event of the model; empty if its sequence has ended
     */
    public record Difference(int index, Optional<String> expected, Optional<String> actual) {}

    /** Compares what the kernel did with what the model did. */
    public static Agreement of(List<String> expected, List<String> actual) {
        return new Agreement(
                EditDistance.of(expected, actual),
                Math.max(expected.size(), actual.size()),
                difference(expected, actual),
                sorted(expected).equals(sorted(actual)));
    }

    /**
     * 100 x (1 - distance / longer length); 100 only if the sequences are identical, also if both
     * are empty.
     */
    public double percent() {
        return percent(distance, longer);
    }

    static double percent(long distance, long longer) {
        return distance == 0 ? 100 : 100.0 * (longer - distance) / longer;
    }

    /** True if the sequences are identical. */
    public boolean exact() {
        return distance == 0;
    }

    private static Optional<Difference> difference(List<String> expected, List<String> actual) {
        int i = 0;
        while (i < expected.size() && i < actual.size() && expected.get(i).equals(actual.get(i))) {
            i++;
        }
        return i == expected.size() && i == actual.size()
                ? Optional.empty()
                : Optional.of(new Difference(i, at(expected, i), at(actual, i)));
    }

    private static Optional<String> at(List<String> events, int index) {
        return index < events.size() ? Optional.of(events.get(index)) : Optional.empty();
    }

    private static List<String> sorted(List<String> events) {
        List<String> sorted = new ArrayList<>(events);
        sorted.sort(null);
        return sorted;
    }

    /*
     * Edit distance by the usual table, but only along a band around its diagonal: a cell further
     * from the diagonal than the distance cannot lie on the shortest way. The band begins narrow and
     * is doubled until the distance found fits into it, so that nearly equal sequences of 100,000
     * events cost little.
     */
    private static final class EditDistance {
        private static final int FAR = Integer.MAX_VALUE / 2;

        private EditDistance() {}

        static int of(List<String> a, List<String> b) {
            Map<String, Integer> numbers = new TreeMap<>();
            int[] left = numbered(a, numbers);
            int[] right = numbered(b, numbers);
            int most = Math.max(left.length, right.length);
            int band = Math.max(8, Math.abs(left.length - right.length));
            int distance = within(left, right, band);
            while (distance > band && band < most) {
                band = Math.min(most, band * 2);
                distance = within(left, right, band);
            }
            return distance;
        }

        private static int[] numbered(List<String> events, Map<String, Integer> numbers) {
            return events.stream()
                    .mapToInt(e -> numbers.computeIfAbsent(e, key -> numbers.size()))
                    .toArray();
        }

        /** The distance if it is at most the width of the band, else something larger than that. */
        private static int within(int[] a, int[] b, int band) {
            int[] above = new int[b.length + 1];
            int[] row = new int[b.length + 1];
            for (int j = 0; j <= b.length; j++) {
                above[j] = j <= band ? j : FAR;
            }
            for (int i = 1; i <= a.length; i++) {
                int from = Math.max(1, i - band);
                int to = Math.min(b.length, i + band);
                row[from - 1] = from == 1 && i <= band ? i : FAR;
                for (int j = from; j <= to; j++) {
                    int replace = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
                    int remove = j <= i - 1 + band ? above[j] + 1 : FAR;
                    row[j] = Math.min(replace, Math.min(remove, row[j - 1] + 1));
                }
                int[] swap = above;
                above = row;
                row = swap;
            }
            return above[b.length];
        }
    }
}
