package org.blkscope.device.media;

import org.blkscope.engine.Context;

/** A device's medium: it ends each access in its own time and order. */
public interface Medium {
    /** Takes an access; arms its timer when it knows when it ends. */
    void begin(Context ctx, Access access);
}
