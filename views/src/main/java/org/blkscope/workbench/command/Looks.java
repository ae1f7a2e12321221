package org.blkscope.workbench.command;

import javafx.css.PseudoClass;
import javafx.scene.Node;

/** Pseudo classes of style sheets, set from states. */
public final class Looks {
    private Looks() {}

    /** Sets or clears a pseudo class such as {@code unavailable}. */
    public static void toggle(Node node, String pseudoClass, boolean on) {
        node.pseudoClassStateChanged(PseudoClass.getPseudoClass(pseudoClass), on);
    }
}
