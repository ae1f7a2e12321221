package org.blkscope.study;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.blkscope.analysis.Address;
import org.blkscope.analysis.LifeNames;
import org.blkscope.analysis.TimeScale;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Recording;

/**
 * One open recording with the place where a person looks and what they picked. Parts get a study
 * and talk to nothing else, so that two of them can stand side by side.
 */
public final class Study implements AutoCloseable {
    private final Opened opened;
    private final Feed feed;
    private final TimeScale scale;
    private final TimeCursor cursor;
    private final Breakpoints breakpoints;
    private final Bookmarks bookmarks = new Bookmarks();
    private final Runnable onClose;
    private final ReadOnlyIntegerWrapper size = new ReadOnlyIntegerWrapper(this, "size");
    private final ReadOnlyObjectWrapper<Selection> selection =
            new ReadOnlyObjectWrapper<>(this, "selection", Selection.NONE);
    private final ReadOnlyIntegerWrapper selectedLife =
            new ReadOnlyIntegerWrapper(this, "selectedLife", -1);

    private Study(Opened opened, Executor seeking, Executor drawing, Runnable onClose) {
        this.opened = opened;
        this.feed = new SharedFeed(opened.feed());
        this.scale = TimeScale.of(opened.recording());
        this.cursor = new TimeCursor(opened.recording(), feed, seeking, drawing);
        this.breakpoints = new Breakpoints(opened.recording());
        this.onClose = onClose;
        refresh();
    }

    /** A study with a seek thread of its own; {@link #close} ends it. */
    public static Study open(Opened opened, Executor drawing) {
        ExecutorService seeking =
                Executors.newSingleThreadExecutor(task -> seekThread(task, opened.title()));
        return new Study(
                opened, task -> executeUnlessClosed(seeking, task), drawing, seeking::shutdownNow);
    }

    /** A study that seeks in the calling thread, for tests and for pictures. */
    public static Study openInline(Opened opened) {
        return new Study(opened, Runnable::run, Runnable::run, () -> {});
    }

    public Recording recording() {
        return opened.recording();
    }

    /** Where it was read from, and under which title. */
    public Opened opened() {
        return opened;
    }

    /** Extends the recording; may be asked from any thread. */
    public Feed feed() {
        return feed;
    }

    /** True if a source stands behind the recording that may write more. */
    public boolean canGrow() {
        return opened.feed() != Feed.EMPTY;
    }

    /** The unit of all times on the screen. */
    public TimeScale scale() {
        return scale;
    }

    public TimeCursor cursor() {
        return cursor;
    }

    /** Where running stops. */
    public Breakpoints breakpoints() {
        return breakpoints;
    }

    /** Moments to come back to. */
    public Bookmarks bookmarks() {
        return bookmarks;
    }

    /** Events recorded so far, as of the last {@link #refresh}. */
    public ReadOnlyIntegerProperty sizeProperty() {
        return size.getReadOnlyProperty();
    }

    /** Looks whether the recording has grown; the workbench calls it once a frame. */
    public void refresh() {
        size.set(recording().size());
    }

    public ReadOnlyObjectProperty<Selection> selectionProperty() {
        return selection.getReadOnlyProperty();
    }

    public Selection selection() {
        return selection.get();
    }

    /**
     * The selected bio or request as a number in {@link Recording#lives()}; -1 if none is selected.
     */
    public ReadOnlyIntegerProperty selectedLifeProperty() {
        return selectedLife.getReadOnlyProperty();
    }

    public int selectedLife() {
        return selectedLife.get();
    }

    /** Picks a bio or request by its number. */
    public void selectLife(int life) {
        selectedLife.set(life);
        selection.set(new Selection.OfLife(recording().lives().name(life)));
    }

    /** Picks a place by its path. */
    public void selectPlace(String path) {
        selectedLife.set(-1);
        selection.set(new Selection.OfPlace(path));
    }

    /** Picks nothing. */
    public void clearSelection() {
        selectedLife.set(-1);
        selection.set(Selection.NONE);
    }

    /**
     * Goes to a moment or picks a place or I/O.
     *
     * @throws IllegalArgumentException if the recording has no such thing; the message says so
     */
    public void visit(Address address) {
        if (address instanceof Address.Moment moment) {
            cursor.jumpTo(moment.in(recording()));
        } else if (address instanceof Address.OfPlace place) {
            visitPlace(place.path());
        } else if (address instanceof Address.OfLife life) {
            selectLife(
                    LifeNames.find(recording(), life.name())
                            .orElseThrow(() -> missing("I/O", life.name())));
        }
    }

    @Override
    public void close() {
        onClose.run();
    }

    private void visitPlace(String path) {
        if (path.isEmpty() || recording().topology().findPlace(path).isEmpty()) {
            throw missing("place", path);
        }
        selectPlace(path);
    }

    private IllegalArgumentException missing(String what, String name) {
        return new IllegalArgumentException(
                "There is no " + what + " '" + name + "' in " + opened.title() + ".");
    }

    private static void executeUnlessClosed(ExecutorService seeking, Runnable task) {
        if (!seeking.isShutdown()) {
            seeking.execute(task);
        }
    }

    private static Thread seekThread(Runnable task, String title) {
        Thread thread = new Thread(task, "seek " + title);
        thread.setDaemon(true);
        return thread;
    }
}
