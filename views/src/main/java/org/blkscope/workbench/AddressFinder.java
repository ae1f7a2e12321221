package org.blkscope.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.value.ObservableValue;
import org.blkscope.analysis.Address;
import org.blkscope.analysis.LifeNames;
import org.blkscope.recording.Place;
import org.blkscope.study.Study;
import org.jspecify.annotations.Nullable;

/** Finds places, I/Os and moments of the study that is shown, for the quick access field. */
final class AddressFinder {
    private static final int MOST_PLACES = 8;

    private final ObservableValue<@Nullable Study> study;

    AddressFinder(ObservableValue<@Nullable Study> study) {
        this.study = study;
    }

    /** What a text may stand for; nothing if no study is open. */
    List<QuickAccess.Entry> matches(String text) {
        Study open = study.getValue();
        String typed = text.strip();
        if (open == null || typed.isEmpty()) {
            return List.of();
        }
        List<QuickAccess.Entry> found = new ArrayList<>();
        if (LifeNames.find(open.recording(), typed).isPresent()) {
            found.add(entry(open, "Select " + typed, "I/O", typed));
        }
        moment(open, typed, found);
        String lower = typed.toLowerCase(Locale.ROOT);
        open.recording().topology().places().stream()
                .map(Place::path)
                .filter(path -> path.toLowerCase(Locale.ROOT).contains(lower))
                .limit(MOST_PLACES)
                .forEach(path -> found.add(entry(open, "Select " + path, "place", path)));
        return found;
    }

    private static void moment(Study open, String typed, List<QuickAccess.Entry> found) {
        try {
            int moment = Address.parseMoment(typed).in(open.recording());
            found.add(
                    new QuickAccess.Entry(
                            "Go to " + typed,
                            "@" + moment,
                            "",
                            () -> open.cursor().jumpTo(moment)));
        } catch (IllegalArgumentException e) {
            // It is no moment; it may be something else.
        }
    }

    private static QuickAccess.Entry entry(Study open, String name, String hint, String address) {
        return new QuickAccess.Entry(name, hint, "", () -> open.visit(Address.parse(address)));
    }
}
