package org.blkscope.workbench.command;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;

/**
 * Runs commands by their keys. Keys that the focused control uses itself never get here: it
 * consumes them. The key of a command that cannot be run is answered with the reason.
 */
public final class KeyBindings {
    private final List<Command> commands;
    private final Consumer<String> refusal;

    /**
     * @param refusal hears why a command cannot be run
     */
    public KeyBindings(List<Command> commands, Consumer<String> refusal) {
        this.commands = List.copyOf(commands);
        this.refusal = refusal;
    }

    /** Listens to the keys of a scene. */
    public void install(Scene scene) {
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void pressed(KeyEvent event) {
        for (Command command : commands) {
            if (command.key().filter(key -> key.match(event)).isPresent()) {
                event.consume();
                runOrRefuse(command);
                return;
            }
        }
    }

    private void runOrRefuse(Command command) {
        if (command.reason().isEmpty()) {
            command.run();
        } else {
            refusal.accept(command.reason());
        }
    }
}
