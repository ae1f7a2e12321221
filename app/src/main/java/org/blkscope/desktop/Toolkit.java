package org.blkscope.desktop;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.logging.Logger;
import javafx.application.Platform;

/** The thread that draws: started once, then asked from outside. */
final class Toolkit {
    /** Kept, since the log manager holds loggers weakly and would forget the filter. */
    private static final Logger LOG = Logger.getLogger("javafx");

    private Toolkit() {}

    /** Starts the toolkit for a window on the display. */
    static void start() {
        LOG.setFilter(entry -> !entry.getMessage().contains("Unsupported JavaFX configuration"));
        try {
            Platform.startup(() -> {});
        } catch (IllegalStateException e) {
            // It runs already: this is the second window or picture of the process.
        }
    }

    /** Starts the toolkit without a display, unless the process was told otherwise. */
    static void startHeadless() {
        setUnlessSet("glass.platform", "Monocle");
        setUnlessSet("monocle.platform", "Headless");
        setUnlessSet(
                "headless.geometry",
                ShotRequest.MOST_WIDTH + "x" + ShotRequest.MOST_HEIGHT + "-32");
        setUnlessSet("prism.order", "sw");
        setUnlessSet("java.awt.headless", "true");
        start();
        Platform.setImplicitExit(false);
    }

    /** Does something on the thread that draws and waits for its answer. */
    static <T> T ask(Callable<T> question) throws InterruptedException {
        CompletableFuture<T> answer = new CompletableFuture<>();
        Platform.runLater(() -> complete(answer, question));
        try {
            return answer.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private static <T> void complete(CompletableFuture<T> answer, Callable<T> question) {
        try {
            answer.complete(question.call());
        } catch (Exception e) {
            answer.completeExceptionally(e);
        }
    }

    private static void setUnlessSet(String key, String value) {
        if (System.getProperty(key) == null) {
            System.setProperty(key, value);
        }
    }
}
