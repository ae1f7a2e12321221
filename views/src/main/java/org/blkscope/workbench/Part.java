package org.blkscope.workbench;

import java.util.List;
import javafx.scene.Node;
import org.blkscope.study.Study;

/**
 * A view in the sense of a workbench: a pane that shows one study. An instance is opened once and
 * closed once.
 */
public interface Part extends AutoCloseable {
    /** What is shown in the pane. */
    Node node();

    /** Small controls for the head of the pane. */
    default List<Node> tools() {
        return List.of();
    }

    /** Begins to show a study. */
    void open(Study study);

    /** Writes down settings that the next instance takes over. */
    default void save(Memento memento) {}

    /** Takes over settings; called before {@link #open}. */
    default void restore(Memento memento) {}

    /** What copying means here: text of what is selected; empty if nothing is. */
    default String copiedText() {
        return "";
    }

    /** Puts the focus where a text to search for is typed; false if there is no search here. */
    default boolean startSearch() {
        return false;
    }

    /** False while something is still being worked out in the background; pictures wait for it. */
    default boolean isSettled() {
        return true;
    }

    /** Ends all subscriptions. */
    @Override
    void close();
}
