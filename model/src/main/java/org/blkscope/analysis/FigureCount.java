package org.blkscope.analysis;

import java.util.EnumMap;
import java.util.Map;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;
import org.blkscope.recording.Recording;
import org.blkscope.recording.TraceArgs;

/** One pass over the events that counts what {@link Figures} gives. */
final class FigureCount {
    private static final int SECTOR = 512;
    private static final double NS_PER_S = 1e9;

    private final Recording recording;
    private final EventLog events;
    private final Lives lives;
    private final int[] byKind = new int[EventKind.values().length];
    private final Runs runs = new Runs();
    private final TagUse tags = new TagUse();
    private int requests;
    private int requestsDone;
    private int bios;
    private int flushes;
    private int fsyncs;
    private int unplugs;
    private int regrouped;
    private long bytes;

    FigureCount(Recording recording) {
        this.recording = recording;
        events = recording.events();
        lives = recording.lives();
    }

    Figures count() {
        int size = recording.size();
        for (int event = 0; event < size; event++) {
            EventKind kind = events.kind(event);
            byKind[kind.ordinal()]++;
            see(event, kind, events.life(event));
        }
        return new Figures(values());
    }

    private void see(int event, EventKind kind, int life) {
        switch (kind) {
            case TRACE -> tracepoint(event);
            case SUBMIT -> bios += lives.piece(life) == 0 ? 1 : 0;
            case ALLOCATE -> requests += countsAtOnce(life) ? 1 : 0;
            case GET_REQUEST -> requests++;
            case COMPLETE -> completed(life);
            case FREE -> requestsDone += lives.kind(life) == LifeKind.REQUEST ? 1 : 0;
            case BIO_END -> ended(event, life);
            case BACK_MERGE -> regrouped += Facts.isInferred(events, event) ? 1 : 0;
            case TAG_GET, TAG_PUT -> tags.see(recording.topology(), events, event);
            default -> {}
        }
    }

    private void tracepoint(int event) {
        String name = recording.sites().site(events.site(event)).name();
        if (name.equals("block_unplug")) {
            unplugs++;
        } else if (name.equals("block_rq_issue")) {
            TraceArgs args = recording.traceArgs();
            int row = events.value(event);
            runs.issued(args.device(row), args.sector(row), args.sectors(row));
        }
    }

    /**
     * A request counts when a bio gets it, since it may be allocated in advance; others at once.
     */
    private boolean countsAtOnce(int life) {
        return lives.kind(life) == LifeKind.PASSTHROUGH || Facts.hasNoStart(recording, life);
    }

    private void completed(int life) {
        if (lives.kind(life) == LifeKind.FLUSH) {
            flushes++;
        } else if (lives.kind(life) == LifeKind.REQUEST && lives.link(life) < 0) {
            bytes += dataBytes(life);
        }
    }

    /**
     * A bio that was cut or sent on has no request of its own; its parts or clones count instead.
     */
    private void ended(int event, int life) {
        if (lives.link(life) < 0 || events.value(event) != 0) {
            return;
        }
        bytes += dataBytes(life);
        fsyncs += (lives.flags(life) & OpFlags.PREFLUSH) != 0 && lives.sectors(life) == 0 ? 1 : 0;
    }

    private long dataBytes(int life) {
        Op op = lives.op(life);
        boolean data = op == Op.READ || op == Op.WRITE || op == Op.ZONE_APPEND;
        return data ? (long) lives.sectors(life) * SECTOR : 0;
    }

    private Map<Figure, Number> values() {
        Map<Figure, Number> values = new EnumMap<>(Figure.class);
        long span = Facts.spanNs(recording);
        if (span >= 0) {
            values.put(Figure.RUN_TIME, span);
        }
        values.put(Figure.REQUESTS, requests);
        values.put(Figure.BIOS, bios);
        if (span > 0) {
            values.put(Figure.IOPS, requestsDone * NS_PER_S / span);
            values.put(Figure.THROUGHPUT, Math.round(bytes * NS_PER_S / span));
        }
        values.put(Figure.FLUSH_COMMANDS, flushes);
        values.put(Figure.FSYNCS_DONE, fsyncs);
        if (flushes > 0) {
            values.put(Figure.FSYNCS_PER_FLUSH, (double) fsyncs / flushes);
        }
        values.put(Figure.REQUEUES, count(EventKind.REQUEUE));
        values.put(Figure.MERGES, merges());
        values.put(Figure.PLUG_FLUSHES, unplugs);
        runs.putInto(values);
        if (recording.origin().isModel()) {
            values.put(Figure.QUEUE_RUNS, count(EventKind.RUN_QUEUE));
            values.put(Figure.REFUSALS, count(EventKind.BUSY));
            values.put(Figure.TAG_WAITS, count(EventKind.TAG_WAIT));
            values.put(Figure.MAX_DRIVER_TAGS, tags.most());
        }
        return values;
    }

    /** Bios of a swallowed request join the other one too; that is not one more merge. */
    private int merges() {
        return count(EventKind.BACK_MERGE)
                - regrouped
                + count(EventKind.FRONT_MERGE)
                + count(EventKind.REQUEST_MERGE);
    }

    private int count(EventKind kind) {
        return byKind[kind.ordinal()];
    }
}
