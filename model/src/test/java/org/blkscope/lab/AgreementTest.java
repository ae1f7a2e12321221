package org.blkscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.blkscope.base.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AgreementTest {
    @ParameterizedTest
    @CsvSource({
        // expected, actual, distance, percent, same events
        "abcd, abcd, 0, 100.0, true",
        "abcd, abdc, 2, 50.0, true",
        "abcd, abxd, 1, 75.0, false",
        "abcd, bcd, 1, 75.0, false",
        "ab, abcd, 2, 50.0, false",
        "abcd, '', 4, 0.0, false",
        "'', '', 0, 100.0, true",
        "abcdefghijklmnopqrst, klmnopqrstabcdefghij, 20, 0.0, true",
    })
    void percentIsTheShareThatNeedsNoEdit(
            String expected, String actual, int distance, double percent, boolean same) {
        Agreement agreement = Agreement.of(events(expected), events(actual));

        assertThat(agreement.distance()).isEqualTo(distance);
        assertThat(agreement.percent()).isEqualTo(percent);
        assertThat(agreement.sameMultiset()).isEqualTo(same);
        assertThat(agreement.exact()).isEqualTo(expected.equals(actual));
    }

    @Test
    void theFirstDifferenceIsShownFromBothSides() {
        assertThat(Agreement.of(events("abc"), events("axc")).first())
                .contains(new Agreement.Difference(1, Optional.of("b"), Optional.of("x")));
        assertThat(Agreement.of(events("abc"), events("ab")).first())
                .contains(new Agreement.Difference(2, Optional.of("c"), Optional.empty()));
        assertThat(Agreement.of(events("abc"), events("abc")).first()).isEmpty();
    }

    @Test
    void theBandedDistanceIsThatOfTheWholeTable() {
        Rng random = new Rng(1);
        for (int round = 0; round < 300; round++) {
            List<String> a = randomEvents(random);
            List<String> b = random.below(2) == 0 ? randomEvents(random) : changed(a, random);

            assertThat(Agreement.of(a, b).distance()).as(a + " " + b).isEqualTo(table(a, b));
        }
    }

    @Test
    void oneWrongEventInManyIsNotAHundredPercent() {
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 50_000; i++) {
            expected.add("event " + i % 977);
        }
        List<String> actual = new ArrayList<>(expected);
        actual.set(40_000, "other");

        assertThat(Agreement.of(expected, actual).percent()).isEqualTo(99.998);
    }

    private static List<String> events(String letters) {
        return letters.chars().mapToObj(c -> String.valueOf((char) c)).toList();
    }

    private static List<String> randomEvents(Rng random) {
        List<String> events = new ArrayList<>();
        for (int i = random.below(40); i > 0; i--) {
            events.add("e" + random.below(4));
        }
        return events;
    }

    private static List<String> changed(List<String> events, Rng random) {
        List<String> changed = new ArrayList<>(events);
        for (int i = random.below(12); i > 0; i--) {
            changed.add(random.below(changed.size() + 1), "n" + random.below(3));
        }
        return changed;
    }

    private static int table(List<String> a, List<String> b) {
        int[][] cost = new int[a.size() + 1][b.size() + 1];
        for (int i = 0; i <= a.size(); i++) {
            for (int j = 0; j <= b.size(); j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                } else {
                    int replace = cost[i - 1][j - 1] + (a.get(i - 1).equals(b.get(j - 1)) ? 0 : 1);
                    cost[i][j] = Math.min(replace, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
                }
            }
        }
        return cost[a.size()][b.size()];
    }
}
