package org.blkscope.capture.ftrace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.blkscope.capture.CaptureException;
import org.blkscope.capture.Hints;
import org.blkscope.capture.Imported;
import org.blkscope.capture.LineCount;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BadInputTest {
    private static final String ADVICE =
            "; expected ftrace text such as 'fio-812 [001] ..... 7.300100: block_rq_issue: 8,0 R"
                    + " 4096 () 64 + 8 [fio]'; record with: trace-cmd record -e block";

    @TempDir Path folder;

    @Test
    void anEmptyFileIsNamed() throws IOException {
        assertMessage(file(new byte[0]), ": the file is empty" + ADVICE);
    }

    @Test
    void binaryJunkIsCalledBinary() throws IOException {
        assertMessage(
                file(new byte[] {0x7F, 'E', 'L', 'F', 0, 0, 1, 2, 3, 0, 0, 0}),
                ": not a trace (binary data)" + ADVICE);
    }

    @Test
    void someOtherTextIsNoTrace() throws IOException {
        assertMessage(file("Dear all,\nit hangs.\n"), ": no block event found" + ADVICE);
    }

    @Test
    void aTraceWithoutBlockEventsSaysSo() throws IOException {
        assertMessage(
                file("# tracer: nop\n" + Traces.fio(1, "sched_wakeup: comm=fio pid=7") + "\n"),
                ": no block event found in 2 lines; record with: trace-cmd record -e block");
    }

    @Test
    void aTraceWhoseBlockEventsAreStrangeNamesTheFirst() throws IOException {
        assertMessage(
                file(Traces.fio(1, "block_rq_issue: disk sda") + "\n"),
                ":1: no block event found; the text of block_rq_issue has a form that is not known; it is shown as it"
                        + " stands; record with: trace-cmd record -e block");
    }

    @Test
    void aMissingFileIsNamed() {
        assertMessage(folder.resolve("gone.txt"), ": there is no such file");
    }

    @Test
    void aFolderIsRefused() {
        assertMessage(folder, ": is a folder; expected a trace file");
    }

    @Test
    void aGzipFileThatIsCutOffSaysSo() throws IOException {
        byte[] whole =
                gzip(Files.readString(Traces.sample("traces/nullblk-none-tag-shortage.txt")));
        assertMessage(
                file(Arrays.copyOf(whole, whole.length / 2)),
                ": the gzip data is cut off; copy the file again, or unpack what is there with zcat");
    }

    @Test
    void aDamagedGzipFileSaysSo() throws IOException {
        byte[] whole = gzip("x".repeat(1000));
        whole[12] ^= 0x55;
        assertThatThrownBy(() -> Traces.formats().read(file(whole), Hints.NONE))
                .isInstanceOf(CaptureException.class)
                .hasMessageContaining("gzip data is");
    }

    @Test
    void aGzipFileIsReadLikeAPlainOne() throws IOException {
        Path plain = Traces.sample("traces/nullblk-none-tag-shortage.txt");
        Path packed = file(gzip(Files.readString(plain)));
        assertThat(Traces.read(packed).recording().digest())
                .isEqualTo(Traces.read(plain).recording().digest());
    }

    @Test
    void aTextThatEndsInTheMiddleOfALineLosesThatLineOnly() throws IOException {
        String line = Traces.fio(1, "block_bio_queue: 8,0 R 0 + 8 [fio]");
        Imported imported = Traces.read(file(line + "\n" + line.substring(0, 30)));
        assertThat(imported.lines().read()).isEqualTo(2);
        assertThat(imported.lines().used()).isEqualTo(1);
        assertThat(imported.lines().examples())
                .containsExactly(
                        new LineCount.Skipped(
                                2,
                                "not an event: expected TASK-PID [CPU] FLAGS SECONDS: EVENT: TEXT"));
    }

    @Test
    void theExceptionCarriesFileAndLine() throws IOException {
        Path file = file(Traces.fio(1, "block_rq_issue: disk sda") + "\n");
        assertThatThrownBy(() -> Traces.formats().read(file, Hints.NONE))
                .isInstanceOfSatisfying(
                        CaptureException.class,
                        e -> {
                            assertThat(e.file()).isEqualTo(file.toString());
                            assertThat(e.line()).isEqualTo(1);
                        });
    }

    private static void assertMessage(Path file, String message) {
        assertThatThrownBy(() -> Traces.formats().read(file, Hints.NONE))
                .isInstanceOf(CaptureException.class)
                .hasMessage(file + message);
    }

    private Path file(String text) throws IOException {
        return file(text.getBytes(StandardCharsets.UTF_8));
    }

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("input"), bytes);
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return out.toByteArray();
    }
}
