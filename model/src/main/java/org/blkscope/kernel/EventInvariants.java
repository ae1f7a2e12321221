package org.blkscope.kernel;

import java.util.Arrays;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Place;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rule;

/*
 * What can be checked by looking at one event at a time: who owns each tag, and how far each life has come. The books
 * are kept by slot of the recording, so that they stay as small as the machine. The events are checked rather than the
 * objects of the kernel: a change that the kernel forgets to record is found by the test that folds the recording.
 *
 * A flush command without a scheduler borrows the tag of a caller and records nothing for it, so tags have one owner
 * at any time. A data step of a flush sequence completes, waits for its flush and completes again; that second time
 * has its own site.
 */
/** Invariants that cost no more than a look at the event; checked at every event of every run. */
public final class EventInvariants {
    private static final int BUSY_MOST = 9;
    private static final byte IDLE = 1;
    private static final byte STARTED = 2;
    private static final byte COMPLETE = 3;
    private static final byte STATE = 3;
    private static final byte REFUSED = 4;

    private final Recorder recorder;
    private final Recording recording;
    private final EventLog events;
    private byte[] stateOf = new byte[64];
    private int[] lifeOf = new int[64];
    private int[][] ownerOf = new int[64][];
    private int[] gaugeValue = new int[64];
    private int[] stateGaugeOf = new int[64];

    private EventInvariants(Recorder recorder) {
        this.recorder = recorder;
        recording = recorder.recording();
        events = recording.events();
    }

    /** From now on each event is checked as it is recorded; a broken one ends the run. */
    public static void watch(Recorder recorder) {
        recorder.afterEach(new EventInvariants(recorder)::check);
    }

    private void check(int event) {
        EventKind kind = events.kind(event);
        switch (kind) {
            case SUBMIT, ALLOCATE -> begin(event);
            case TAG_GET -> take(event);
            case TAG_PUT -> give(event);
            case ISSUE -> issue(event);
            case BUSY, DISPATCH_INSERT, REQUEUE, FLUSH_STEP -> idle(event, isRefused(event));
            case COMPLETE -> complete(event);
            case BACK_MERGE, FRONT_MERGE -> merge(event);
            case BIO_END, FREE, REQUEST_MERGE -> end(event);
            case STATE -> gauge(event);
            case RUN_QUEUE -> run(event);
            default -> {}
        }
    }

    private void begin(int event) {
        int slot = recording.lives().slot(events.life(event));
        if (slot >= stateOf.length) {
            stateOf = Arrays.copyOf(stateOf, 2 * slot);
            lifeOf = Arrays.copyOf(lifeOf, 2 * slot);
        }
        lifeOf[slot] = events.life(event) + 1;
        stateOf[slot] = IDLE;
    }

    /** The slot of a life that is there. */
    private int alive(int event, int life) {
        int slot = recording.lives().slot(life);
        if (slot < 0 || slot >= lifeOf.length || lifeOf[slot] != life + 1) {
            throw broken(Rule.INV_20, event, life);
        }
        return slot;
    }

    private void take(int event) {
        int[] owners = owners(events.place(event), events.value(event));
        if (owners[events.value(event)] != 0) {
            throw broken(Rule.INV_3, event, events.life(event));
        }
        owners[events.value(event)] = events.life(event) + 1;
    }

    private void give(int event) {
        int[] owners = owners(events.place(event), events.value(event));
        if (owners[events.value(event)] != events.life(event) + 1) {
            throw broken(Rule.INV_3, event, events.life(event));
        }
        owners[events.value(event)] = 0;
    }

    private int[] owners(int place, int tag) {
        if (place >= ownerOf.length) {
            ownerOf = Arrays.copyOf(ownerOf, 2 * place);
        }
        int[] owners = ownerOf[place];
        if (owners == null || tag >= owners.length) {
            owners = owners == null ? new int[tag + 64] : Arrays.copyOf(owners, 2 * tag + 1);
            ownerOf[place] = owners;
        }
        return owners;
    }

    private void issue(int event) {
        int slot = alive(event, events.life(event));
        if ((stateOf[slot] & STATE) != IDLE) {
            throw broken(Rule.INV_24, event, events.life(event));
        }
        stateOf[slot] = (byte) ((stateOf[slot] & REFUSED) | STARTED);
    }

