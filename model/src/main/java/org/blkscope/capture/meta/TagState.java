package org.blkscope.capture.meta;

import java.util.List;

/**
 * A tag map of an idle hardware queue, as debugfs shows it.
 *
 * @param hctx number of the hardware queue
 * @param nrTags tags, reserved ones included
 * @param cleared bits that were freed and are not yet cleared in their words
 * @param bitsPerWord bits used of each word
 * @param allocHint where the next search begins, per CPU
 */
public record TagState(
        int hctx, int nrTags, int cleared, int bitsPerWord, List<Integer> allocHint) {
    public TagState {
        allocHint = List.copyOf(allocHint);
    }
}
