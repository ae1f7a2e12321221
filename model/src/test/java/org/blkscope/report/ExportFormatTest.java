package org.blkscope.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.blkscope.capture.ftrace.Traces;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Recording;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.ScenarioException;
import org.blkscope.scenario.ScenarioReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExportFormatTest {
    static Stream<Path> samples() {
        return Traces.samples();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void anImportedTraceIsExportedLineForLine(Path file) throws IOException {
        assertThat(eventLines(export(Traces.read(file).recording(), ExportFormat.FTRACE)))
                .isEqualTo(eventLines(text(file)));
    }

    @Test
    void aRunIsReadAgainWithTheSameBiosAndRequests() throws IOException, ScenarioException {
        Recording run = run();
        String[] lines = export(run, ExportFormat.FTRACE).lines().toArray(String[]::new);
        Recording read = Traces.read(lines).recording();

        assertThat(lives(read, LifeKind.BIO)).isEqualTo(lives(run, LifeKind.BIO)).hasSize(4);
        assertThat(lives(read, LifeKind.REQUEST)).isEqualTo(lives(run, LifeKind.REQUEST));
    }

    @Test
    void everyEventIsALineOfTextAndOfValues() throws IOException, ScenarioException {
        Recording run = run();

        assertThat(export(run, ExportFormat.TEXT).lines()).hasSize(run.size());
        assertThat(export(run, ExportFormat.CSV).lines())
                .hasSize(run.size() + 1)
                .startsWith(
                        "moment,time_ns,cpu,context,kind,function,rule,request,label,place,inferred,text");
        assertThat(export(run, ExportFormat.JSON).lines().filter(l -> l.contains("\"moment\"")))
                .hasSize(run.size());
    }

    private static Recording run() throws IOException, ScenarioException {
        return new Machine(ScenarioReader.read(Traces.sample("scenarios/plugged-batch.json")))
                .run();
    }

    private static String export(Recording recording, ExportFormat format) throws IOException {
        StringWriter out = new StringWriter();
        format.write(recording, out);
        return out.toString();
    }

    private static List<String> lives(Recording recording, LifeKind kind) {
        Lives lives = recording.lives();
        return IntStream.range(0, lives.size())
                .filter(life -> lives.kind(life) == kind)
                .mapToObj(l -> lives.op(l) + " " + lives.sector(l) + " + " + lives.sectors(l))
                .toList();
    }

    private static List<String> eventLines(String text) {
        return text.lines()
                .filter(line -> !line.startsWith("#") && !line.startsWith("cpus="))
                .toList();
    }

    private static String text(Path file) throws IOException {
        try (InputStream raw = Files.newInputStream(file);
                InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
