package org.blkscope.capture.ftrace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.blkscope.capture.ftrace.Traces.fio;
import static org.blkscope.capture.ftrace.Traces.irq;
import static org.blkscope.capture.ftrace.Traces.line;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.blkscope.capture.CaptureException;
import org.blkscope.capture.Hints;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FtraceInferenceTest {
    static Stream<Path> samples() {
        return Traces.samples().filter(f -> !f.toString().contains("k5.7-seed000"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void inASampleEverythingThatBeginsEnds(Path file) {
        Recording recording = Traces.read(file).recording();
        assertThat(Traces.left(recording)).isEmpty();
        for (int life = 0; life < recording.lives().size(); life++) {
            boolean seenFirst =
                    recording.lives().kind(life) == LifeKind.REQUEST
                            && recording
                                    .events()
                                    .has(recording.lives().born(life), EventFlags.INFERRED);
            assertThat(seenFirst).as(recording.lives().name(life)).isFalse();
        }
    }

    @Test
    void aRequestGoesThroughThePlugToTheDeviceAndBack() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 8,0 R 64 + 8 [fio]"),
                                fio(2, "block_getrq: 8,0 R 64 + 8 [fio]"),
                                fio(3, "block_io_start: 8,0 R 4096 () 64 + 8 be,0,4 [fio]"),
                                fio(4, "block_plug: [fio]"),
                                fio(5, "block_unplug: [fio] 1"),
                                fio(6, "block_rq_issue: 8,0 R 4096 () 64 + 8 be,0,4 [fio]"),
                                irq(7, "block_rq_complete: 8,0 R () 64 + 8 be,0,4 [0]"),
                                irq(8, "block_io_done: 8,0 R 0 () 64 + 0 none,0,0 [swapper/0]"))
                        .recording();
        assertThat(Traces.moves(recording))
                .containsExactly(
                        "submit fio-7#1 8,0/cpu0/submit",
                        "allocate fio-7#1 8,0/cpu0/in-hand",
                        "gets request fio-7#1 8,0/riding",
                        "plug fio-7#1 8,0/cpu0/plug",
                        "unplug fio-7#1 8,0/cpu0/in-hand",
                        "issue fio-7#1 8,0/device",
                        "complete fio-7#1 8,0/completing",
                        "bio ends fio-7#1",
                        "free fio-7#1");
        assertThat(
                        recording
                                .topology()
                                .coverage(recording.topology().findPlace("8,0/tags").orElseThrow()))
                .isEqualTo(Coverage.UNKNOWN);
        assertThat(
                        recording
                                .topology()
                                .coverage(
                                        recording
                                                .topology()
                                                .findPlace("8,0/cpu0/plug")
                                                .orElseThrow()))
                .isEqualTo(Coverage.INFERRED);
    }

    @Test
    void whatIsConcludedIsFlaggedAndWhatIsSaidIsNot() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 8,0 R 64 + 8 [fio]"),
                                fio(2, "block_getrq: 8,0 R 64 + 8 [fio]"),
                                fio(4, "block_plug: [fio]"),
                                fio(6, "block_rq_issue: 8,0 R 4096 () 64 + 8 [fio]"),
                                irq(7, "block_rq_complete: 8,0 R () 64 + 8 [0]"))
                        .recording();
        List<String> inferred = new ArrayList<>();
        for (int event = 0; event < recording.size(); event++) {
            if (recording.events().has(event, EventFlags.INFERRED)) {
                inferred.add(recording.events().kind(event).label());
            }
        }
        assertThat(inferred).containsExactly("plug", "bio ends", "free");
    }

    @Test
    void twoRequestsWithTheSameStartKeepApart() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 8,0 R 0 + 8 [fio]"),
                                fio(2, "block_getrq: 8,0 R 0 + 8 [fio]"),
                                fio(3, "block_bio_queue: 8,0 R 0 + 16 [fio]"),
                                fio(4, "block_getrq: 8,0 R 0 + 16 [fio]"),
                                fio(5, "block_bio_queue: 8,0 R 0 + 8 [fio]"),
                                fio(6, "block_getrq: 8,0 R 0 + 8 [fio]"),
                                fio(7, "block_rq_issue: 8,0 R 8192 () 0 + 16 [fio]"),
                                fio(8, "block_rq_issue: 8,0 R 4096 () 0 + 8 [fio]"),
                                irq(9, "block_rq_complete: 8,0 R () 0 + 8 [0]"),
                                irq(10, "block_rq_complete: 8,0 R () 0 + 16 [0]"))
                        .recording();
        assertThat(
                        Traces.moves(recording).stream()
                                .filter(m -> m.startsWith("issue") || m.startsWith("free")))
                .containsExactly(
                        "issue fio-7#2 8,0/device",
                        "issue fio-7#1 8,0/device",
                        "free fio-7#1",
                        "free fio-7#2");
        assertThat(Traces.left(recording))
                .containsExactly("fio-7#3 8,0/riding", "fio-7#3 8,0/cpu0/in-hand");
    }

    @Test
    void aRequestWithoutAStartAppearsWhereItIsFirstSeen() throws CaptureException {
        Recording recording =
                Traces.read(irq(7, "block_rq_complete: 8,0 R () 64 + 8 [0]")).recording();
        assertThat(Traces.moves(recording))
                .containsExactly(
                        "allocate 8,0/rq#1 8,0/device",
                        "complete 8,0/rq#1 8,0/completing",
                        "free 8,0/rq#1");
        assertThat(recording.events().has(1, EventFlags.INFERRED)).isTrue();
        Snapshot there = recording.timeline().at(2);
        assertThat(there.sectors(0)).isEqualTo(8);
        assertThat(there.sector(0)).isEqualTo(64);
    }

    @Test
    void aRequestWithoutAnEndStaysInTheDevice() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 8,0 R 64 + 8 [fio]"),
                                fio(2, "block_getrq: 8,0 R 64 + 8 [fio]"),
                                fio(3, "block_rq_issue: 8,0 R 4096 () 64 + 8 [fio]"))
                        .recording();
        assertThat(Traces.left(recording))
                .containsExactly("fio-7#1 8,0/riding", "fio-7#1 8,0/device");
    }

    @Test
    void thePartsOfASplitAreNumberedAndTheWholeEndsWithTheLast() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 8,0 W 0 + 24 [fio]"),
                                fio(2, "block_split: 8,0 W 0 / 16 [fio]"),
                                fio(3, "block_getrq: 8,0 W 0 + 16 [fio]"),
                                fio(4, "block_getrq: 8,0 W 16 + 8 [fio]"),
                                irq(5, "block_rq_complete: 8,0 W () 16 + 8 [0]"),
                                irq(6, "block_rq_complete: 8,0 W () 0 + 16 [0]"))
                        .recording();
        assertThat(Traces.moves(recording))
                .containsExactly(
                        "submit fio-7#1 8,0/cpu0/submit",
                        "split fio-7#1 8,0/riding",
                        "submit fio-7#1.1 8,0/cpu0/submit",
                        "allocate fio-7#1.1 8,0/cpu0/in-hand",
                        "gets request fio-7#1.1 8,0/riding",
                        "submit fio-7#1.2 8,0/cpu0/submit",
                        "allocate fio-7#1.2 8,0/cpu0/in-hand",
                        "gets request fio-7#1.2 8,0/riding",
                        "complete fio-7#1.2 8,0/completing",
                        "bio ends fio-7#1.2",
                        "free fio-7#1.2",
                        "complete fio-7#1.1 8,0/completing",
                        "bio ends fio-7#1.1",
                        "bio ends fio-7#1",
                        "free fio-7#1.1");
    }

    @Test
    void aBioOfAStackedDeviceWaitsForTheOneBelow() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 254,0 W 100 + 8 [fio]"),
                                fio(2, "block_bio_remap: 8,0 W 1100 + 8 <- (254,0) 100"),
                                fio(3, "block_bio_queue: 8,0 W 1100 + 8 [fio]"),
                                fio(4, "block_getrq: 8,0 W 1100 + 8 [fio]"),
                                irq(5, "block_rq_complete: 8,0 W () 1100 + 8 [0]"),
                                irq(6, "block_bio_complete: 254,0 W 100 + 8 [0]"))
                        .recording();
        assertThat(Traces.moves(recording))
                .containsExactly(
                        "submit fio-7#1 254,0/cpu0/submit",
                        "submit fio-7#2 8,0/cpu0/submit",
                        "remap fio-7#1 254,0/device-below",
                        "allocate fio-7#2 8,0/cpu0/in-hand",
                        "gets request fio-7#2 8,0/riding",
                        "complete fio-7#2 8,0/completing",
                        "bio ends fio-7#2",
                        "free fio-7#2",
                        "bio ends fio-7#1");
    }

    @Test
    void mergesGrowARequestAndFillingAGapJoinsTwo() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 8,0 W 8 + 8 [fio]"),
                                fio(2, "block_getrq: 8,0 W 8 + 8 [fio]"),
                                fio(3, "block_bio_queue: 8,0 W 24 + 8 [fio]"),
                                fio(4, "block_getrq: 8,0 W 24 + 8 [fio]"),
                                fio(5, "block_bio_queue: 8,0 W 0 + 8 [fio]"),
                                fio(6, "block_bio_frontmerge: 8,0 W 0 + 8 [fio]"),
                                fio(7, "block_bio_queue: 8,0 W 16 + 8 [fio]"),
                                fio(8, "block_bio_backmerge: 8,0 W 16 + 8 [fio]"),
                                fio(9, "block_rq_merge: 8,0 W 4096 () 24 + 8 [fio]"),
                                fio(10, "block_rq_issue: 8,0 W 16384 () 0 + 32 [fio]"))
                        .recording();
        Snapshot end = recording.timeline().at(recording.size());
        int request = recording.events().life(recording.size() - 1);
        assertThat(end.sector(request)).isZero();
        assertThat(end.sectors(request)).isEqualTo(32);
        assertThat(Traces.moves(recording).subList(6, 12))
                .containsExactly(
                        "submit fio-7#3 8,0/cpu0/submit",
                        "front merge fio-7#3 8,0/riding",
                        "submit fio-7#4 8,0/cpu0/submit",
                        "back merge fio-7#4 8,0/riding",
                        "request merge fio-7#2",
                        "back merge fio-7#2 8,0/riding");
    }

    @Test
    void aMergeOfRequestsWithoutATracepointShowsInTheLengthAtIssue() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 8,0 W 8 + 8 [fio]"),
                                fio(2, "block_getrq: 8,0 W 8 + 8 [fio]"),
                                fio(3, "block_bio_queue: 8,0 W 16 + 8 [fio]"),
                                fio(4, "block_getrq: 8,0 W 16 + 8 [fio]"),
                                fio(5, "block_rq_issue: 8,0 W 8192 () 8 + 16 [fio]"))
                        .recording();
        assertThat(Traces.left(recording))
                .containsExactly("fio-7#1 8,0/riding", "fio-7#1 8,0/device", "fio-7#2 8,0/riding");
    }

    @Test
    void anFsyncWaitsForTheFlushCommandAndCompletesAfterIt() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 8,0 FWS 0 + 0 [fio]"),
                                fio(2, "block_getrq: 8,0 FWS 0 + 0 [fio]"),
                                line(
                                        "kworker/0:1H-44",
                                        0,
                                        ".....",
                                        3,
                                        "block_rq_issue: 8,0 FF 0 () 0 + 0 [kworker/0:1H]"),
                                irq(4, "block_rq_complete: 8,0 FF () 18446744073709551615 + 0 [0]"),
                                irq(5, "block_rq_complete: 8,0 WS () 0 + 0 [0]"))
                        .recording();
        assertThat(Traces.moves(recording))
                .containsExactly(
                        "submit fio-7#1 8,0/cpu0/submit",
                        "allocate fio-7#1 8,0/cpu0/in-hand",
                        "gets request fio-7#1 8,0/riding",
                        "flush step fio-7#1 8,0/flush/pending",
                        "allocate 8,0/fq#2 8,0/requeued",
                        "flush step fio-7#1 8,0/flush/running",
                        "issue 8,0/fq#2 8,0/device",
                        "complete 8,0/fq#2 8,0/completing",
                        "free 8,0/fq#2",
                        "complete fio-7#1 8,0/completing",
                        "bio ends fio-7#1",
                        "free fio-7#1");
    }

    @Test
    void aWriteWhoseFuaIsDroppedWaitsForAFlushAfterItsData() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 8,0 WFS 0 + 8 [fio]"),
                                fio(2, "block_getrq: 8,0 WFS 0 + 8 [fio]"),
                                fio(3, "block_rq_issue: 8,0 WS 4096 () 0 + 8 [fio]"),
                                irq(4, "block_rq_complete: 8,0 WS () 0 + 8 [0]"),
                                fio(5, "block_rq_issue: 8,0 FF 0 () 0 + 0 [fio]"),
                                irq(6, "block_rq_complete: 8,0 FF () 18446744073709551615 + 0 [0]"),
                                irq(7, "block_rq_complete: 8,0 WS () 0 + 0 [0]"))
                        .recording();
        assertThat(Traces.moves(recording).subList(3, 9))
                .containsExactly(
                        "issue fio-7#1 8,0/device",
                        "complete fio-7#1 8,0/completing",
                        "flush step fio-7#1 8,0/flush/pending",
                        "allocate 8,0/fq#2 8,0/requeued",
                        "flush step fio-7#1 8,0/flush/running",
                        "issue 8,0/fq#2 8,0/device");
        assertThat(Traces.left(recording)).isEmpty();
    }

    @Test
    void aRefusedBioEndsWithItsErrorAndGetsNoRequest() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 8,0 R 0 + 8 [fio]"),
                                fio(2, "block_bio_complete: 8,0 R 0 + 8 [-11]"))
                        .recording();
        assertThat(Traces.moves(recording))
                .containsExactly("submit fio-7#1 8,0/cpu0/submit", "bio ends fio-7#1");
        assertThat(recording.events().value(3)).isEqualTo(-11);
    }

    @Test
    void aCommandWithoutABioIsNamedAsPassthrough() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_rq_issue: 8,0 N 36 () 0 + 0 [fio]"),
                                irq(2, "block_rq_complete: 8,0 N () 18446744073709551615 + 0 [0]"))
                        .recording();
        assertThat(recording.lives().kind(0)).isEqualTo(LifeKind.PASSTHROUGH);
        assertThat(Traces.moves(recording))
                .containsExactly(
                        "allocate 8,0/pt#1 8,0/cpu0/in-hand",
                        "issue 8,0/pt#1 8,0/device",
                        "complete 8,0/pt#1 8,0/completing",
                        "free 8,0/pt#1");
    }

    @Test
    void theKnownSchedulerDecidesWhereAnInsertGoes() throws CaptureException {
        String[] lines = {
            fio(1, "block_bio_queue: 8,0 R 0 + 8 [fio]"),
            fio(2, "block_getrq: 8,0 R 0 + 8 [fio]"),
            fio(3, "block_rq_insert: 8,0 R 4096 () 0 + 8 [fio]")
        };
        assertThat(Traces.moves(Traces.read(lines).recording()))
                .last()
                .isEqualTo("insert into scheduler fio-7#1 8,0/inserted");
        assertThat(Traces.moves(Traces.read(sda("none"), lines).recording()))
                .last()
                .isEqualTo("insert into ctx fio-7#1 sda/ctx");
        assertThat(Traces.moves(Traces.read(sda("kyber"), lines).recording()))
                .last()
                .isEqualTo("insert into scheduler fio-7#1 sda/scheduler");
    }

    @Test
    void lostEventsLeaveAGapAndMarksAreKept() throws CaptureException {
        Recording recording =
                Traces.read(
                                fio(1, "block_bio_queue: 8,0 R 0 + 8 [fio]"),
                                "CPU:2 [LOST 123 EVENTS]",
                                fio(2, "tracing_mark_write: half time"))
                        .recording();
        assertThat(recording.events().kind(2)).isEqualTo(EventKind.GAP);
        assertThat(recording.events().cpu(2)).isEqualTo(2);
        assertThat(recording.events().value(2)).isEqualTo(123);
        assertThat(recording.events().kind(4)).isEqualTo(EventKind.MARK);
        assertThat(recording.texts().name(recording.events().value(4))).isEqualTo("half time");
    }

    @Test
    void timesThatGoBackwardsKeepTheOrderOfTheFile() throws CaptureException {
        Recording recording =
                Traces.read(
                                line(
                                        "fio-7",
                                        1,
                                        ".....",
                                        900,
                                        "block_bio_queue: 8,0 R 0 + 8 [fio]"),
                                line(
                                        "fio-8",
                                        0,
                                        ".....",
                                        500,
                                        "block_bio_queue: 8,0 R 8 + 8 [fio]"))
                        .recording();
        assertThat(recording.events().timeNs(0)).isEqualTo(900_000);
        assertThat(recording.events().timeNs(2)).isEqualTo(500_000);
        assertThat(Traces.left(recording))
                .containsExactly("fio-7#1 8,0/cpu1/submit", "fio-8#1 8,0/cpu0/submit");
    }

    private static Hints sda(String scheduler) {
        return new Hints("6.12", Map.of("8,0", new Hints.Disk("sda", "ahci", scheduler)));
    }
}
