package org.blkscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.blkscope.capture.meta.CaseDump;
import org.blkscope.capture.meta.CaseReader;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.recording.Recording;
import org.blkscope.report.DebugfsTree;
import org.blkscope.scenario.Machine;
import org.junit.jupiter.api.Test;

/** The tree of debugfs that the model shows is that of the kernel, as far as the model knows it. */
class DumpAgreementTest {
    private static final Path CASE =
            Path.of("..", "samples", "kernel-cases", "k6.12-nullblk-none-q1d4-inflight");

    @Test
    void theDumpsInFlightAndIdleAgreeInEveryFieldThatTheModelKnows() throws Exception {
        KernelCase source = CaseReader.read(CASE);
        List<CaseDump> dumps = CaseReader.dumps(CASE);

        DumpAgreement agreement =
                DumpAgreement.compare(dumps, source.firstEventNs().orElseThrow(), run(source))
                        .orElseThrow();

        assertThat(dumps)
                .extracting(CaseDump::name)
                .containsExactly("idle-before", "mid", "late", "idle");
        assertThat(agreement.first()).isEmpty();
        assertThat(agreement.fields()).isGreaterThan(60);
    }

    @Test
    void theTreeNamesWhatTheDriverHas() throws Exception {
        Recording recording = run(CaseReader.read(CASE));
        int issued = 0;
        while (!DebugfsTree.of(recording, issued)
                .get("nullb0/hctx0/tags_bitmap")
                .equals("00000000: 0f\n")) {
            issued++;
        }
        assertThat(DebugfsTree.of(recording, issued))
                .containsEntry("nullb0/hctx0/type", "default\n")
                .containsEntry("nullb0/hctx0/sched_tags", "")
                .containsEntry("nullb0/state", "?\n");
        assertThat(DebugfsTree.of(recording, recording.size()).get("nullb0/hctx0/busy")).isEmpty();
    }

    private static Recording run(KernelCase source) throws Exception {
        return new Machine(CaseScenarios.of(source).scenario().orElseThrow()).run();
    }
}
