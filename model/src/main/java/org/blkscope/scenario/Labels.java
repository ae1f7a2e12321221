package org.blkscope.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Constants by the words that files use for them. */
final class Labels {
    private Labels() {}

    static <T> List<String> of(T[] all, Function<T, String> word) {
        return Arrays.stream(all).map(word).toList();
    }

    /** The constant with this word, which must be one of them. */
    static <T> T find(T[] all, Function<T, String> word, String wanted) {
        return Arrays.stream(all)
                .filter(each -> word.apply(each).equals(wanted))
                .findFirst()
                .orElseThrow();
    }
}
