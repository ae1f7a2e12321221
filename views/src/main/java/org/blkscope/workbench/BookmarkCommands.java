package org.blkscope.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import org.blkscope.analysis.EventText;
import org.blkscope.study.Bookmarks;
import org.blkscope.study.Bookmarks.Bookmark;
import org.blkscope.study.Study;
import org.blkscope.workbench.command.Command;
import org.jspecify.annotations.Nullable;

/** Storing the moment of the cursor under a number, and going back to it. */
final class BookmarkCommands {
    private final ObservableValue<@Nullable Study> study;
    private final Consumer<String> tell;
    final List<Command> store = new ArrayList<>();
    final List<Command> recall = new ArrayList<>();

    /**
     * @param tell hears of a number without a bookmark
     */
    BookmarkCommands(ObservableValue<@Nullable Study> study, Consumer<String> tell) {
        this.study = study;
        this.tell = tell;
        for (int i = 1; i <= Bookmarks.MOST; i++) {
            int number = i;
            store.add(command("Store Bookmark " + i, "Alt+Shift+" + i, () -> store(number)));
            recall.add(command("Go to Bookmark " + i, "Alt+" + i, () -> recall(number)));
        }
    }

    private Command command(String name, String key, Runnable action) {
        return Command.named(name)
                .key(key)
                .disabledWhen(study.map(open -> false).orElse(true), "Open a recording first.")
                .runs(action);
    }

    private void store(int number) {
        Study open = study.getValue();
        if (open != null) {
            int moment = open.cursor().moment();
            open.bookmarks().put(new Bookmark(number, moment, name(open, moment)));
        }
    }

    /** What has just happened at a moment. */
    private static String name(Study open, int moment) {
        if (moment == 0) {
            return "start";
        }
        EventText text = new EventText(open.recording());
        String who = text.who(moment - 1);
        return who.isEmpty() ? text.name(moment - 1) : text.name(moment - 1) + " " + who;
    }

    private void recall(int number) {
        Study open = study.getValue();
        if (open == null) {
            return;
        }
        Optional<Bookmark> bookmark = open.bookmarks().at(number);
        if (bookmark.isEmpty()) {
            tell.accept(
                    "There is no bookmark " + number + ". Alt+Shift+" + number + " stores one.");
        } else {
            int last = open.recording().size();
            open.cursor().jumpTo(Math.min(bookmark.get().moment(), last));
        }
    }
}
