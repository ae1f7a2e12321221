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
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
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
    private static final String NOWAIT =
            SAMPLES.resolve("kernel-cases/k6.12-nullblk-none-q1d2-nowait").toString();

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final List<Scenario> ran = new ArrayList<>();

    @TempDir private Path folder;

    @Test
    void runPrintsWhatWasRunAndHowMuchCameOfIt() {
        assertThat(cli("", "run", ONE)).isZero();

        assertThat(out.toString())
                .startsWith(
                        """
                        scenario   one request
                        kernel     v6.12.y, changes: none
                        seed       1
                        recorded   1 events, 0 requests, 5.00 us of simulated time
                        digest    \s""");
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
                        "wall_ns");
        assertThat(json.get("scenario").textValue()).isEqualTo("one request");
        assertThat(json.get("simulated_ns").longValue()).isEqualTo(5000);
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
        assertThat(cli("", "agree", BATCH, NOWAIT)).isZero();

        assertThat(out.toString())
                .contains(
                        "k6.12-nullblk-none-q1d64-aiorand2               yes        16      0.00\n")
                .contains(
                        "k6.12-nullblk-none-q1d2-nowait                  yes        28  not mod.\n");
    }

    @Test
    void agreeFailsBelowWhatIsRequiredAndStillPrintsAll() throws IOException {
        assertThat(cli("", "agree", "--json", "--require", "50", BATCH)).isEqualTo(1);

        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.get("agreement_pct").doubleValue()).isZero();
        assertThat(json.get("cases")).hasSize(1);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void importPrintsTheReportOfItsReader() {
        assertThat(cli("", "import", "trace.txt")).isZero();
        assertThat(out.toString()).isEqualTo("text of trace.txt\n");
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

    private int cli(String input, String... args) {
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        ImportVerb importVerb =
                new ImportVerb(
                        file -> {
                            if (!file.toString().equals("trace.txt")) {
                                throw new NoSuchFileException(file.toString());
                            }
                            return new ImportVerb.Report("text of " + file + "\n", "{}");
                        });
        return new Cli(
                        new PrintWriter(out, true),
                        new PrintWriter(err, true),
                        List.of(new RunVerb(this::record, in), agree(), importVerb))
                .execute(args);
    }

    private AgreeVerb agree() {
        return new AgreeVerb(this::record);
    }

    /** A model that does nothing but leave one mark, 5 us after the start. */
    private Recording record(Scenario scenario) {
        ran.add(scenario);
        Recording recording =
                new Recording(
                        new Origin.Simulated(
                                scenario.name(), scenario.kernel(), List.of(), scenario.seed()));
        Recorder recorder = new Recorder(recording);
        recorder.turn(scenario.startNs() + 5000, 0, ContextKind.TASK);
        recorder.note(EventKind.MARK, 0, 0, -1, 0, 0);
        return recording;
    }
}
