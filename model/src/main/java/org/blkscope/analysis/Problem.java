package org.blkscope.analysis;

import java.util.List;

/**
 * A finding: what is wrong, where, since when, and what shows it.
 *
 * @param kind which sort
 * @param severity how bad
 * @param address place, I/O or moment, as every input accepts it; empty for the whole recording
 * @param sinceNs time in the recording at which it began
 * @param message one sentence for people
 * @param evidence what it is concluded from
 * @param ruledOut causes that the recording excludes
 */
public record Problem(
        Kind kind,
        Severity severity,
        String address,
        long sinceNs,
        String message,
        List<Evidence> evidence,
        List<String> ruledOut) {
    public Problem {
        evidence = List.copyOf(evidence);
        ruledOut = List.copyOf(ruledOut);
    }

    /** Sorts of findings; the keys are a contract, and more may be added. */
    public enum Kind {
        /** A request stays where it is although I/O went on. */
        OLD_REQUEST("old_request"),
        /** The recording ends before a request does. */
        MISSING_END("missing_end"),
        /** The recording begins after a request did. */
        MISSING_START("missing_start"),
        LOST_EVENTS("lost_events"),
        CLOCK_BACKWARDS("clock_backwards"),
        NOTHING_FOUND("nothing_found");

        private final String key;

        Kind(String key) {
            this.key = key;
        }

        /** Name in JSON. */
        public String key() {
            return key;
        }
    }

    /** How bad a finding is. */
    public enum Severity {
        ERROR("error"),
        WARNING("warning"),
        INFO("info");

        private final String key;

        Severity(String key) {
            this.key = key;
        }

        /** Name in JSON. */
        public String key() {
            return key;
        }
    }

    /**
     * What shows a problem.
     *
     * @param moment just behind the event that shows it
     * @param text what is to be seen there
     */
    public record Evidence(int moment, String text) {}
}
