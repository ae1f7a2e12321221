package org.blkscope.kernel;

import org.blkscope.engine.Context;

/** {@code bi_end_io}: who is told when a bio has ended. */
@FunctionalInterface
public interface BioEnd {
    /**
     * Called once, in the context that completes the bio.
     *
     * @param error 0 or a negative error number such as -11 (EAGAIN)
     */
    void ended(Context ctx, int error);
}
