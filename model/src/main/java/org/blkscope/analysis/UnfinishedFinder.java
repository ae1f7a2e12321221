package org.blkscope.analysis;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.base.TimeText;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Lives;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Verb;

/*
 * What is still there at the end was either cut off by the end of the recording, as the last I/Os of any trace are, or hangs.
 * It hangs if it has not moved for a second and for ten times as long as the slowest I/O that ended took.
 */
/** Finds requests, and bios without a request, that never end. */
final class UnfinishedFinder {
    private static final long SHORTEST_HANG_NS = 1_000_000_000L;
    private static final int SLOWER = 10;
    private static final int MOST = 20;

    private final Recording recording;
    private final EventLog events;
    private final Lives lives;

    UnfinishedFinder(Recording recording) {
        this.recording = recording;
        events = recording.events();
        lives = recording.lives();
    }

    List<Problem> find() {
        Snapshot end = recording.timeline().at(recording.size());
        List<Integer> left = unfinished(end);
        if (left.isEmpty()) {
            return List.of();
        }
        int[] lastMoves = lastMoves(end);
        long limit = Math.max(SHORTEST_HANG_NS, SLOWER * Stages.of(recording).q2c().maxNs());
        List<Problem> found = new ArrayList<>();
        List<Problem.Evidence> cutOff = new ArrayList<>();
        int cut = 0;
        for (int life : left) {
            int event = lastMoves[lives.slot(life)];
            long age = recording.timeNs(recording.size()) - events.timeNs(event);
            if (age > limit && found.size() < MOST) {
                found.add(hangs(life, end, event, age));
            } else if (cut++ < MOST) {
                cutOff.add(
                        new Problem.Evidence(
                                event + 1, lives.name(life) + " is in " + placeOf(end, life)));
            }
        }
        if (cut > 0) {
            found.add(cutOff(cut, cutOff));
        }
        return found;
    }

    private List<Integer> unfinished(Snapshot end) {
        List<Integer> left = new ArrayList<>();
        for (int slot = 0; slot < end.slots(); slot++) {
            int life = end.life(slot);
            if (life >= 0 && counts(end, life)) {
                left.add(life);
            }
        }
        left.sort(Integer::compare);
        return left;
    }

    /**
     * A bio with a request, with parts or with a clone shows by those; a request that was allocated
     * in advance waits for nothing.
     */
    private boolean counts(Snapshot end, int life) {
        PlaceKind kind = recording.topology().place(end.placeOf(life)).kind();
        boolean alone = kind == PlaceKind.SUBMIT || kind == PlaceKind.TAG_WAIT;
        return lives.kind(life) == LifeKind.BIO ? alone : kind != PlaceKind.CACHED;
    }

    /** The last event of each slot's present life that changed anything. */
    private int[] lastMoves(Snapshot end) {
        int[] last = new int[end.slots()];
        for (int event = 0; event < recording.size(); event++) {
            EventKind kind = events.kind(event);
            int life = events.life(event);
            if (life >= 0 && kind.verb() != Verb.NOTE && end.alive(life)) {
                last[lives.slot(life)] = event;
            }
        }
        return last;
    }

    private Problem hangs(int life, Snapshot end, int event, long age) {
        String message =
                "%s has been in %s for %s and does not end."
                        .formatted(lives.name(life), placeOf(end, life), TimeText.duration(age));
        return new Problem(
                Problem.Kind.OLD_REQUEST,
                Problem.Severity.WARNING,
                lives.name(life),
                events.timeNs(event),
                message,
                List.of(new Problem.Evidence(event + 1, events.kind(event).label())),
                List.of());
    }

    private Problem cutOff(int count, List<Problem.Evidence> evidence) {
        String message =
                (count == 1 ? "1 I/O is" : count + " I/Os are")
                        + " cut off by the end of the recording.";
        long since = events.timeNs(evidence.get(0).moment() - 1);
        return new Problem(
                Problem.Kind.MISSING_END,
                Problem.Severity.INFO,
                "",
                since,
                message,
                evidence,
                List.of());
    }

    private String placeOf(Snapshot end, int life) {
        return recording.topology().place(end.placeOf(life)).path();
    }
}
