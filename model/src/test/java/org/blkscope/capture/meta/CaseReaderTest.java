package org.blkscope.capture.meta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CaseReaderTest {
    private static final Path CASES = Path.of("..", "samples", "kernel-cases");

    @TempDir private Path folder;

    static Stream<Path> samples() throws IOException {
        try (Stream<Path> folders = Files.list(CASES)) {
            return folders.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everySampleCaseIsRead(Path sample) throws Exception {
        KernelCase kernelCase = CaseReader.read(sample);

        assertThat(kernelCase.id()).isEqualTo(sample.getFileName().toString());
        assertThat(kernelCase.profile()).matches("v[0-9.]+[0-9y]");
        assertThat(kernelCase.stable()).isPresent();
        assertThat(kernelCase.devices()).isNotEmpty();
        assertThat(kernelCase.runs().get(0)).hasSizeGreaterThan(8);
    }

    @Test
    void aBatchOfFourReadsIsReadInFull() throws Exception {
        KernelCase batch = CaseReader.read(CASES.resolve("k6.12-nullblk-none-q1d64-aiorand4"));

        assertThat(batch.kernel()).isEqualTo("6.12.115+deb12-amd64");
        assertThat(batch.cpus()).isEqualTo(1);
        assertThat(batch.driverName()).isEqualTo("null_blk");
        assertThat(batch.parameters())
                .containsEntry("completion_nsec", "2000000")
                .containsEntry("hw_queue_depth", "64");
        CaseDevice device = batch.devices().get(0);
        assertThat(device.number()).isEqualTo("254,0");
        assertThat(device.sectors()).isEqualTo(524_288_000);
        assertThat(device.hctxCpus()).isEqualTo(List.of(List.of(0)));
        assertThat(device.queue()).containsEntry("max_sectors_kb", "127");
        assertThat(device.tags()).containsExactly(new TagState(0, 64, 3, 16, List.of(18)));
        assertThat(batch.script()).startsWith("cpu 0", "open 0 /dev/nullb0 d").hasSize(8);
        assertThat(batch.ops()).hasSize(4);
        assertThat(batch.ops().get(1))
                .isEqualTo(
                        new CaseOp(
                                0, 1, "aio", "read", "/dev/nullb0", 64, 8, 0, 0, 42_131_023_928L));
        assertThat(batch.firstSubmitNs()).isEqualTo(Map.of(0, 42_130_893_522L));
        assertThat(batch.firstEventNs()).contains(42_131_263_000L);
        assertThat(batch.runs()).hasSize(1);
        assertThat(batch.runs().get(0).stream().map(BlockEvent::text))
                .hasSize(26)
                .startsWith(
                        "block_bio_queue nullb0 R 0 + 8",
                        "block_getrq nullb0 R 0 + 8",
                        "block_io_start nullb0 R 4096 0 + 8",
                        "block_plug")
                .contains("block_unplug 4", "block_rq_issue nullb0 R 4096 192 + 8")
                .endsWith(
                        "block_rq_complete nullb0 R 192 + 8 [0]",
                        "block_io_done nullb0 R 0 192 + 0");
    }

    @Test
    void severalQueuesAndRunsInGzippedFilesAreRead() throws Exception {
        KernelCase percpu = CaseReader.read(CASES.resolve("k6.12-nullblk-none-c4q2d16-percpu"));

        assertThat(percpu.devices().get(0).hctxCpus())
                .isEqualTo(List.of(List.of(0, 1), List.of(2, 3)));
        assertThat(percpu.devices().get(0).tags())
                .containsExactly(
                        new TagState(0, 16, 3, 4, List.of(6, 2, 14, 3)),
                        new TagState(1, 16, 0, 4, List.of(6, 4, 2, 7)));
        assertThat(percpu.runs()).hasSize(3);
        assertThat(percpu.runs().get(1)).isEqualTo(percpu.runs().get(0));
        assertThat(Files.exists(CASES.resolve("k6.12-nullblk-none-q1d64-aiorand40/trace.txt.gz")))
                .isTrue();
    }

    @Test
    void processesAreToldApart() throws Exception {
        KernelCase two =
                CaseReader.read(CASES.resolve("k6.12-nullblk-none-c2q1d4-stall-ctxlistmerge"));

        assertThat(two.firstSubmitNs().keySet()).containsExactly(0, 1);
        assertThat(two.opsOf(1).stream().map(CaseOp::sector)).containsExactly(8L, 56L);
    }

    @Test
    void aFolderThatIsNoCaseIsRefused() {
        assertThatThrownBy(() -> CaseReader.read(folder))
                .isInstanceOf(CaseException.class)
                .hasMessage(
                        folder
                                + ": not a captured case: expected a meta.json (and a trace.txt) in it");
    }

    @Test
    void aFileAndNothingAtAllAreRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("meta.json"), "{}");

        assertThatThrownBy(() -> CaseReader.read(file))
                .hasMessage(file + ": expected the folder of a captured case, found a file");
        assertThatThrownBy(() -> CaseReader.read(folder.resolve("none")))
                .hasMessage(folder.resolve("none") + ": there is no such folder");
    }

    @Test
    void brokenMetaIsReportedWithFileAndLineOrKey() throws IOException {
        Path meta = folder.resolve("meta.json");
        Files.writeString(meta, "{\n\"id\": oops }");
        assertThatThrownBy(() -> CaseReader.read(folder))
                .hasMessageStartingWith(meta + ": line 2: expected JSON: ");

        Files.writeString(meta, "{\"id\": 5}");
        Files.writeString(folder.resolve("trace.txt"), "# tracer: nop\n");
        assertThatThrownBy(() -> CaseReader.read(folder))
                .hasMessage(meta + ": id: expected a text; found NUMBER");
    }

    @Test
    void aGzippedFileThatIsCutOffIsReported() throws IOException {
        Path sample = CASES.resolve("k6.12-nullblk-none-q1d64-aiorand40");
        Files.copy(sample.resolve("meta.json"), folder.resolve("meta.json"));
        byte[] trace = Files.readAllBytes(sample.resolve("trace.txt.gz"));
        Path cut =
                Files.write(folder.resolve("trace.txt.gz"), Arrays.copyOf(trace, trace.length / 2));

        assertThatThrownBy(() -> CaseReader.read(folder))
                .isInstanceOf(CaseException.class)
                .hasMessage(
                        cut
                                + ": expected a complete gzip file, found one that is cut off or damaged; copy it again");
    }

    @Test
    void eventsLoseTaskPriorityAndCommand() {
        Map<String, String> names = Map.of("8,0", "sda", "254,0", "dm-0");

        assertThat(event("block_rq_issue", "8,0 N 36 (12 01 00) 0 + 0 be,0,4 [a b]", names))
                .isEqualTo("block_rq_issue sda N 36 0 + 0");
        assertThat(event("block_rq_error", "9,1 RS () 320 + 8 be,0,4 [-110]", names))
                .isEqualTo("block_rq_error 9,1 RS 320 + 8 [-110]");
        assertThat(event("block_bio_remap", "8,0 WS 1100 + 8 <- (254,0) 100", names))
                .isEqualTo("block_bio_remap sda WS 1100 + 8 <- dm-0 100");
        assertThat(event("block_split", "8,0 RS 0 / 128 [5]", names))
                .isEqualTo("block_split sda RS 0 / 128");
        assertThat(event("block_unplug", "[x y] 12", names)).isEqualTo("block_unplug 12");
        assertThat(BlockEvent.of("block_touch_buffer", "8,0 sector=10 size=4096", names))
                .isEqualTo(Optional.empty());
    }

    private static String event(String name, String body, Map<String, String> names) {
        return BlockEvent.of(name, body, names).map(BlockEvent::text).orElse("none");
    }
}
