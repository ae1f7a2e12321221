package org.blkscope.workbench.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The drawing thread is a queue that the test serves. */
class JobsTest {
    private final BlockingQueue<Runnable> drawing = new LinkedBlockingQueue<>();
    private final Jobs jobs = new Jobs(drawing::add);
    private final List<String> heard = new ArrayList<>();

    @AfterEach
    void close() {
        jobs.close();
    }

    @Test
    void theResultComesBackToTheDrawingThread() throws Exception {
        Job<String> job = jobs.submit("Open a", progress -> "result").onSuccess(heard::add);
        assertThat(jobs.running()).containsExactly(job);

        serveUntilDone(job);

        assertThat(heard).containsExactly("result");
        assertThat(jobs.running()).isEmpty();
    }

    @Test
    void failuresAreHandedOver() throws Exception {
        Job<String> job =
                jobs.<String>submit(
                                "Open a",
                                progress -> {
                                    throw new IOException("line 3");
                                })
                        .onSuccess(heard::add)
                        .onFailure(failure -> heard.add("failed: " + failure.getMessage()));
        serveUntilDone(job);

        assertThat(heard).containsExactly("failed: line 3");
    }

    @Test
    void aCancelledJobHandsOverNothing() throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        Job<String> job =
                jobs.submit("Run", progress -> waitForCancel(progress, started))
                        .onSuccess(heard::add)
                        .onCancel(() -> heard.add("cancelled"));
        assertThat(started.await(10, TimeUnit.SECONDS)).isTrue();
        job.cancel();
        serveUntilDone(job);

        assertThat(heard).containsExactly("cancelled");
    }

    @Test
    void progressIsToldWhenItCanBeSeen() throws Exception {
        Job<String> job = jobs.submit("Read", JobsTest::readSlowly);
        List<Double> seen = new ArrayList<>();
        job.progressProperty().subscribe(value -> seen.add(value.doubleValue()));
        serveUntilDone(job);

        assertThat(seen).startsWith(-1.0, 0.0).endsWith(1.0).hasSizeBetween(100, 202);
    }

    private static String readSlowly(Progress progress) {
        for (int i = 0; i <= 10_000; i++) {
            progress.fraction(i / 10_000.0);
        }
        return "done";
    }

    private static String waitForCancel(Progress progress, CountDownLatch started)
            throws InterruptedException {
        started.countDown();
        while (!progress.cancelled()) {
            Thread.sleep(1);
        }
        return "too late";
    }

    private void serveUntilDone(Job<?> job) throws InterruptedException {
        while (!job.doneProperty().get()) {
            Runnable task = drawing.poll(10, TimeUnit.SECONDS);
            assertThat(task).as("the job ends").isNotNull();
            task.run();
        }
    }
}
