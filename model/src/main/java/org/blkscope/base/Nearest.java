package org.blkscope.base;

import java.util.Collection;
import java.util.Optional;

/** The known word that somebody who wrote an unknown one probably meant. */
public final class Nearest {
    private Nearest() {}

    /**
     * The candidate with the fewest differing letters, the first of equals; empty if all differ in
     * more than half of their letters.
     */
    public static Optional<String> of(String word, Collection<String> candidates) {
        String best = "";
        int distance = Integer.MAX_VALUE;
        for (String candidate : candidates) {
            int d = distance(word, candidate);
            if (d < distance && 2 * d <= Math.max(word.length(), candidate.length())) {
                best = candidate;
                distance = d;
            }
        }
        return distance == Integer.MAX_VALUE ? Optional.empty() : Optional.of(best);
    }

    /** Letters to insert, remove or replace to get from one word to the other. */
    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
