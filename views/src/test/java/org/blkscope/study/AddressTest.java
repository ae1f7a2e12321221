package org.blkscope.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.blkscope.analysis.Address;
import org.blkscope.demo.DemoRecording;
import org.blkscope.recording.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {
    private final Recording recording = DemoRecording.of(3);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nullb0/hctx0/dispatch",
                "job1#42",
                "job1#42.2",
                "W41",
                "w41",
                "@1284",
                "45.5%",
                "12.480231000s"
            })
    void textsAreReadBackAsTheyWere(String text) {
        assertThat(Address.parse(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "12.480231s, 12480231000",
        "12480.231 ms, 12480231000",
        "12\u2009480.231 ms, 12480231000",
        "250us, 250000",
        "7 ns, 7"
    })
    void timesTakeAUnitAndGroupedDigits(String text, long ns) {
        assertThat(Address.parse(text)).isEqualTo(new Address.AtTime(ns));
    }

    @Test
    void namesOfPlacesAndRequestsAreToldApart() {
        assertThat(Address.parse("W41")).isEqualTo(new Address.OfLife("W41"));
        assertThat(Address.parse("kworker/0:1-44#3"))
                .isEqualTo(new Address.OfLife("kworker/0:1-44#3"));
        assertThat(Address.parse("sda/requeue_list"))
                .isEqualTo(new Address.OfPlace("sda/requeue_list"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"@", "@-3", "@x", "101%", "x%", "12.5", "12 parsecs", ""})
    void whatIsNoMomentIsAnsweredWithExamples(String text) {
        assertThatThrownBy(() -> Address.parseMoment(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "'" + text + "' is not a moment: write an event such as @1284");
    }

    @Test
    void aTimeIsTheMomentBehindEverythingUpToIt() {
        long ns = recording.events().timeNs(100);
        int moment = new Address.AtTime(ns).in(recording);

        assertThat(recording.events().timeNs(moment - 1)).isEqualTo(ns);
        assertThat(recording.events().timeNs(moment)).isGreaterThan(ns);
    }

    @Test
    void momentsStayWithinTheRecording() {
        int size = recording.size();

        assertThat(new Address.AtTime(0).in(recording)).isZero();
        assertThat(new Address.AtTime(Long.MAX_VALUE).in(recording)).isEqualTo(size);
        assertThat(new Address.AtEvent(size + 1).in(recording)).isEqualTo(size);
        assertThat(new Address.AtShare(50).in(recording)).isEqualTo(size / 2);
    }
}
