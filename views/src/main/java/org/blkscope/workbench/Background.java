package org.blkscope.workbench;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;

/**
 * A thread of a part's own, for what takes longer than a frame, and the way back to the thread that
 * draws.
 */
public final class Background implements AutoCloseable {
    private final ExecutorService thread;
    private final AtomicInteger pending = new AtomicInteger();

    /**
     * @param name of the thread
     */
    public Background(String name) {
        thread =
                Executors.newSingleThreadExecutor(
                        task -> {
                            Thread made = new Thread(task, name);
                            made.setDaemon(true);
                            return made;
                        });
    }

    /** Runs a task on the thread, after those before it; nothing happens once this is closed. */
    public void execute(Runnable task) {
        pending.incrementAndGet();
        try {
            thread.execute(() -> counted(task));
        } catch (RejectedExecutionException closed) {
            pending.decrementAndGet();
        }
    }

    /** Runs a task on the thread that draws. */
    public void draw(Runnable task) {
        pending.incrementAndGet();
        Platform.runLater(() -> counted(task));
    }

    /** True if nothing is under way. */
    public boolean isIdle() {
        return pending.get() == 0;
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }

    private void counted(Runnable task) {
        try {
            task.run();
        } finally {
            pending.decrementAndGet();
        }
    }
}
