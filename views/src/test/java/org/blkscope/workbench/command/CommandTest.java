package org.blkscope.workbench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;

class CommandTest {
    private final BooleanProperty closed = new SimpleBooleanProperty(true);
    private final BooleanProperty atEnd = new SimpleBooleanProperty();
    private final AtomicInteger runs = new AtomicInteger();
    private final Command command =
            Command.named("Next event")
                    .key("F6")
                    .disabledWhen(closed, "Open a recording first.")
                    .disabledWhen(atEnd, "This is the end.")
                    .runs(runs::incrementAndGet);

    @Test
    void aCommandThatCannotBeDoneSaysWhyAndDoesNothing() {
        command.run();

        assertThat(runs).hasValue(0);
        assertThat(command.reason()).isEqualTo("Open a recording first.");
        assertThat(command.hint()).isEqualTo("Next event  (F6)\nOpen a recording first.");
    }

    @Test
    void theReasonFollowsTheState() {
        closed.set(false);
        command.run();
        atEnd.set(true);
        command.run();

        assertThat(runs).hasValue(1);
        assertThat(command.reason()).isEqualTo("This is the end.");
    }
}
