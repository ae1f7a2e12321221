package org.blkscope.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.blkscope.capture.ftrace.Traces.fio;
import static org.blkscope.capture.ftrace.Traces.irq;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.blkscope.capture.ftrace.Traces;
import org.blkscope.lab.Imports;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ImportReportTest {
    private static final Heading HEADING =
            new Heading("blkscope 0.1.0", List.of("app/blkscope", "import", "trace.txt"));

    static Stream<Path> samples() {
        return Traces.samples();
    }

    @Test
    void theTextOfAnFsyncTraceIsAsItShouldBe() throws IOException {
        ImportReport report =
                Imports.report(Traces.read(Traces.sample("traces/ahci-mq-deadline-fsync.txt")));
        Heading heading =
                new Heading(
                        "blkscope 0.1.0",
                        List.of(
                                "app/blkscope",
                                "import",
                                "samples/traces/ahci-mq-deadline-fsync.txt"));
        assertThat(report.text(heading)).isEqualTo(golden("import-ahci-fsync.txt"));
    }

    @Test
    void theObjectOfATraceWithTroubleIsAsItShouldBe() throws IOException {
        ImportReport report =
                Imports.report(
                        Traces.read(
                                irq(1, "block_rq_complete: 8,0 R () 64 + 8 [0]"),
                                "what is this",
                                fio(2, "block_bio_queue: 8,0 R 0 + 8 [fio]"),
                                fio(3, "block_getrq: 8,0 R 0 + 8 [fio]"),
                                fio(5, "block_rq_issue: 8,0 R 4096 () 0 + 8 [fio]")));
        String json =
                new ObjectMapper()
                        .writerWithDefaultPrettyPrinter()
                        .writeValueAsString(report.json());
        assertThat(json + "\n").isEqualTo(golden("import-trouble.json"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void noLineOfAReportIsLongerThanMailAllows(Path file) {
        String text = Imports.report(Traces.read(file)).text(HEADING);
        assertThat(text.lines()).allMatch(line -> line.length() <= 72);
        assertThat(text.chars()).allMatch(c -> c == '\n' || (c >= ' ' && c < 127));
    }

    static String golden(String name) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(ImportReportTest.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
