package org.blkscope.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SizeTextTest {
    @ParameterizedTest
    @CsvSource({
        "8, 8",
        "0, 0",
        "512B, 1",
        "4KiB, 8",
        "1.5 MiB, 3072",
        "2GiB, 4194304",
        "1TiB, 2147483648"
    })
    void readsSizesIntoSectors(String text, long sectors) {
        assertThat(SizeText.parse(text)).isEqualTo(sectors);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "KiB", "4KB", "-8", "100B", "0.3KiB", "1..5MiB", "9999999999TiB"})
    void refusesWhatIsNoWholeNumberOfSectors(String text) {
        assertThatThrownBy(() -> SizeText.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("'" + text + "' is not a size: write sectors of 512 bytes");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0B",
        "1, 512B",
        "8, 4KiB",
        "3072, 1536KiB",
        "131072, 64MiB",
        "2147483648, 1TiB"
    })
    void writesTheLargestUnitWithoutAFraction(long sectors, String text) {
        assertThat(SizeText.of(sectors)).isEqualTo(text);
        assertThat(SizeText.parse(text)).isEqualTo(sectors);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0ns",
        "1, 1ns",
        "1500, 1500ns",
        "12000, 12us",
        "2000000, 2ms",
        "3000000000, 3s"
    })
    void timesAreWrittenSoThatTheyReadBack(long ns, String text) {
        assertThat(TimeText.exact(ns)).isEqualTo(text);
        assertThat(TimeText.parse(text)).isEqualTo(ns);
    }

    @Test
    void aSectorHas512Bytes() {
        assertThat(SizeText.parse("512B") * SizeText.SECTOR).isEqualTo(512);
    }
}
