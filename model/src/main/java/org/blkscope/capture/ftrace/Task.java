package org.blkscope.capture.ftrace;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A task that was seen, and what it is about to do. */
final class Task {
    /** Number of its name with its process number. */
    final int name;

    /** Bios it submitted. */
    int bios;

    /** The requests in its plug, oldest first. */
    final List<Rq> plug = new ArrayList<>();

    /** The request it allocated last, until that goes somewhere. */
    @Nullable Rq inHand;

    /** The bio that it has just directed to a device below, and where to. */
    @Nullable Bio remapped;

    int remappedDevice;
    long remappedSector;

    Task(int name) {
        this.name = name;
    }
}
