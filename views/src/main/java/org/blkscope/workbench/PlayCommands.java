package org.blkscope.workbench;

import javafx.beans.value.ObservableValue;
import org.blkscope.workbench.Player.Direction;
import org.blkscope.workbench.command.Command;

/** Letting the cursor run by itself. */
final class PlayCommands {
    final Command back;
    final Command play;
    final Command slower;
    final Command faster;

    PlayCommands(Player player, ObservableValue<Boolean> noStudy) {
        play =
                Command.named("Play or pause")
                        .key("Space")
                        .icon("mdi2p-play")
                        .disabledWhen(noStudy, "Open a recording first.")
                        .runs(() -> startOrPause(player, Direction.FORWARD));
        back =
                Command.named("Play backwards or pause")
                        .key("Shift+Space")
                        .icon("mdi2p-play")
                        .disabledWhen(noStudy, "Open a recording first.")
                        .runs(() -> startOrPause(player, Direction.BACK));
        slower =
                Command.named("Play slower")
                        .key("[")
                        .icon("mdi2m-minus")
                        .runs(() -> player.shift(-1));
        faster =
                Command.named("Play faster")
                        .key("]")
                        .icon("mdi2p-plus")
                        .runs(() -> player.shift(1));
    }

    /** A playing cursor pauses, whichever way it goes; a resting one starts. */
    private static void startOrPause(Player player, Direction wanted) {
        if (player.directionProperty().get() == Direction.STOPPED) {
            player.toggle(wanted);
        } else {
            player.stop();
        }
    }
}
