package org.blkscope.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.blkscope.lab.Imports;
import org.blkscope.lab.Open;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SearchVerbsTest {
    private static final String BATCH =
            Path.of("..", "samples", "scenarios", "plugged-batch.json").toString();
    private static final String TRACE =
            Path.of("..", "samples", "traces", "nullblk-none-tag-shortage.txt").toString();

    private InputStream in = InputStream.nullInputStream();
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder;

    @Test
    void findPrintsAddressTimeAndEvent() {
        assertThat(cli("find", BATCH, "kind == ISSUE", "--all")).isZero();

        assertThat(out.toString().lines())
                .hasSize(4)
                .allMatch(l -> l.matches("@\\d+ +0\\.\\d{9}s  issue  R[1-4]  nullb0/device"));
    }

    @Test
    void findGivesTheFirstOrTheLastMatchAsJson() throws IOException {
        assertThat(cli("find", BATCH, "kind == ISSUE", "--last", "--json")).isZero();

        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.get("query").textValue()).isEqualTo("kind == ISSUE");
        assertThat(json.get("matches")).hasSize(1);
        assertThat(json.get("matches").get(0).get("label").textValue()).isEqualTo("R4");
    }

    @Test
    void findSaysWhatIsWrongWithAQuery() {
        assertThat(cli("find", BATCH, "knd == ISSUE")).isEqualTo(2);

        assertThat(err.toString())
                .isEqualTo(
                        "blkscope: query, character 1: there is no field 'knd'; nearest: kind\n");
    }

    @Test
    void findExitsWithOneIfThereIsNoMatch() {
        assertThat(cli("find", BATCH, "cpu == 3 && kind == ISSUE")).isEqualTo(1);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void snapshotPrintsWhoIsWhere() {
        assertThat(cli("snapshot", BATCH, "--at", "10us")).isZero();

        assertThat(out.toString())
                .contains("nullb0/hctx0/tags ", " of 16\n    0:R1", "nullb0/cpu0/plug ");
    }

    @Test
    void snapshotSaysNullWhereATraceCannotTell() throws IOException {
        assertThat(cli("snapshot", TRACE, "--at", "50%", "--json")).isZero();

        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.get("hctx").get(0).get("dispatch_busy").isNull()).isTrue();
        assertThat(json.get("hctx").get(0).get("tags").isNull()).isTrue();
    }

    @Test
    void exportWritesTheLinesOfATraceToAFile() throws IOException {
        Path copy = folder.resolve("copy.txt");

        assertThat(cli("export", TRACE, "--as", "ftrace", "--out", copy.toString())).isZero();

        assertThat(lines(copy)).isEqualTo(lines(Path.of(TRACE)));
    }

    @Test
    void exportToAFileSaysWhatItWroteUnlessItShallBeQuiet() throws IOException {
        String copy = folder.resolve("copy.csv").toString();
        assertThat(cli("export", TRACE, "--as", "csv", "--out", copy)).isZero();
        assertThat(out.toString()).isEqualTo("wrote 272 events as csv to " + copy + "\n");

        out.getBuffer().setLength(0);
        assertThat(cli("export", TRACE, "--as", "csv", "--out", copy, "--quiet")).isZero();
        assertThat(out.toString()).isEmpty();

        assertThat(cli("export", TRACE, "--as", "csv", "--out", copy, "--json")).isZero();
        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.get("events").intValue()).isEqualTo(272);
        assertThat(json.get("format").textValue()).isEqualTo("csv");
    }

    @Test
    void exportCannotPutTwoThingsOnStandardOutput() {
        assertThat(cli("export", TRACE, "--as", "csv", "--json")).isEqualTo(2);
        assertThat(err.toString()).contains("--json: standard output is the export itself");
    }

    @Test
    void snapshotOfOnePlaceOrRequestIsAnObjectToo() throws IOException {
        assertThat(cli("snapshot", BATCH, "--at", "10us", "nullb0/hctx0/tags", "--json")).isZero();
        JsonNode tags = new ObjectMapper().readTree(out.toString()).get("place");
        assertThat(tags.get("capacity").intValue()).isEqualTo(16);
        assertThat(tags.get("requests").get(0).get("label").textValue()).isEqualTo("R1");

        out.getBuffer().setLength(0);
        assertThat(cli("snapshot", BATCH, "--at", "10us", "R1", "--json")).isZero();
        JsonNode request = new ObjectMapper().readTree(out.toString());
        assertThat(request.get("place").textValue()).startsWith("nullb0/");
        assertThat(request.get("request").get("tag").intValue()).isZero();

        assertThat(cli("snapshot", BATCH, "--at", "10us", "R99", "--json")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no I/O 'R99' in this recording");
    }

    @Test
    void everyVerbReadsStandardInput() throws IOException {
        in = Files.newInputStream(Path.of(BATCH));
        assertThat(cli("find", "-", "kind == ISSUE", "--all")).isZero();
        assertThat(out.toString().lines()).hasSize(4);

        out.getBuffer().setLength(0);
        in = Files.newInputStream(Path.of(TRACE));
        assertThat(cli("snapshot", "-", "--at", "50%")).isZero();
        assertThat(out.toString()).contains("@136 of 272", "standard input (ftrace)");

        out.getBuffer().setLength(0);
        in = Files.newInputStream(Path.of(TRACE));
        assertThat(cli("export", "-", "--as", "csv")).isZero();
        assertThat(out.toString().lines()).hasSize(273);
    }

    @Test
    void whatIsWrongWithStandardInputIsToldWithoutItsCopy() {
        in = new ByteArrayInputStream("hello\n".getBytes(UTF_8));
        assertThat(cli("find", "-", "kind == ISSUE")).isEqualTo(3);
        assertThat(err.toString()).startsWith("blkscope: standard input").doesNotContain("/tmp");
    }

    @Test
    void aKeptTraceIsImportedWithTheSameLinesAndAssumptions() throws IOException {
        String kept = folder.resolve("kept.blkrec").toString();
        assertThat(cli("import", TRACE, "--json", "--out", kept)).isZero();
        JsonNode first = new ObjectMapper().readTree(out.toString());
        out.getBuffer().setLength(0);
        assertThat(cli("import", kept, "--json")).isZero();
        JsonNode again = new ObjectMapper().readTree(out.toString());

        assertThat(first.get("assumed")).isNotEmpty();
        assertThat(again.get("assumed")).isEqualTo(first.get("assumed"));
        assertThat(again.get("lines")).isNotNull().isEqualTo(first.get("lines"));
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.readString(file).lines().filter(l -> !l.startsWith("#")).toList();
    }

    private int cli(String... args) {
        Open open = new Open(new Imports());
        Input input = new Input(in);
        Cli cli =
                new Cli(
                        new PrintWriter(out, true),
                        new PrintWriter(err, true),
                        List.of(
                                new ImportVerb(new Imports(), input),
                                new FindVerb(open, input),
                                new SnapshotVerb(open, input),
                                new ExportVerb(open, input)));
        return cli.execute(args);
    }
}
