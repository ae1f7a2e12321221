package org.blkscope.workbench;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import org.blkscope.study.Study;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Names the kernel that the recording tells of; not there while none is open. */
final class KernelLabel extends Label {
    KernelLabel(ObservableValue<@Nullable Study> study) {
        super("", new FontIcon("mdi2s-source-branch"));
        getStyleClass().add("kernel");
        setMinWidth(USE_PREF_SIZE);
        setTooltip(new Tooltip("The kernel that this recording tells of"));
        textProperty()
                .bind(study.map(open -> Origins.kernel(open.recording().origin())).orElse(""));
        managedProperty().bind(textProperty().isNotEmpty());
        visibleProperty().bind(managedProperty());
    }
}
