package org.blkscope.view.why;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import org.blkscope.analysis.EventText;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Why;
import org.blkscope.study.Study;

/** Keeps the steps that led to the moment of the cursor, the present one last. */
final class WhyViewModel implements AutoCloseable {
    /** Tone of a step, which is told by colour and by words. */
    enum Tone {
        PLAIN,
        REFUSED,
        PRESENT
    }

    /**
     * One step.
     *
     * @param moment the moment behind it
     * @param function kernel function, tracepoint, or kind of event where the source names none
     * @param sentence what it did and by which rule
     */
    record Entry(int moment, String function, String sentence, Tone tone) {}

    private static final int MOST_ENTRIES = 8;
    private static final int MOST_EVENTS = 2_000;

    private final Study study;
    private final Recording recording;
    private final EventText text;
    private final ReadOnlyObjectWrapper<List<Entry>> entries =
            new ReadOnlyObjectWrapper<>(this, "entries", List.of());
    private final Subscription subscription;

    WhyViewModel(Study study) {
        this.study = study;
        recording = study.recording();
        text = new EventText(recording);
        subscription =
                study.cursor()
                        .snapshotProperty()
                        .subscribe(now -> entries.set(collect(now.moment())));
    }

    /** Steps, oldest first. */
    ReadOnlyObjectProperty<List<Entry>> entriesProperty() {
        return entries.getReadOnlyProperty();
    }

    void visit(Entry entry) {
        study.cursor().jumpTo(entry.moment());
    }

    @Override
    public void close() {
        subscription.unsubscribe();
    }

    private List<Entry> collect(int moment) {
        Deque<Entry> found = new ArrayDeque<>();
        int last = Math.max(0, moment - MOST_EVENTS);
        for (int event = moment - 1; event >= last && found.size() < MOST_ENTRIES; event--) {
            if (event == moment - 1 || isTelling(event)) {
                addUnlessRepeated(found, entry(event, event == moment - 1));
            }
        }
        return List.copyOf(found);
    }

    private static void addUnlessRepeated(Deque<Entry> found, Entry entry) {
        Entry after = found.peekFirst();
        if (after == null
                || !after.sentence().equals(entry.sentence())
                || !after.function().equals(entry.function())) {
            found.addFirst(entry);
        }
    }

    /** Events that a rule or a refusal stands behind; where no rule is ever named, tracepoints. */
    private boolean isTelling(int event) {
        EventKind kind = recording.events().kind(event);
        boolean simulated = recording.origin().isModel();
        return !Why.explain(recording, event).isEmpty()
                || isRefusal(kind)
                || (!simulated && kind == EventKind.TRACE);
    }

    private Entry entry(int event, boolean present) {
        String why = Why.explain(recording, event);
        String function = text.function(event).isEmpty() ? text.name(event) : text.function(event);
        String who = text.who(event);
        String happened = (who.isEmpty() ? "" : who + ": ") + what(event);
        Tone tone =
                present
                        ? Tone.PRESENT
                        : isRefusal(recording.events().kind(event)) ? Tone.REFUSED : Tone.PLAIN;
        return new Entry(event + 1, function, why.isEmpty() ? happened : why, tone);
    }

    private String what(int event) {
        boolean trace = recording.events().kind(event) == EventKind.TRACE;
        return trace ? text.detail(event) : text.name(event) + "  " + text.detail(event);
    }

    private static boolean isRefusal(EventKind kind) {
        return kind == EventKind.BUSY || kind == EventKind.REQUEUE || kind == EventKind.VIOLATION;
    }
}
