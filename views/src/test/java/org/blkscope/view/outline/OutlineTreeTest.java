package org.blkscope.view.outline;

import static org.assertj.core.api.Assertions.assertThat;

import org.blkscope.demo.DemoRecording;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Recording;
import org.junit.jupiter.api.Test;

class OutlineTreeTest {
    @Test
    void placesStandInTheOrderInWhichARequestPassesThem() {
        Recording recording = DemoRecording.of(1);
        OutlineNode root = new OutlineTree(recording.topology()).build();
        root.refresh(recording.topology(), recording.timeline().at(8));

        assertThat(text(root, 0))
                .isEqualTo(
                        """
                        nullb0  null_blk
                          submitters 0
                            cpu0 0
                            cpu1 0
                            cpu2 0
                            cpu3 0
                          plug lists 1
                            cpu0 1
                            cpu1 0
                            cpu2 0
                            cpu3 0
                          software queues 0
                            cpu0 0
                            cpu1 0
                            cpu2 0
                            cpu3 0
                          hctx 0
                            dispatch 0
                            tags 1/16
                            run_work idle
                            dispatch_busy 0
                            state none
                          hctx 1
                            dispatch 0
                            tags 0/16
                            run_work idle
                            dispatch_busy 0
                            state none
                          requeue list 0
                          device 0
                        """);
    }

    @Test
    void placesThatTheSourceCannotKnowShowAQuestionMark() {
        Recording recording = DemoRecording.of(1, Coverage.UNKNOWN);
        OutlineNode root = new OutlineTree(recording.topology()).build();
        root.refresh(recording.topology(), recording.timeline().at(8));

        assertThat(text(root, 0))
                .contains("plug lists ?")
                .contains("software queues ?")
                .contains("tags 1/16");
    }

    @Test
    void whatWasConcludedIsMarked() {
        Recording recording = DemoRecording.of(1, Coverage.INFERRED);
        OutlineNode root = new OutlineTree(recording.topology()).build();
        root.refresh(recording.topology(), recording.timeline().at(8));

        assertThat(text(root, 0)).contains("plug lists ≈ 1").contains("submitters 0");
    }

    private static String text(OutlineNode node, int depth) {
        StringBuilder out = new StringBuilder();
        for (OutlineNode child : node.children()) {
            out.append("  ".repeat(depth))
                    .append((child.title() + " " + child.figureProperty().get()).stripTrailing())
                    .append('\n')
                    .append(text(child, depth + 1));
        }
        return out.toString();
    }
}
