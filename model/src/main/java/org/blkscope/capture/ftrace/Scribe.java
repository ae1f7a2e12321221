package org.blkscope.capture.ftrace;

import org.blkscope.recording.ContextKind;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.TraceArgs;

/**
 * Writes down one line: its TRACE event once it is known whom it is about, then what follows from
 * it.
 */
final class Scribe {
    final Recorder recorder;

    private int site;
    private int cpu;
    private long pack;
    private long sector;
    private int sectors;
    private int task;
    private int arg;
    private int text;

    Scribe(Recorder recorder) {
        this.recorder = recorder;
    }

    /** A line begins; it prints from these values. */
    void line(long timeNs, int onCpu, ContextKind context, int siteNumber, int taskNumber) {
        recorder.turn(timeNs, onCpu, context);
        cpu = onCpu;
        site = siteNumber;
        task = taskNumber;
    }

    /** A block event whose values are all known. */
    void values(Body body, int latency, int ownText) {
        pack = TraceArgs.pack(body.device, body.rwbs, body.priority, latency);
        sector = body.sector;
        sectors = body.sectors;
        arg = body.arg;
        text = ownText;
    }

    /** An event that prints as it stood. */
    void verbatim(int latency, int textNumber) {
        pack = TraceArgs.pack(0, 0, 0, latency) | TraceArgs.VERBATIM;
        sector = 0;
        sectors = 0;
        arg = 0;
        text = textNumber;
    }

    int cpu() {
        return cpu;
    }

    /** Writes the TRACE event; -1 for an event about nobody in particular. */
    void trace(int life) {
        recorder.trace(site, life, pack, sector, sectors, task, arg, text);
    }

    /** A life begins, as the line says. */
    void appear(EventKind kind, int life, int place) {
        recorder.appear(kind, site, life, place, 0);
    }

    /** A life is there, as can be concluded. */
    void inferAppear(EventKind kind, int life, int place) {
        recorder.appear(kind, site, life, place, EventFlags.INFERRED);
    }

    /** A life moves, as the line says. */
    void move(EventKind kind, int life, int place) {
        recorder.move(kind, site, life, place, 0);
    }

    /** A life moves, as can be concluded. */
    void inferMove(EventKind kind, int life, int place, int value) {
        recorder.move(kind, site, life, place, EventFlags.INFERRED, value);
    }

    /**
     * A bio is cut for the first time, into parts of this length; from now on they stand for it.
     */
    void split(Bio bio, int length, int flags) {
        recorder.move(EventKind.SPLIT, site, bio.life, bio.disk.riding, flags, length);
    }

    /** A bio joins a request; flags tell whether that was seen or concluded. */
    void attach(EventKind kind, Bio bio, Rq rq, int flags) {
        recorder.attach(kind, site, bio.life, rq.disk.riding, rq.life, flags);
    }

    /** A life ends; flags tell whether that was seen or concluded. */
    void leave(EventKind kind, int life, int value, int flags) {
        recorder.leave(kind, site, life, 0, value, flags);
    }

    void note(EventKind kind, int life, int value, int flags) {
        recorder.note(kind, site, 0, life, value, flags);
    }
}
