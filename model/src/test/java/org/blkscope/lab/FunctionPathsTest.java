package org.blkscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.blkscope.capture.ftrace.FunctionGraph;
import org.blkscope.capture.ftrace.FunctionGraph.Kind;
import org.blkscope.capture.ftrace.FunctionGraph.Step;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.junit.jupiter.api.Test;

class FunctionPathsTest {
    private static final List<String> GRAPH =
            List.of(
                    "   11.708763 |   0)   kworker-44   |               |  blk_mq_run_work_fn() {",
                    "   11.708810 |   0)   kworker-44   | + 15.246 us   |    blk_mq_get_tag.isra.0();",
                    " ------------------------------------------",
                    "   11.708847 |   0)   kworker-44   |               |    null_queue_rq [null_blk]() {",
                    "   11.708884 |   0)   kworker-44   |               |      /* block_rq_issue: 254,0 R */",
                    "   11.708946 |   0)   kworker-44   | + 98.033 us   |    } /* null_queue_rq [null_blk] */",
                    "   11.708950 |   0)   kworker-44   | + 15.246 us   |    blk_mq_put_tag();",
                    "   11.708999 |   0)   kworker-44   | + 98.033 us   |  }");

    @Test
    void theGraphIsReadAsCallsReturnsAndTracepoints() {
        List<Step> steps = FunctionGraph.read(GRAPH);

        assertThat(steps).hasSize(9);
        assertThat(steps.get(1)).isEqualTo(new Step(0, "kworker-44", Kind.ENTER, "blk_mq_get_tag"));
        assertThat(steps.get(3)).isEqualTo(new Step(0, "kworker-44", Kind.ENTER, "null_queue_rq"));
        assertThat(steps.get(4)).isEqualTo(new Step(0, "kworker-44", Kind.TRACE, "block_rq_issue"));
    }

    @Test
    void aModelThatVisitsTheSameFunctionsAgrees() {
        FunctionPaths paths =
                compare("blk_mq_get_tag", "blk_mq_run_work_fn", "block_rq_issue", "blk_mq_put_tag");
        assertThat(paths.visits()).isEqualTo(3);
        assertThat(paths.percent()).isEqualTo(100);
    }

    @Test
    void aVisitInTheWrongOrderIsNamed() {
        FunctionPaths paths = compare("blk_mq_put_tag", "block_rq_issue", "unknown_function");
        assertThat(paths.visits()).isEqualTo(1);
        assertThat(paths.agreed()).isZero();
        assertThat(paths.first()).contains("blk_mq_put_tag @0");
    }

    private static FunctionPaths compare(String... visits) {
        Recorder recorder =
                new Recorder(new Recording(new Origin.Simulated("path", "v6.12.y", List.of(), 1)));
        recorder.turn(1000, 0, ContextKind.KBLOCKD);
        for (String visit : visits) {
            int site = recorder.recording().sites().number(visit, null);
            EventKind kind = visit.startsWith("block_") ? EventKind.TRACE : EventKind.DECISION;
            recorder.note(kind, site, 0, -1, 0, 0);
        }
        return FunctionPaths.compare(FunctionGraph.read(GRAPH), recorder.recording());
    }
}
