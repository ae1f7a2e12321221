package org.blkscope.workbench;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.blkscope.study.Study;

/** A part that shows nothing. */
final class BlankPart implements Part {
    private final Pane pane = new Pane();

    @Override
    public Node node() {
        return pane;
    }

    @Override
    public void open(Study study) {}

    @Override
    public void close() {}
}
