package org.blkscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
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
    void exportWritesTheTreeOfDebugfsAtAMoment() throws IOException {
        assertThat(cli("export", BATCH, "--as", "debugfs", "--at", "50%")).isZero();

        assertThat(out.toString())
                .startsWith("### /sys/kernel/debug/block/nullb0/pm_only\n?\n")
                .contains("### /sys/kernel/debug/block/nullb0/hctx0/type\ndefault\n");

        Path tree = folder.resolve("tree");
        assertThat(cli("export", BATCH, "--as", "debugfs", "--out", tree.toString())).isZero();
        assertThat(Files.readString(tree.resolve("nullb0/hctx0/busy"))).isEmpty();
    }

    @Test
    void anUnknownFormatIsWrongUse() {
        assertThat(cli("export", BATCH, "--as", "pdf2")).isEqualTo(ExitCode.WRONG_USE);
        assertThat(err.toString()).contains("text, csv, json, ftrace, debugfs", "'pdf2'");
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.readString(file).lines().filter(l -> !l.startsWith("#")).toList();
    }

    private int cli(String... args) {
        Open open = new Open(new Imports());
        Cli cli =
                new Cli(
                        new PrintWriter(out, true),
                        new PrintWriter(err, true),
                        List.of(new FindVerb(open), new SnapshotVerb(open), new ExportVerb(open)));
        return cli.execute(args);
    }
}
