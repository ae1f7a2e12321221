package org.blkscope.workbench;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.blkscope.recording.FollowedFeed;
import org.blkscope.recording.Step;
import org.blkscope.study.Study;

/**
 * Takes over what is added to a recording that another process writes, every now and then, on a
 * thread of its own. The cursor stays where it is. Ends with the source, or when it is closed.
 */
final class Follower {
    private static final long EVERY_MS = 250;

    private final FollowedFeed feed;
    private final Consumer<String> tell;
    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(Follower::daemon);

    private Follower(FollowedFeed feed, Consumer<String> tell) {
        this.feed = feed;
        this.tell = tell;
    }

    /**
     * Follows a study's recording, if it goes on by itself.
     *
     * @param tell hears on the thread that draws that the recording is whole, or why it is not
     * @return ends the following
     */
    static Runnable follow(Study study, Consumer<String> tell) {
        if (!(study.opened().feed() instanceof FollowedFeed feed)) {
            return () -> {};
        }
        Follower follower = new Follower(feed, tell);
        ScheduledFuture<?> looking =
                follower.thread.scheduleWithFixedDelay(
                        follower::look, EVERY_MS, EVERY_MS, TimeUnit.MILLISECONDS);
        return () -> {
            looking.cancel(false);
            follower.close();
        };
    }

    private void close() {
        thread.shutdown();
        feed.close();
    }

    private void look() {
        feed.advance(Step.TICK, event -> false);
        if (!feed.isOpen() && !thread.isShutdown()) {
            String end = feed.fault().orElse("The recording is whole now: its file was closed.");
            Platform.runLater(() -> tell.accept(end));
            close();
        }
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "follow");
        thread.setDaemon(true);
        return thread;
    }
}
