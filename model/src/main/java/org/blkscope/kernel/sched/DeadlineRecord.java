package org.blkscope.kernel.sched;

import org.blkscope.kernel.ElevatorQueue;
import org.blkscope.kernel.Request;
import org.blkscope.recording.Rule;

/** What mq-deadline writes into the recording: its lists, its counters, and why it chose. */
final class DeadlineRecord {
    private static final String DISPATCH = "dd_dispatch_request";
    private static final String[] CLASS = {"rt", "be", "idle"};

    private final ElevatorQueue queue;
    private final int[][] places = new int[CLASS.length][];
    private final int batching;
    private final int starved;
    private final int lastDirection;
    private final int aged;
    private final int headSite;
    private final int batchSite;
    private final int readsSite;
    private final int writesSite;
    private final int starvedSite;
    private final int fifoSite;
    private final int sortedSite;
    private final int waitSite;
    private final int lockSite;
    private int lastBatching = -1;
    private int lastStarved = -1;
    private int lastLast = -1;

    DeadlineRecord(ElevatorQueue queue, boolean oneHeadList) {
        this.queue = queue;
        int head = oneHeadList ? queue.addPlace("dispatch") : -1;
        for (int i = 0; i < CLASS.length; i++) {
            places[i] =
                    new int[] {
                        queue.addPlace(CLASS[i] + "/read"),
                        queue.addPlace(CLASS[i] + "/write"),
                        oneHeadList ? head : queue.addPlace(CLASS[i] + "/dispatch")
                    };
        }
        batching = queue.addGauge("batching");
        starved = queue.addGauge("starved");
        lastDirection = queue.addGauge("last_dir");
        aged = queue.addSite("dd_dispatch_prio_aged_requests", Rule.DL_AGED);
        headSite = queue.addSite(DISPATCH, Rule.DL_HEAD);
        batchSite = queue.addSite(DISPATCH, Rule.DL_BATCH);
        readsSite = queue.addSite(DISPATCH, Rule.DL_READS);
        writesSite = queue.addSite(DISPATCH, Rule.DL_WRITES);
        starvedSite = queue.addSite(DISPATCH, Rule.DL_STARVED);
        fifoSite = queue.addSite(DISPATCH, Rule.DL_FIFO);
        sortedSite = queue.addSite(DISPATCH, Rule.DL_SORTED);
        waitSite = queue.addSite(DISPATCH, Rule.DL_WAIT);
        lockSite = queue.addSite(DISPATCH, Rule.ZONE_LOCK);
    }

    /** Places of a class: reads, writes, head list. */
    int[] places(int prio) {
        return places[prio];
    }

    int headPlace(int prio) {
        return places[prio][2];
    }

    /** Records those counters that have changed. */
    void counters(int batchingNow, int starvedNow, int direction) {
        if (batchingNow != lastBatching) {
            queue.set(batchSite, batching, batchingNow);
        }
        if (starvedNow != lastStarved) {
            queue.set(readsSite, starved, starvedNow);
        }
        if (direction != lastLast) {
            queue.set(fifoSite, lastDirection, direction);
        }
        lastBatching = batchingNow;
        lastStarved = starvedNow;
        lastLast = direction;
    }

    void head(Request rq) {
        queue.decide(headSite, places[0][2], rq.life(), 0);
    }

    void aged(Request rq) {
        queue.decide(aged, places[0][0], rq.life(), 0);
    }

    void batch(Request rq, int number) {
        queue.decide(batchSite, places[0][0], rq.life(), number);
    }

    void reads(DeadlineClass prio, int before) {
        queue.decide(readsSite, prio.places[DeadlineClass.READ], -1, before);
    }

    void writes(DeadlineClass prio) {
        queue.decide(writesSite, prio.places[DeadlineClass.WRITE], -1, 0);
    }

    void starved(DeadlineClass prio, int before) {
        queue.decide(starvedSite, prio.places[DeadlineClass.WRITE], -1, before);
    }

    void begins(Request rq, boolean inOrder) {
        queue.decide(inOrder ? sortedSite : fifoSite, places[0][0], rq.life(), 0);
    }

    void locked(Request rq) {
        queue.decide(lockSite, places[0][1], rq.life(), 0);
    }

    void waits(DeadlineClass prio) {
        queue.decide(waitSite, prio.places[0], -1, prio.queued());
    }
}
