package org.blkscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.blkscope.capture.ftrace.Traces.fio;
import static org.blkscope.capture.ftrace.Traces.irq;
import static org.blkscope.capture.ftrace.Traces.line;

import java.util.List;
import org.blkscope.capture.CaptureException;
import org.blkscope.capture.ftrace.Traces;
import org.junit.jupiter.api.Test;

class ProblemsTest {
    private static final String[] HANG = {
        fio(1, "block_bio_queue: 8,0 R 0 + 8 [fio]"),
        fio(2, "block_getrq: 8,0 R 0 + 8 [fio]"),
        fio(3, "block_rq_issue: 8,0 R 4096 () 0 + 8 [fio]"),
        fio(4, "block_bio_queue: 8,0 R 64 + 8 [fio]"),
        fio(5, "block_getrq: 8,0 R 64 + 8 [fio]"),
        fio(6, "block_rq_issue: 8,0 R 4096 () 64 + 8 [fio]"),
        irq(9, "block_rq_complete: 8,0 R () 64 + 8 [0]")
    };

    @Test
    void aCleanTraceSaysThatNothingWasFound() {
        List<Problem> problems =
                Problems.find(
                        Traces.read(Traces.sample("traces/nullblk-none-tag-shortage.txt"))
                                .recording());
        assertThat(problems).extracting(Problem::kind).containsExactly(Problem.Kind.NOTHING_FOUND);
    }

    @Test
    void aRequestThatStaysWhileOthersEndIsOld() throws CaptureException {
        Problem old = only(append(HANG, fio(5_000_003, "tracing_mark_write: it hangs")));
        assertThat(old.kind()).isEqualTo(Problem.Kind.OLD_REQUEST);
        assertThat(old.severity()).isEqualTo(Problem.Severity.WARNING);
        assertThat(old.address()).isEqualTo("fio-7#1");
        assertThat(old.sinceNs()).isEqualTo(3_000);
        assertThat(old.message())
                .isEqualTo("fio-7#1 has been in 8,0/device for 5.00 s and does not end.");
    }

    @Test
    void aRequestNearTheEndIsCutOff() throws CaptureException {
        Problem cut = only(HANG);
        assertThat(cut.kind()).isEqualTo(Problem.Kind.MISSING_END);
        assertThat(cut.message()).isEqualTo("1 I/O is cut off by the end of the recording.");
        assertThat(cut.evidence())
                .extracting(Problem.Evidence::text)
                .containsExactly("fio-7#1 is in 8,0/device");
    }

    @Test
    void aBioThatNeverGetsARequestIsFoundToo() throws CaptureException {
        Problem cut = only(fio(1, "block_bio_queue: 8,0 R 0 + 8 [fio]"));
        assertThat(cut.evidence())
                .containsExactly(new Problem.Evidence(2, "fio-7#1 is in 8,0/cpu0/submit"));
    }

    @Test
    void requestsWithoutAStartAreCounted() throws CaptureException {
        Problem start = only(irq(1, "block_rq_complete: 8,0 R () 64 + 8 [0]"));
        assertThat(start.kind()).isEqualTo(Problem.Kind.MISSING_START);
        assertThat(start.evidence())
                .containsExactly(new Problem.Evidence(2, "8,0/rq#1 is first seen in 8,0/device"));
    }

    @Test
    void lostEventsAreAddedUp() throws CaptureException {
        Problem lost =
                Problems.find(
                                Traces.read(
                                                "# entries-in-buffer/entries-written: 20/50   #P:4",
                                                "CPU:1 [LOST 12 EVENTS]",
                                                irq(
                                                        1,
                                                        "block_rq_complete: 8,0 N () 18446744073709551615 + 0 [0]"))
                                        .recording())
                        .get(0);
        assertThat(lost.kind()).isEqualTo(Problem.Kind.LOST_EVENTS);
        assertThat(lost.message()).startsWith("42 events were lost in 2 places:");
        assertThat(lost.evidence())
                .containsExactly(
                        new Problem.Evidence(1, "30 events before the first one"),
                        new Problem.Evidence(2, "12 events of CPU 1"));
    }

    @Test
    void aClockThatGoesBackwardsBetweenCpusIsTold() throws CaptureException {
        Problem clock =
                only(
                        line("fio-7", 1, ".....", 900, "block_plug: [fio]"),
                        line("fio-8", 0, ".....", 500, "block_plug: [fio]"));
        assertThat(clock.kind()).isEqualTo(Problem.Kind.CLOCK_BACKWARDS);
        assertThat(clock.message())
                .isEqualTo(
                        "Time goes backwards once, by up to 400 us: between CPUs only, so each CPU's own order is"
                                + " right. Latencies across CPUs may be wrong.");
    }

    private static Problem only(String... lines) throws CaptureException {
        List<Problem> problems = Problems.find(Traces.read(lines).recording());
        assertThat(problems).hasSize(1);
        return problems.get(0);
    }

    private static String[] append(String[] lines, String last) {
        String[] all = java.util.Arrays.copyOf(lines, lines.length + 1);
        all[lines.length] = last;
        return all;
    }
}
