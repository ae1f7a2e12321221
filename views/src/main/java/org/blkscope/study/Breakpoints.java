package org.blkscope.study;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.blkscope.analysis.query.Breakpoint;
import org.blkscope.analysis.query.BreakpointRun;
import org.blkscope.analysis.query.QueryException;
import org.blkscope.recording.Recording;

/**
 * The breakpoints of a study and the moment of the last hit. All methods and properties belong to
 * the thread that draws.
 */
public final class Breakpoints {
    private static final char ON = '+';
    private static final char OFF = '-';

    private final Recording recording;
    private final ObservableList<Breakpoint> list = FXCollections.observableArrayList();
    private final ObservableList<Breakpoint> shown = FXCollections.unmodifiableObservableList(list);
    private final ReadOnlyIntegerWrapper hitMoment =
            new ReadOnlyIntegerWrapper(this, "hitMoment", -1);

    /**
     * @param recording that the conditions ask
     */
    Breakpoints(Recording recording) {
        this.recording = recording;
    }

    /** In the order in which they were added. */
    public ObservableList<Breakpoint> list() {
        return shown;
    }

    /** Moment behind the event of the last hit; -1 before the first. */
    public ReadOnlyIntegerProperty hitMomentProperty() {
        return hitMoment.getReadOnlyProperty();
    }

    /**
     * Adds one on a condition.
     *
     * @throws QueryException if it is no condition, or not one that this recording can answer
     */
    public void add(String condition) throws QueryException {
        list.add(checked(condition));
    }

    /**
     * Replaces the condition of one; it stays on or off, and its hits are forgotten.
     *
     * @throws QueryException as {@link #add}; the old condition then stays
     */
    public void change(int index, String condition) throws QueryException {
        list.set(index, checked(condition).enabled(list.get(index).enabled()));
    }

    /** Switches one on or off. */
    public void enable(int index, boolean on) {
        list.set(index, list.get(index).enabled(on));
    }

    /** Takes one away. */
    public void remove(int index) {
        list.remove(index);
    }

    /** Takes over where a run stopped, unless the list has changed under it. */
    public void hit(BreakpointRun.Hit hit) {
        hitMoment.set(hit.moment());
        if (hit.hits().size() == list.size()) {
            for (int index = 0; index < list.size(); index++) {
                int count = hit.hits().get(index);
                list.set(index, list.get(index).hits(Math.max(0, count)));
            }
        }
    }

    /** One line each: {@code +} for on or {@code -} for off, and the condition. */
    public List<String> lines() {
        return list.stream()
                .map(each -> (each.enabled() ? ON : OFF) + each.query().text())
                .toList();
    }

    /**
     * Adds what {@link #lines} wrote. A condition that this recording cannot answer is switched
     * off.
     *
     * @return lines that are no breakpoints and are left out
     */
    public List<String> addLines(List<String> lines) {
        List<String> left = new ArrayList<>();
        for (String line : lines) {
            try {
                if (line.isEmpty()) {
                    throw new IllegalArgumentException("empty");
                }
                Breakpoint read = Breakpoint.on(line.substring(1));
                list.add(read.enabled(line.charAt(0) == ON && isAnswered(read)));
            } catch (QueryException | IllegalArgumentException e) {
                left.add(line);
            }
        }
        return left;
    }

    private Breakpoint checked(String condition) throws QueryException {
        Breakpoint fresh = Breakpoint.on(condition);
        fresh.query().in(recording);
        return fresh;
    }

    private boolean isAnswered(Breakpoint breakpoint) {
        try {
            breakpoint.query().in(recording);
            return true;
        } catch (QueryException e) {
            return false;
        }
    }
}
