package org.blkscope.capture.ftrace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.blkscope.capture.CaptureException;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.TraceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LineRoundTripTest {
    static Stream<Path> samples() {
        return Traces.samples();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyEventOfASamplePrintsAsItsLineDid(Path file) throws IOException {
        assertThat(printed(Traces.read(file).recording())).isEqualTo(eventLines(file));
    }

    @Test
    void thereAreSamplesOfEveryLayout() {
        assertThat(Traces.samples()).hasSizeGreaterThan(15);
    }

    @Test
    void namesWithBlanksBracketsAndDashesSurvive() throws CaptureException {
        assertRoundTrip(
                Traces.line(
                        "my app-2 [x]-815",
                        3,
                        "...1.",
                        5,
                        "block_bio_queue: 8,0 R 0 + 8 [my app-2 [x]]"),
                Traces.line(
                        "a-1 [001] b-16", 1, ".....", 6, "block_getrq: 8,0 R 0 + 8 [a-1 [001] b]"));
    }

    @Test
    void aNameThatFtraceForgotKeepsItsBrackets() throws CaptureException {
        Recording recording =
                assertRoundTrip(
                        Traces.line(
                                "<...>-99", 0, ".....", 5, "block_bio_queue: 8,0 R 0 + 8 [fio]"));
        assertThat(recording.lives().name(0)).isEqualTo("fio-99#1");
    }

    @Test
    void nanosecondsAreKept() throws CaptureException {
        Recording recording =
                assertRoundTrip(
                        "             fio-7       [000] .....    12.000000123: block_bio_queue: 8,0 R 0 + 8 [fio]");
        assertThat(recording.events().timeNs(0)).isEqualTo(12_000_000_123L);
    }

    @Test
    void linesWithoutFlagsAndWithPaddedNamesAreKept() throws CaptureException {
        assertRoundTrip(
                "             fio-7     [000]    12.000001: block_bio_queue:      8,0 R 0 + 8 [fio]",
                "             fio-7     [000]    12.000002: block_bio_complete:   8,0 R 0 + 8 [-11]");
    }

    @Test
    void aDoneEventThatLeavesSomethingIsKeptAsItStands() throws CaptureException {
        assertRoundTrip(Traces.irq(5, "block_io_done: 8,0 R 512 () 8 + 1 be,0,4 [swapper/0]"));
    }

    private static Recording assertRoundTrip(String... lines) throws CaptureException {
        Recording recording = Traces.read(lines).recording();
        assertThat(printed(recording)).containsExactly(lines);
        return recording;
    }

    private static List<String> printed(Recording recording) {
        List<String> lines = new ArrayList<>();
        for (int event = 0; event < recording.size(); event++) {
            if (recording.events().kind(event) == EventKind.TRACE) {
                lines.add(TraceText.line(recording, event));
            }
        }
        return lines;
    }

    private static List<String> eventLines(Path file) throws IOException {
        try (InputStream raw = Files.newInputStream(file);
                InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.startsWith("cpus="))
                    .toList();
        }
    }
}
