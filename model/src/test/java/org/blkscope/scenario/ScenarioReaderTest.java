package org.blkscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.blkscope.workload.Command;
import org.blkscope.workload.FioJob;
import org.blkscope.workload.IoFlags;
import org.blkscope.workload.OpenFlags;
import org.blkscope.workload.Script;
import org.blkscope.workload.Sector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioReaderTest {
    private static final Path SAMPLES = Path.of("..", "samples", "scenarios");

    @TempDir private Path folder;

    @Test
    void keysThatAreLeftOutHaveTheDefaultsOfTheKernel() throws ScenarioException {
        assertThat(Texts.read(Texts.SMALL))
                .isEqualTo(
                        new Scenario(
                                "small",
                                "v6.12.y",
                                List.of(),
                                List.of(),
                                Map.of(),
                                1,
                                2,
                                Costs.of("default"),
                                List.of(
                                        new DeviceSpec(
                                                "nullb0",
                                                new NullBlkSpec(
                                                        1,
                                                        0,
                                                        64,
                                                        1,
                                                        10_000,
                                                        false,
                                                        false,
                                                        0,
                                                        true,
                                                        false,
                                                        250 * 1024,
                                                        512,
                                                        0,
                                                        false,
                                                        false,
                                                        0,
                                                        Optional.empty()),
                                                "none",
                                                QueueSpec.DEFAULTS,
                                                IoschedSpec.DEFAULTS,
                                                OptionalLong.empty(),
                                                List.of(),
                                                Optional.empty())),
                                List.of(
                                        new JobSpec(
                                                "job1",
                                                OptionalInt.empty(),
                                                Optional.of("nullb0"),
                                                new Script(
                                                        List.of(
                                                                new Script.Process(
                                                                        List.of(read())))),
                                                List.of())),
                                List.of(),
                                0,
                                OptionalLong.empty()));
    }

    @Test
    void everyKeyIsRead() throws ScenarioException {
        Scenario full = Texts.read(Texts.FULL);

        assertThat(full.set()).isEqualTo(Map.of("plug_limit", "16", "plug_order", "LIFO"));
        assertThat(full.costs()).isEqualTo(new Costs("zero", Map.of("syscall", 2000L)));
        assertThat(full.startNs()).isEqualTo(42_000_000_000L);
        assertThat(full.untilNs()).hasValue(10_000_000);
        assertThat(full.faults())
                .containsExactly(new FaultSpec("nullb0", FaultSpec.Kind.RESOURCE, 3, 2));
        assertThat(full.devices())
                .containsExactly(
                        new DeviceSpec(
                                "nullb0",
                                new NullBlkSpec(
                                        2,
                                        1,
                                        16,
                                        2,
                                        2_000_000,
                                        true,
                                        true,
                                        8,
                                        false,
                                        false,
                                        1024,
                                        4096,
                                        128,
                                        true,
                                        true,
                                        5,
                                        Optional.empty()),
                                "mq-deadline",
                                new QueueSpec(
                                        OptionalInt.of(16),
                                        OptionalInt.of(1280),
                                        OptionalInt.of(8),
                                        OptionalInt.of(4096),
                                        OptionalInt.of(1),
                                        OptionalInt.of(2),
                                        Optional.of(true),
                                        Optional.of(true),
                                        Optional.of(true),
                                        Optional.of(false),
                                        OptionalLong.of(75_000)),
                                IoschedSpec.DEFAULTS,
                                OptionalLong.empty(),
                                List.of(new TagStart(List.of(3, 0), 2)),
                                Optional.empty()));
        assertThat(full.jobs())
                .containsExactly(
                        new JobSpec(
                                "job1",
                                OptionalInt.of(1),
                                Optional.empty(),
                                new Script(
                                        List.of(
                                                new Script.Process(
                                                        List.of(
                                                                new Command.Open(
                                                                        0,
                                                                        "/dev/nullb0",
                                                                        OpenFlags.DIRECT),
                                                                read())))),
                                List.of(42_500_000_000L)),
                        new JobSpec(
                                "job2",
                                OptionalInt.empty(),
                                Optional.of("nullb0"),
                                new FioJob(
                                        FioJob.Pattern.RANDRW,
                                        8,
                                        32,
                                        4,
                                        131_072,
                                        1,
                                        true,
                                        FioJob.Engine.IO_URING,
                                        70,
                                        8,
                                        OptionalLong.of(1_000_000_000),
                                        OptionalLong.empty()),
                                List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {Texts.SMALL, Texts.FULL})
    void whatIsWrittenReadsBackTheSame(String text) throws ScenarioException {
        Scenario scenario = Texts.read(text);
        String written = ScenarioWriter.text(scenario);

        assertThat(ScenarioReader.parse("written", written)).isEqualTo(scenario);
        assertThat(ScenarioWriter.text(ScenarioReader.parse("written", written)))
                .isEqualTo(written);
    }

    @ParameterizedTest
    @ValueSource(strings = {"one-request.json", "plugged-batch.json"})
    void samplesAreScenarios(String name) throws Exception {
        Scenario scenario = ScenarioReader.read(SAMPLES.resolve(name));

        assertThat(scenario.kernel()).isEqualTo("v6.12.y");
        assertThat(((NullBlkSpec) scenario.devices().get(0).driver()).completionNs())
                .isEqualTo(2_000_000);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                // what is replaced | by what | where | problem
                "'name': 'small' | 'nam': 'small' | name | expected a text; the key is missing",
                "'cpus': 2 | 'cpu': 2 | cpu | unknown key; nearest known key: cpus",
                "'cpus': 2 | 'cpus': 0 | cpus | expected a whole number from 1 to 1024; found 0",
                "'cpus': 2 | 'cpus': 1.5 | cpus | expected a whole number from 1 to 1024; found 1.5",
                "'cpus': 2 | 'cpus': 'two' | cpus | expected a whole number from 1 to 1024; found \"two\"",
                "'cpus': 2 | 'seed': -1 | seed | expected a whole number from 0 to 9223372036854775807; found -1",
                "'cpus': 2 | 'seed': 99999999999999999999 | seed | expected a whole number",
                "'cpus': 2 | 'format': 1 | line 1, column | expected JSON: Duplicate field 'format'",
                "'format': 1, | ' ': 1, | format | expected \"format\": 1 at the top of a scenario; the key is missing",
                "'format': 1 | 'format': 2 | format | expected a whole number from 1 to 1; found 2",
                "'cpus': 2 | 'until': 'soon' | until | expected a time from 1ns to 86400s: whole nanoseconds"
                        + " or text with a unit such as \"2ms\"; found \"soon\"",
                "'cpus': 2 | 'until': true | until | expected a time from 1ns",
                "'cpus': 2 | 'with': 'x' | with | expected a list [ ... ]; found \"x\"",
                "'cpus': 2 | 'with': ['a', 3] | with[1] | expected a text, found 3",
                "'cpus': 2 | 'set': { 'a': [] } | set.a | expected the value of a flag",
                "'cpus': 2 | 'costs': 'free' | costs | expected one of default, zero, qemu-tcg; found \"free\"",
                "'cpus': 2 | 'costs': { 'sycall': 1 } | costs.sycall | unknown key; nearest known key: syscall",
                "'cpus': 2 | 'costs': { 'ipi': -1 } | costs.ipi | expected a time from 0ns to 1s",
                "'cpus': 2 | 'faults': [ { 'device': 'x', 'kind': 'error' } ] | faults[0].device"
                        + " | there is no device \"x\"; devices: nullb0",
                "'cpus': 2 | 'faults': [ { 'device': 'nullb0' } ] | faults[0].kind"
                        + " | expected one of resource, dev_resource, requeue, lost_restart, error, host_busy, device_busy, target_busy, busy_status, timeout; the key is missing",
                "'type': 'null_blk' | 'type': 'floppy' | devices.nullb0.type"
                        + " | device type \"floppy\" is not modelled yet; modelled: null_blk",
                "'type': 'null_blk' | 'type': 'null_blk', 'hw_queue_dept': 1 | devices.nullb0.hw_queue_dept"
                        + " | unknown key; nearest known key: hw_queue_depth",
                "'type': 'null_blk' | 'type': 'null_blk', 'bs': 1000 | devices.nullb0.bs"
                        + " | expected 512, 1024, 2048 or 4096 (bytes); found 1000",
                "'type': 'null_blk' | 'type': 'null_blk', 'blocking': 2 | devices.nullb0.blocking"
                        + " | expected true or false (or 1 or 0); found 2",
                "'type': 'null_blk' | 'type': 'null_blk', 'queue': 1 | devices.nullb0.queue"
                        + " | expected an object { ... }, found 1",
                "'type': 'null_blk' | 'type': 'null_blk', 'queue': { 'write_cache': 'on' }"
                        + " | devices.nullb0.queue.write_cache | expected one of write back, write through; found \"on\"",
                "'type': 'null_blk' | 'type': 'null_blk', 'tag_start': [ { 'alloc_hint': [64] } ]"
                        + " | devices.nullb0.tag_start | expected tags from 0 to 63; found 64",
                "'type': 'null_blk' } | 'type': 'null_blk' }, { 'name': 'nullb0', 'type': 'null_blk' }"
                        + " | devices.nullb0.name | there is another device named nullb0",
                "'name': 'nullb0' | 'name': 'null b0' | devices.null b0.name | expected a name of letters",
                "'device': 'nullb0' | 'device': 'nullb1' | jobs.job1.device"
                        + " | there is no device \"nullb1\"; devices: nullb0; nearest: nullb0",
                "'device': 'nullb0' | 'cpu': 1 | jobs.job1.device"
                        + " | expected the name of a device, since the script opens none; the key is missing",
                "'device': 'nullb0' | 'device': 'nullb0', 'cpu': 2 | jobs.job1.cpu"
                        + " | CPU 2 does not exist; expected 0 to 1 (see cpus)",
                "['read 0 8'] | ['cpu 0', 'reed 0 8'] | jobs.job1.script[1]"
                        + " | unknown command 'reed'; nearest known command: read",
                "['read 0 8'] | ['cpu 9', 'read 0 8'] | jobs.job1.script | CPU 9 does not exist",
                "['read 0 8'] | ['open 0 /dev/sda d'] | jobs.job1.device"
                        + " | the script opens files itself; remove the key",
                "'script': ['read 0 8'] | 'script': ['read 0 8'], 'rw': 'read' | jobs.job1.rw"
                        + " | a job has either a script or fio's words, not both",
                "'script': ['read 0 8'] | 'cpu': 1 | jobs.job1.script | expected a script (a list of commands)",
                "'script': ['read 0 8'] | 'rw': 'reads', 'size': 8 | jobs.job1.rw"
                        + " | expected one of read, write, randread, randwrite, rw, randrw; found \"reads\"; nearest: read",
                "'script': ['read 0 8'] | 'rw': 'read' | jobs.job1.size"
                        + " | expected what each process transfers, such as \"64MiB\"; the key is missing",
                "'script': ['read 0 8'] | 'rw': 'read', 'size': '4KB' | jobs.job1.size | expected a size from 512B to 1024TiB"
                        + ": whole sectors of 512 bytes or text with a unit such as \"4KiB\"; found \"4KB\"",
                "'script': ['read 0 8'] | 'rw': 'read', 'size': '1TiB' | jobs.job1.size"
                        + " | offset and size reach beyond the end of nullb0 (524288000 sectors)",
                "'script': ['read 0 8'] | 'rw': 'read', 'size': 4 | jobs.job1.size | expected at least one block (bs); found 4",
                "'script': ['read 0 8'] | 'script': ['read 0 8'], 'first_submit': [1, 2] | jobs.job1.first_submit"
                        + " | expected one time per process; the script has 1",
            })
    void complainsWithFileKeyAndWhatWasExpected(
            String old, String with, String where, String problem) {
        String text = Texts.SMALL.replace(old, with);
        assertThat(text).isNotEqualTo(Texts.SMALL);

        assertThatThrownBy(() -> Texts.read(text))
                .isInstanceOf(ScenarioException.class)
                .hasMessageStartingWith("x.json: " + where)
                .hasMessageContaining(problem);
    }

    @Test
    void brokenJsonIsReportedWithLineAndColumn() {
        assertThatThrownBy(() -> Texts.read("{\n  'format': 1,\n  oops }"))
                .isInstanceOf(ScenarioException.class)
                .hasMessageStartingWith("x.json: line 3, column ");
    }

    @ParameterizedTest
    @CsvSource({
        "'', expected a JSON object { ... }; the file is empty",
        "[], 'expected an object { ... }, found a list'"
    })
    void whatIsNoObjectIsNoScenario(String text, String problem) {
        assertThatThrownBy(() -> ScenarioReader.parse("x.json", text))
                .isInstanceOf(ScenarioException.class)
                .hasMessage("x.json: " + problem);
    }

    @Test
    void bytesThatAreNoTextAreReported() throws IOException {
        Path file = Files.write(folder.resolve("bad.json"), new byte[] {(byte) 0xff, (byte) 0xfe});

        assertThatThrownBy(() -> ScenarioReader.read(file))
                .isInstanceOf(ScenarioException.class)
                .hasMessage(file + ": expected a JSON text in UTF-8, found other bytes");
    }

    @Test
    void aMissingFileIsAnErrorOfTheFileSystem() {
        assertThatThrownBy(() -> ScenarioReader.read(folder.resolve("none.json")))
                .isInstanceOf(NoSuchFileException.class);
    }

    private static Command read() {
        return new Command.Transfer(false, 0, new Sector.Fixed(0), 8, IoFlags.NONE);
    }
}
