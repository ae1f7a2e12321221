package org.blkscope.workbench.layout;

import javafx.scene.Node;

/**
 * A pane that can be moved about.
 *
 * @param id name in arrangements
 * @param title text of the tab
 * @param content what the pane shows
 * @param tools small controls, shown beside the tabs while the pane is seen
 */
public record DockPane(String id, String title, Node content, Node tools) {}
