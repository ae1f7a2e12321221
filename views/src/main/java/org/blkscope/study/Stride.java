package org.blkscope.study;

import org.blkscope.analysis.LifeNames;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Step;

/** How far one press of a step key goes. Answers are moments; -1 stands for none. */
public sealed interface Stride {
    /** No such moment in what is recorded. */
    int NONE = -1;

    /** True if a step may end at this moment, which is not 0 and not beyond the recording. */
    boolean endsAt(Recording recording, int moment);

    /** What one step is called, for messages. */
    String label();

    /** How a feed goes on when the step leaves the recorded part. */
    Step feedStep();

    /** True if the first and last moment of a recording end this kind of step as well. */
    boolean stopsAtEnds();

    /** The next moment at which such a step ends. */
    default int next(Recording recording, int moment) {
        int size = recording.size();
        for (int m = moment + 1; m <= size; m++) {
            if (endsAt(recording, m)) {
                return m;
            }
        }
        return stopsAtEnds() && size > moment ? size : NONE;
    }

    /** The previous moment at which such a step ends. */
    default int previous(Recording recording, int moment) {
        for (int m = moment - 1; m >= 1; m--) {
            if (endsAt(recording, m)) {
                return m;
            }
        }
        return stopsAtEnds() && moment > 0 ? 0 : NONE;
    }

    /** To the end of an event, turn or tick, or to a decision. */
    record By(Step step) implements Stride {
        @Override
        public boolean endsAt(Recording recording, int moment) {
            EventLog events = recording.events();
            return switch (step) {
                case EVENT -> true;
                case TURN -> endsBefore(recording, moment, EventFlags.FIRST_OF_TURN);
                case TICK -> endsBefore(recording, moment, EventFlags.FIRST_OF_TICK);
                case DECISION -> events.kind(moment - 1) == EventKind.DECISION;
            };
        }

        private static boolean endsBefore(Recording recording, int moment, int flag) {
            return moment == recording.size() || recording.events().has(moment, flag);
        }

        @Override
        public String label() {
            return step.name().toLowerCase(java.util.Locale.ROOT);
        }

        @Override
        public Step feedStep() {
            return step;
        }

        @Override
        public boolean stopsAtEnds() {
            return step != Step.DECISION;
        }
    }

    /** To an event of one I/O. */
    record OfLife(int life) implements Stride {
        @Override
        public boolean endsAt(Recording recording, int moment) {
            int other = recording.events().life(moment - 1);
            return LifeNames.sameIo(recording.lives(), life, other);
        }

        @Override
        public String label() {
            return "event of the selected request";
        }

        @Override
        public Step feedStep() {
            return Step.TURN;
        }

        @Override
        public boolean stopsAtEnds() {
            return false;
        }
    }
}
