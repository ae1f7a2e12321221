package org.blkscope.workbench.job;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The jobs that run now. */
public final class Jobs implements AutoCloseable {
    private static final int THREADS = 2;

    private final Executor drawing;
    private final ExecutorService working = Executors.newFixedThreadPool(THREADS, Jobs::worker);
    private final ObservableList<Job<?>> running = FXCollections.observableArrayList();
    private final ObservableList<Job<?>> shown = FXCollections.unmodifiableObservableList(running);

    /**
     * @param drawing runs tasks on the thread that draws, later than the call
     */
    public Jobs(Executor drawing) {
        this.drawing = drawing;
    }

    /** Jobs that have not ended, oldest first. */
    public ObservableList<Job<?>> running() {
        return shown;
    }

    /** Starts a job; handlers may still be added to it in the same turn of the drawing thread. */
    public <T> Job<T> submit(String name, Job.Work<T> work) {
        Job<T> job = new Job<>(name, work, drawing);
        running.add(job);
        job.doneProperty().subscribe(done -> removeIf(done, job));
        working.execute(job::run);
        return job;
    }

    /** Cancels what runs and ends the threads. */
    @Override
    public void close() {
        running.forEach(Job::cancel);
        working.shutdownNow();
    }

    private void removeIf(boolean done, Job<?> job) {
        if (done) {
            running.remove(job);
        }
    }

    private static Thread worker(Runnable task) {
        Thread thread = new Thread(task, "job");
        thread.setDaemon(true);
        return thread;
    }
}
