package org.blkscope.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
    @Test
    void findsTheWordWithTheFewestDifferences() {
        assertThat(Nearest.of("hw_queue_dept", List.of("bs", "hw_queue_depth", "irqmode")))
                .contains("hw_queue_depth");
    }

    @Test
    void guessesNothingWhenAllWordsAreFarAway() {
        assertThat(Nearest.of("zoned", List.of("bs", "irqmode", "gb"))).isEmpty();
    }

    @Test
    void countsInsertionsRemovalsAndReplacements() {
        assertThat(Nearest.distance("kitten", "sitting")).isEqualTo(3);
        assertThat(Nearest.distance("", "abc")).isEqualTo(3);
        assertThat(Nearest.distance("same", "same")).isZero();
    }
}
