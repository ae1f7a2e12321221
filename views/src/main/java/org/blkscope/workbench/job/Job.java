package org.blkscope.workbench.job;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;

/**
 * One piece of long work. Handlers and properties belong to the thread that draws; a handler that
 * is added late still hears of the end.
 *
 * @param <T> what the work results in
 */
public final class Job<T> {
    /**
     * The work itself.
     *
     * @param <T> its result
     */
    @FunctionalInterface
    public interface Work<T> {
        /** Runs to the end, or stops early once {@link Progress#cancelled()}. */
        T run(Progress progress) throws Exception;
    }

    private final String name;
    private final Work<T> work;
    private final Executor drawing;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(this, "progress", -1);
    private final ReadOnlyBooleanWrapper done = new ReadOnlyBooleanWrapper(this, "done");
    private volatile boolean cancelled;
    private Consumer<T> onSuccess = result -> {};
    private Consumer<Exception> onFailure = failure -> {};
    private Runnable onCancel = () -> {};

    Job(String name, Work<T> work, Executor drawing) {
        this.name = name;
        this.work = work;
        this.drawing = drawing;
    }

    /** What is done, for people: {@code Open trace.txt}. */
    public String name() {
        return name;
    }

    /** From 0 to 1; -1 while the work has not said. */
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** True once the work has ended, in whichever way, and its handler has run. */
    public ReadOnlyBooleanProperty doneProperty() {
        return done.getReadOnlyProperty();
    }

    /** Asks the work to stop; its result is then dropped. */
    public void cancel() {
        cancelled = true;
    }

    /** Called with the result. */
    public Job<T> onSuccess(Consumer<T> handler) {
        onSuccess = handler;
        return this;
    }

    /** Called with what went wrong. */
    public Job<T> onFailure(Consumer<Exception> handler) {
        onFailure = handler;
        return this;
    }

    /** Called instead of the others if the job was cancelled. */
    public Job<T> onCancel(Runnable handler) {
        onCancel = handler;
        return this;
    }

    void run() {
        try {
            T result = work.run(new Reporter());
            drawing.execute(() -> end(() -> onSuccess.accept(result)));
        } catch (Exception e) {
            drawing.execute(() -> end(() -> onFailure.accept(e)));
        }
    }

    private void end(Runnable outcome) {
        try {
            (cancelled ? onCancel : outcome).run();
        } finally {
            done.set(true);
        }
    }

    /** Hands progress over, at most one hop at a time and only for visible changes. */
    private final class Reporter implements Progress {
        private static final double VISIBLE = 0.005;
        private double last = -1;

        @Override
        public void fraction(double share) {
            if (share - last >= VISIBLE || share >= 1) {
                last = share;
                drawing.execute(() -> progress.set(share));
            }
        }

        @Override
        public boolean cancelled() {
            return cancelled;
        }
    }
}
