package org.blkscope.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.base.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tags come in the order in which the kernel gives them (SBM-1 to SBM-5). */
class SbitmapTest {
    private static final Tags.Rules NEW = new Tags.Rules(true, true, true, false, true);

    @ParameterizedTest
    @CsvSource({
        "1, 64",
        "3, 64",
        "4, 1",
        "7, 1",
        "8, 2",
        "15, 2",
        "16, 4",
        "31, 4",
        "32, 8",
        "63, 8",
        "64, 16",
        "127, 16",
        "128, 32",
        "255, 32",
        "256, 64",
        "1023, 64"
    })
    void wordsAreAsLargeAsTheTableSays(int depth, int bitsPerWord) {
        assertThat(new Sbitmap(depth, 1, false, NEW).bitsPerWord()).isEqualTo(bitsPerWord);
    }

    @Test
    void fourTagsFromHintOneComeAsOneTwoZeroThree() {
        Sbitmap map = new Sbitmap(4, 1, false, NEW);
        map.setHint(0, 1);
        assertThat(take(map, 4)).containsExactly(1, 2, 0, 3);
        assertThat(map.hint(0)).isEqualTo(1);
        assertThat(map.get(0)).isEqualTo(-1);
        assertThat(map.hint(0)).isZero();
    }

    @Test
    void aFreedTagIsUsedAgainOnlyWhenItsWordIsFull() {
        Sbitmap map = new Sbitmap(32, 1, false, NEW);
        assertThat(take(map, 2)).containsExactly(0, 1);
        map.put(0, 0);
        assertThat(map.clearedBits()).isEqualTo(1);
        assertThat(take(map, 6)).containsExactly(2, 3, 4, 5, 6, 7);
        assertThat(map.get(0)).isZero();
        assertThat(map.clearedBits()).isZero();
    }

    @Test
    void theHintFollowsTheTagThatWasFreedLast() {
        Sbitmap map = new Sbitmap(64, 2, false, NEW);
        take(map, 20);
        map.put(17, 1);
        assertThat(map.hint(1)).isEqualTo(17);
        assertThat(map.get(1)).isEqualTo(20);
    }

    @Test
    void aBatchTakesNeighboursInOneWord() {
        Sbitmap map = new Sbitmap(64, 1, false, NEW);
        take(map, 3);
        Sbitmap.Batch batch = map.getBatch(0, 4);
        assertThat(batch.base()).isZero();
        assertThat(batch.mask()).isEqualTo(0b1111000);
        assertThat(map.busy()).isEqualTo(7);
    }

    @Test
    void noTagIsGivenTwiceAndAllAreGiven() {
        Rng rng = new Rng(11);
        for (int depth : new int[] {1, 2, 3, 4, 7, 8, 31, 32, 33, 64, 100, 256, 1023}) {
            Sbitmap map = new Sbitmap(depth, 2, false, NEW);
            boolean[] held = new boolean[depth];
            int count = 0;
            for (int i = 0; i < 5_000; i++) {
                int cpu = rng.below(2);
                int tag = rng.below(3) > 0 ? map.get(cpu) : -1;
                if (tag >= 0) {
                    assertThat(held[tag]).as("tag %d of %d", tag, depth).isFalse();
                    held[tag] = true;
                    count++;
                } else {
                    int free = rng.below(depth);
                    if (held[free]) {
                        map.put(free, cpu);
                        held[free] = false;
                        count--;
                    }
                }
                assertThat(map.busy()).isEqualTo(count);
            }
            while (count < depth) {
                assertThat(map.get(0)).isNotNegative();
                count++;
            }
            assertThat(map.get(0)).isEqualTo(-1);
        }
    }

    private static List<Integer> take(Sbitmap map, int count) {
        List<Integer> tags = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            tags.add(map.get(0));
        }
        return tags;
    }
}