    private void idle(int event, boolean refused) {
        int slot = alive(event, events.life(event));
        int seen = refused ? REFUSED : stateOf[slot] & REFUSED;
        stateOf[slot] = (byte) (IDLE | seen);
    }

    /** The driver has had the request and did not take it. */
    private boolean isRefused(int event) {
        return events.kind(event) == EventKind.BUSY
                || (recording.sites().site(events.site(event)).rule() == Rule.REQ_1
                        && events.kind(event) == EventKind.DISPATCH_INSERT);
    }

    private void complete(int event) {
        int slot = alive(event, events.life(event));
        boolean again = recording.sites().site(events.site(event)).rule() == Rule.FLS_END;
        if ((stateOf[slot] & STATE) == COMPLETE && !again) {
            throw broken(Rule.INV_24, event, events.life(event));
        }
        stateOf[slot] = (byte) ((stateOf[slot] & REFUSED) | COMPLETE);
    }

    private void merge(int event) {
        int request = events.value(event);
        if ((stateOf[alive(event, request)] & REFUSED) != 0) {
            throw broken(Rule.INV_11, event, request);
        }
    }

    private void end(int event) {
        lifeOf[alive(event, events.life(event))] = 0;
    }

    private void gauge(int event) {
        int gauge = events.place(event);
        if (gauge >= gaugeValue.length) {
            gaugeValue = Arrays.copyOf(gaugeValue, 2 * gauge);
        }
        int before = gaugeValue[gauge];
        int now = events.value(event);
        gaugeValue[gauge] = now;
        GaugeKind kind = recording.topology().gauge(gauge).kind();
        if (kind == GaugeKind.DISPATCH_BUSY && (now < 0 || now > BUSY_MOST)) {
            throw broken(Rule.INV_17, event, -1);
        }
        boolean cleared = (before & ~now & HardwareQueue.SCHED_RESTART) != 0;
        if (kind == GaugeKind.HCTX_STATE && cleared && !isFree(event)) {
            throw broken(Rule.INV_25, event, -1);
        }
    }

    /** A free clears the bit, or a fault of the scenario does. */
    private boolean isFree(int event) {
        Rule rule = recording.sites().site(events.site(event)).rule();
        return rule == Rule.END_7 || rule == Rule.FAULT_RESTART;
    }

    /** A run in progress has value -1; its place is the dispatch list of the hardware queue. */
    private void run(int event) {
        if (events.value(event) < 0
                && (gaugeValue[stateGauge(events.place(event))] & HardwareQueue.STOPPED) != 0) {
            throw broken(Rule.INV_12, event, -1);
        }
    }

    /** The gauge with the state of the hardware queue that a dispatch list belongs to. */
    private int stateGauge(int dispatch) {
        if (dispatch >= stateGaugeOf.length) {
            stateGaugeOf = Arrays.copyOf(stateGaugeOf, 2 * dispatch);
        }
        if (stateGaugeOf[dispatch] == 0) {
            stateGaugeOf[dispatch] = findStateGauge(recording.topology().place(dispatch)) + 1;
        }
        int gauge = stateGaugeOf[dispatch] - 1;
        if (gauge >= gaugeValue.length) {
            gaugeValue = Arrays.copyOf(gaugeValue, 2 * gauge);
        }
        return gauge;
    }

    private int findStateGauge(Place dispatch) {
        for (Gauge gauge : recording.topology().gauges()) {
            if (gauge.kind() == GaugeKind.HCTX_STATE
                    && gauge.device() == dispatch.device()
                    && gauge.hctx() == dispatch.hctx()) {
                return gauge.id();
            }
        }
        throw new IllegalStateException(dispatch.path() + ": no hardware queue has this list");
    }

    private BrokenInvariant broken(Rule rule, int event, int life) {
        return report(recorder, rule, life, events.kind(event).label() + " @" + event);
    }

    /**
     * Records that an invariant does not hold.
     *
     * @return to be thrown
     */
    static BrokenInvariant report(Recorder recorder, Rule rule, int life, String where) {
        Recording recording = recorder.recording();
        int site = recording.sites().number("", rule);
        recorder.note(EventKind.VIOLATION, site, 0, life, 0, 0);
        String who = life < 0 ? where : recording.lives().label(life) + ", " + where;
        return new BrokenInvariant(rule, who);
    }
}
