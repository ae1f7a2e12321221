package org.blkscope.recording;

import java.util.function.IntPredicate;

/**
 * Who can extend a recording: the engine for a run of the model, nobody for a trace.
 *
 * <p>Views ask for one more tick without knowing an engine. One thread at a time may call it.
 */
public interface Feed {
    /** A feed that has nothing more. */
    Feed EMPTY = (step, stopWhen) -> false;

    /**
     * Lets the source go on until one step is complete or {@code stopWhen} holds for a new event.
     *
     * @param step how far to go
     * @param stopWhen asked with the number of each new event; true ends the advance behind that
     *     event's turn
     * @return false if nothing more will come
     */
    boolean advance(Step step, IntPredicate stopWhen);
}
