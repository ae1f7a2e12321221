package org.blkscope.analysis.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rule;
import org.blkscope.scenario.Machine;
import org.junit.jupiter.api.Test;

class BreakpointRunTest {
    private final Recording recording = Samples.run();

    @Test
    void forwardAndBackwardStopAtTheSameMoments() throws QueryException {
        BreakpointRun run =
                run(
                        List.of(
                                Breakpoint.onKind(EventKind.TAG_WAIT),
                                Breakpoint.on("hctx1.tags.used == 4")));
        List<Integer> forth = new ArrayList<>();
        Optional<BreakpointRun.Hit> hit = run.forward(0);
        while (hit.isPresent()) {
            forth.add(hit.get().moment());
            hit = run.forward(hit.get().moment());
        }
        List<Integer> back = new ArrayList<>();
        hit = run.backward(recording.size() + 1);
        while (hit.isPresent()) {
            back.add(0, hit.get().moment());
            hit = run.backward(hit.get().moment());
        }

        assertThat(forth).hasSizeGreaterThan(5).isEqualTo(back);
    }

    @Test
    void hitsCountMatchesUpToTheMomentWhicheverWayOneCame() throws QueryException {
        BreakpointRun run =
                run(List.of(Breakpoint.onKind(EventKind.ISSUE), Breakpoint.on("cpu == 9")));
        BreakpointRun.Hit first = run.forward(0).orElseThrow();
        BreakpointRun.Hit second = run.forward(first.moment()).orElseThrow();

        assertThat(first.hits()).containsExactly(1, 0);
        assertThat(second.hits()).containsExactly(2, 0);
        assertThat(run.backward(second.moment())).contains(first);
        assertThat(first.breakpoint()).isZero();
    }

    @Test
    void aDisabledBreakpointIsPassed() throws QueryException {
        List<Breakpoint> all =
                List.of(
                        Breakpoint.onKind(EventKind.SUBMIT).enabled(false),
                        Breakpoint.onKind(EventKind.ISSUE));

        BreakpointRun.Hit hit = run(all).forward(0).orElseThrow();

        assertThat(hit.breakpoint()).isEqualTo(1);
        assertThat(hit.hits()).containsExactly(-1, 1);
        assertThat(recording.events().kind(hit.moment() - 1)).isEqualTo(EventKind.ISSUE);
    }

    @Test
    void aRunThatIsNotYetRecordedStopsWhereTheRecordedOneDoes() throws QueryException {
        List<Breakpoint> all =
                List.of(
                        Breakpoint.onRule(Rule.TAG_4),
                        Breakpoint.noProgress(30_000),
                        Breakpoint.onRequest(recording.lives().name(20)));
        Machine machine = Samples.machine();
        BreakpointRun live = new BreakpointRun(machine.recording(), machine, all, () -> false);
        BreakpointRun recorded = run(all);
        int moment = 0;
        for (int i = 0; i < 12; i++) {
            Optional<BreakpointRun.Hit> hit = live.forward(moment);
            assertThat(hit).isPresent().isEqualTo(recorded.forward(moment));
            moment = hit.orElseThrow().moment();
        }
        assertThat(machine.recording().size()).isLessThan(recording.size());
    }

    @Test
    void aRunWithoutAHitEndsWithTheRecording() throws QueryException {
        Machine machine = Samples.machine();
        List<Breakpoint> never = List.of(Breakpoint.on("cpu == 9"));

        assertThat(new BreakpointRun(machine.recording(), machine, never, () -> false).forward(0))
                .isEmpty();
        assertThat(machine.recording().digest()).isEqualTo(recording.digest());
    }

    @Test
    void aCancelledRunHitsNothing() throws QueryException {
        List<Breakpoint> all = List.of(Breakpoint.onKind(EventKind.ISSUE));

        assertThat(new BreakpointRun(recording, Feed.EMPTY, all, () -> true).forward(0)).isEmpty();
    }

    private BreakpointRun run(List<Breakpoint> breakpoints) throws QueryException {
        return new BreakpointRun(recording, Feed.EMPTY, breakpoints, () -> false);
    }
}
