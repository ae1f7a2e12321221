package org.blkscope.kernel;

import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Rule;

/** What a driver writes into the recording: the branches that it takes, with their rules. */
public final class DriverLog {
    private final RequestQueue q;

    public DriverLog(RequestQueue q) {
        this.q = q;
    }

    /** A function of the driver, with the rule that it follows. */
    public int site(String function, Rule rule) {
        return q.sites.function(function, rule);
    }

    /**
     * Records a decision.
     *
     * @param life of the request it is about, -1 for none
     * @param value the figure that decided it
     */
    public void decide(int site, int life, int value) {
        q.recorder.note(EventKind.DECISION, site, q.places.disk, life, value, EventFlags.TAKEN);
    }

    /** Records that a command goes wrong on purpose. */
    public void fault(Request rq) {
        decide(q.sites.faultyCommand, rq.life, 0);
    }
}
