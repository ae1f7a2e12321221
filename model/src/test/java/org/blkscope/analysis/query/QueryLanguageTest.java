package org.blkscope.analysis.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.blkscope.recording.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueryLanguageTest {
    private final Recording recording = Samples.run();

    @ParameterizedTest
    @CsvSource(
            delimiterString = ";;",
            quoteCharacter = '`',
            value = {
                "`` ;; 1 ;; there is nothing to look for: write a comparison such as kind == ISSUE",
                "kind = ISSUE ;; 6 ;; a query assigns nothing: write == to compare",
                "kind == ISSUE & cpu == 1 ;; 15 ;; write &&",
                "size(kind) == 3 ;; 5 ;; a query calls nothing: write a comparison",
                "(kind == ISSUE ;; 15 ;; expected ), found the end",
                "(kind == ISSUE || ;; 18 ;; expected a field, found the end",
                "kind == ISSUE cpu == 1 ;; 15 ;; expected && or || or the end, found 'cpu'",
                "kind == ;; 8 ;; expected a value, found the end",
                "kind == == ;; 9 ;; expected a value, found '=='",
                "task == \"fio ;; 9 ;; this quote is never closed: write \" twice",
                "kind == {} ;; 9 ;; '{' means nothing here: quote values that have such signs"
            })
    void whatIsNotTheLanguageIsAnsweredWithThePlaceAndTheRemedy(
            String text, int character, String problem) {
        assertThatThrownBy(() -> Query.parse(text == null ? "" : text))
                .isInstanceOfSatisfying(
                        QueryException.class,
                        e -> {
                            assertThat(e.problem()).isEqualTo(problem);
                            assertThat(e)
                                    .hasMessage("query, character " + character + ": " + problem);
                        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = ";;",
            quoteCharacter = '`',
            value = {
                "knd == ISSUE ;; 1 ;; there is no field 'knd'; nearest: kind",
                "kind == ISSUE && rq.latncy > 3ms ;; 18 ;; there is no field 'rq.latncy'; nearest: rq.latency",
                "hctx0.dispach.size > 1 ;; 1 ;; there is no field 'hctx0.dispach.size'; nearest: hctx0.dispatch.size",
                "hctx0.dispatch > 1 ;; 1 ;; 'hctx0.dispatch' is a place: write hctx0.dispatch.size",
                "hctx0.tags.size > 1 ;; 1 ;; 'size' cannot be asked of nullb0/hctx0/tags: write used or free",
                "dispatch_busy > 1 ;; 1 ;; 'dispatch_busy' may be nullb0/hctx0/dispatch_busy or nullb0/hctx1/dispatch_busy: write more of its path",
                "kind == ISSU ;; 9 ;; kind is never 'ISSU'; nearest: ISSUE",
                "rule == DSP9 ;; 9 ;; rule is never 'DSP9'; nearest: DSP-9",
                "kind > ISSUE ;; 1 ;; 'kind' is a word: it can only be compared by == and !=",
                "rq.latency > fast ;; 14 ;; rq.latency is compared with a time such as 30ms, found 'fast'",
                "rq.sectors == 4ms ;; 15 ;; rq.sectors is compared with sectors such as 8, or a size such as 4KiB, found '4ms'",
                "cpu == 1.5 ;; 8 ;; cpu is compared with a whole number such as 3, found '1.5'",
                "place == hctx0.dispach ;; 10 ;; there is no place 'hctx0.dispach'; nearest: nullb0/hctx0/dispatch",
                "cpu ;; 1 ;; 'cpu' is not true or false by itself: compare it with a whole number such as 3"
            })
    void wrongNamesAndTypesAreAnsweredWithTheNearestRightOne(
            String text, int character, String problem) throws QueryException {
        Query query = Query.parse(text);

        assertThatThrownBy(() -> query.in(recording))
                .isInstanceOf(QueryException.class)
                .hasMessage("query, character " + character + ": " + problem);
    }

    @Test
    void whatBindsTighterNeedsNoParentheses() throws QueryException {
        String plain = "cpu == 0 && kind == ISSUE || kind == FREE && !cpu == 0";
        String explicit = "((cpu == 0) && (kind == ISSUE)) || ((kind == FREE) && (!(cpu == 0)))";

        assertThat(matches(plain)).isEqualTo(matches(explicit)).isPositive();
    }

    @Test
    void unitsMayStandApartAndMeanTheSame() throws QueryException {
        assertThat(matches("rq.sectors == 4KiB"))
                .isEqualTo(matches("rq.sectors == 4 KiB"))
                .isEqualTo(matches("rq.sectors == 8"))
                .isPositive();
        assertThat(matches("time > 0.1ms")).isEqualTo(matches("time > 100 us")).isPositive();
    }

    @Test
    void parenthesesMayNotBeNestedWithoutEnd() {
        String deep = "(".repeat(500) + "cpu == 1" + ")".repeat(500);

        assertThatThrownBy(() -> Query.parse(deep))
                .hasMessageContaining("more than 100 levels of ! and parentheses");
    }

    private int matches(String text) throws QueryException {
        return Query.parse(text).in(recording).count(recording.size(), () -> false);
    }
}
