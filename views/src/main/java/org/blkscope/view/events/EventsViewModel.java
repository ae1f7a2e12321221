package org.blkscope.view.events;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ObservableList;
import javafx.util.Subscription;
import org.blkscope.analysis.EventText;
import org.blkscope.analysis.LifeNames;
import org.blkscope.analysis.TimeScale;
import org.blkscope.recording.Recording;
import org.blkscope.study.Study;

/** What the list of events shows and does. Row r is the event behind which moment r + 1 lies. */
public final class EventsViewModel implements AutoCloseable {
    /** How a row stands to the cursor. */
    public enum Tense {
        PAST,
        PRESENT,
        FUTURE
    }

    private static final int NEAR = 1;

    private final Study study;
    private final Recording recording;
    private final EventText text;
    private final EventRows rows = new EventRows();
    private final ReadOnlyIntegerWrapper present = new ReadOnlyIntegerWrapper(this, "present", -1);
    private final ReadOnlyStringWrapper future = new ReadOnlyStringWrapper(this, "future", "");
    private final Subscription subscriptions;

    public EventsViewModel(Study study) {
        this.study = study;
        recording = study.recording();
        text = new EventText(recording);
        subscriptions =
                Subscription.combine(
                        study.sizeProperty().subscribe(size -> grow(size.intValue())),
                        study.cursor()
                                .momentProperty()
                                .subscribe(moment -> goTo(moment.intValue())));
    }

    /** Numbers of all events. */
    public ObservableList<Integer> rows() {
        return rows;
    }

    /** Row of the event that has just happened; -1 at the start. */
    public ReadOnlyIntegerProperty presentProperty() {
        return present.getReadOnlyProperty();
    }

    /** How many events are recorded but not yet reached, in words. */
    public ReadOnlyStringProperty futureProperty() {
        return future.getReadOnlyProperty();
    }

    public Tense tense(int row) {
        return row == present.get()
                ? Tense.PRESENT
                : row < present.get() ? Tense.PAST : Tense.FUTURE;
    }

    /** True if the event tells of the selected I/O. */
    public boolean concernsSelection(int row) {
        int life = recording.events().life(row);
        return LifeNames.sameIo(recording.lives(), study.selectedLife(), life);
    }

    /** True if the last run stopped behind this event. */
    public boolean isHit(int row) {
        return study.breakpoints().hitMomentProperty().get() == row + 1;
    }

    /** {@code time ms}. */
    public String timeTitle() {
        return "time " + study.scale().unit();
    }

    public String number(int row) {
        return Integer.toString(row + 1);
    }

    public String time(int row) {
        return study.scale().figure(recording.events().timeNs(row));
    }

    public String cpu(int row) {
        return text.cpu(row);
    }

    public String name(int row) {
        return text.name(row);
    }

    public String who(int row) {
        return text.who(row);
    }

    /** Letter of the kind of request; a blank if the event tells of none. */
    public char letter(int row) {
        int life = recording.events().life(row);
        return life < 0 ? ' ' : recording.lives().letter(life);
    }

    public String detail(int row) {
        return text.detail(row);
    }

    /** Moves the cursor behind an event: a step to a neighbour, a jump to others. */
    public void visit(int row) {
        if (Math.abs(row + 1 - study.cursor().moment()) <= NEAR) {
            study.cursor().follow(row + 1);
        } else {
            study.cursor().jumpTo(row + 1);
        }
    }

    /** Picks what an event tells of, if it tells of an I/O. */
    public void pick(int row) {
        int life = recording.events().life(row);
        if (life >= 0) {
            study.selectLife(life);
        }
    }

    /** Events as ftrace prints them, one a line. */
    public String copy(List<Integer> selected) {
        return selected.stream()
                .sorted()
                .map(text::traceLine)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /**
     * The nearest event with a text in its name, request or detail; upper and lower case count as
     * the same.
     *
     * @param from row to begin behind or before; that row itself is not looked at
     */
    public OptionalInt find(String wanted, int from, boolean forward) {
        String needle = wanted.toLowerCase(java.util.Locale.ROOT);
        int size = rows.size();
        IntStream order =
                forward
                        ? IntStream.range(Math.max(0, from + 1), size)
                        : IntStream.iterate(
                                Math.min(from, size) - 1, row -> row >= 0, row -> row - 1);
        return order.filter(row -> matches(row, needle)).findFirst();
    }

    /** Begins to do without the study. */
    @Override
    public void close() {
        subscriptions.unsubscribe();
    }

    private boolean matches(int row, String needle) {
        String line = text.name(row) + " " + text.who(row) + " " + text.detail(row);
        return line.toLowerCase(java.util.Locale.ROOT).contains(needle);
    }

    private void grow(int size) {
        rows.growTo(size);
        tellFuture();
    }

    private void goTo(int moment) {
        present.set(moment - 1);
        tellFuture();
    }

    private void tellFuture() {
        int left = rows.size() - 1 - present.get();
        future.set(
                left == 0
                        ? "end of the recording"
                        : "future (recorded): " + TimeScale.count(left) + " more events");
    }
}
