package org.blkscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.blkscope.lab.Imports;
import org.blkscope.recording.Recording;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.NullBlkSpec;
import org.blkscope.scenario.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CliTest {
    private static final Path SAMPLES = Path.of("..", "samples");
    private static final String ONE = SAMPLES.resolve("scenarios/one-request.json").toString();
    private static final String BATCH =
            SAMPLES.resolve("kernel-cases/k6.12-nullblk-none-q1d64-aiorand2").toString();
    private static final String FILE_SYSTEM =
            SAMPLES.resolve("kernel-cases/k6.12-seed001-xfs-none").toString();

    private static final String TRACE =
            SAMPLES.resolve("traces/nullblk-none-tag-shortage.txt").toString();

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final List<Scenario> ran = new ArrayList<>();

    @TempDir private Path folder;

    @Test
    void runPrintsTheReportOfTheRun() {
        assertThat(cli("", "run", ONE)).isZero();

        assertThat(out.toString())
                .startsWith("blkscope " + Version.get() + ", scenario one request (")
                .contains(
                        "  app/blkscope run ",
                        "A: kernel v6.12.y\n",
                        "requests                                  1\n");
        assertThat(out.toString().lines().mapToInt(String::length).max().orElse(0)).isLessThan(73);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void runPrintsOneJsonObject() throws IOException {
        assertThat(cli("", "run", "--json", ONE)).isZero();

        JsonNode json = new ObjectMapper().readTree(out.toString());
        List<String> keys = new ArrayList<>();
        json.fieldNames().forEachRemaining(keys::add);
        assertThat(keys)
                .containsExactly(
                        "program",
                        "scenario",
                        "kernel",
                        "changes",
                        "seed",
                        "digest",
                        "events",
                        "requests",
                        "simulated_ns",
                        "wall_ns",
                        "figures",
                        "stages",
                        "problems");
        assertThat(json.get("scenario").textValue()).isEqualTo("one request");
        assertThat(json.get("figures").get("requests").intValue()).isEqualTo(1);
        assertThat(json.get("stages").get("d2c").get("count").intValue()).isEqualTo(1);
        assertThat(json.get("digest").textValue()).matches("[0-9a-f]{16}");
    }

    @Test
    void runTakesItsScenarioFromStandardInputAndAppliesOptions() throws IOException {
        int exit =
                cli(
                        Files.readString(Path.of(ONE)),
                        "run",
                        "--quiet",
                        "--seed",
                        "7",
                        "--until",
                        "3ms",
                        "--set",
                        "devices.nullb0.hw_queue_depth=4",
                        "-");

        assertThat(exit).isZero();
        assertThat(out.toString()).isEmpty();
        Scenario scenario = ran.get(0);
        assertThat(scenario.seed()).isEqualTo(7);
        assertThat(scenario.untilNs()).hasValue(3_000_000);
        assertThat(((NullBlkSpec) scenario.devices().get(0).driver()).hwQueueDepth()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run | 2 | blkscope: Missing required parameter: 'SCENARIO' (see blkscope run --help)",
                "run a b | 2 | blkscope: Unmatched argument at index 2: 'b' (see blkscope run --help)",
                "run none.json | 3 | blkscope: none.json: there is no such file",
                "run .. | 3 | blkscope: ..: expected a scenario file, found a folder",
                "run ONE --seed x | 2 | blkscope: Invalid value for option '--seed': 'x' is not a long"
                        + " (see blkscope run --help)",
                "run ONE --set sead=1 | 2 | blkscope: ONE: sead: unknown key; nearest known key: seed",
                "run ONE --set cpus | 2 | blkscope: ONE: --set cpus: expected KEY=VALUE such as"
                        + " devices.nullb0.hw_queue_depth=4 or kernel.plug_order=LIFO",
                "run ONE --kernel v1 | 3 | blkscope: ONE: kernel profile v1 not modelled yet",
                "agree | 2 | blkscope: Missing required parameter: 'CASE' (see blkscope agree --help)",
                "agree none | 3 | blkscope: none: there is no such folder",
                "agree BATCH --require 101 | 2 | blkscope: --require: expected a number from 0 to 100, found 101.0",
                "import none.txt | 3 | blkscope: none.txt: there is no such file",
                "fly | 2 | blkscope: Unmatched argument at index 0: 'fly' (see blkscope --help)",
                "--fly | 2 | blkscope: Unknown option: '--fly' (see blkscope --help)",
            })
    void errorsAreOneLineAndHaveTheirExitCode(String line, int exit, String message) {
        String[] args = line.replace("ONE", ONE).replace("BATCH", BATCH).split(" ", -1);

        assertThat(cli("", args)).isEqualTo(exit);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString().lines()).containsExactly(message.replace("ONE", ONE));
    }

    @Test
    void aBadScenarioIsUnreadableInput() throws IOException {
        Path file = Files.writeString(folder.resolve("bad.json"), "{ \"format\": 1, \"name\": 2 }");

        assertThat(cli("", "run", file.toString())).isEqualTo(3);
        assertThat(err.toString().lines())
                .containsExactly("blkscope: " + file + ": name: expected a text; found 2");
    }

    @Test
    void agreePrintsATableOfCases() {
        assertThat(cli("", "agree", BATCH, FILE_SYSTEM)).isZero();

        assertThat(out.toString())
                .contains(
                        "k6.12-nullblk-none-q1d64-aiorand2               yes        16    100.00\n")
                .contains(
                        "k6.12-seed001-xfs-none                          no         84  not mod.\n");
    }

    @Test
    void agreeFailsBelowWhatIsRequiredAndStillPrintsAll() throws IOException {
        assertThat(cli("", "agree", "--json", "--require", "50", FILE_SYSTEM)).isEqualTo(1);

        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.get("agreement_pct").doubleValue()).isZero();
        assertThat(json.get("cases")).hasSize(1);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void importPrintsTheReportOfATrace() {
        assertThat(cli("", "import", TRACE)).isZero();
        assertThat(out.toString())
                .contains("128 lines read, 128 used, 0 skipped", "16 requests complete");
    }

    @Test
    void importTakesTheTraceOfACase() {
        assertThat(cli("", "import", "--json", BATCH)).isZero();
        assertThat(out.toString()).contains("\"format\" : \"ftrace\"");
    }

    @Test
    void versionAndHelpGoToTheOutput() {
        assertThat(cli("", "--version")).isZero();
        assertThat(out.toString().strip()).isEqualTo("blkscope " + Version.get());

        assertThat(cli("", "run", "--help")).isZero();
        assertThat(out.toString()).contains("Usage: blkscope run", "--set=KEY=VALUE", "--json");
    }

    @Test
    void filesAreNotForTheCommandLine() {
        Cli cli = new Cli(new PrintWriter(out), new PrintWriter(err), List.of(agree()));

        assertThat(cli.handles("agree")).isTrue();
        assertThat(cli.handles("--help")).isTrue();
        assertThat(cli.handles("trace.txt")).isFalse();
        assertThat(cli.handles()).isFalse();
    }

    @Test
    void aRunThatWasKeptIsReadAgain() {
        Path file = folder.resolve("kept.blkrec");

        assertThat(cli("", "run", "--quiet", "--out", file.toString(), ONE)).isZero();
        assertThat(file).isNotEmptyFile();
        assertThat(cli("", "import", file.toString())).isZero();
        assertThat(out.toString()).contains("A: blkrec; kernel v6.12.y", "1 requests complete");
    }

    private int cli(String input, String... args) {
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        return new Cli(
                        new PrintWriter(out, true),
                        new PrintWriter(err, true),
                        List.of(
                                new RunVerb(this::record, in),
                                agree(),
                                new ImportVerb(new Imports(), new Input(System.in))))
                .execute(args);
    }

    private AgreeVerb agree() {
        return new AgreeVerb(this::record);
    }

    private Recording record(Scenario scenario) {
        ran.add(scenario);
        return new Machine(scenario).run();
    }
}
