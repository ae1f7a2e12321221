package org.blkscope.capture.ftrace;

import org.jspecify.annotations.Nullable;

/** A bio that has not ended, as far as the lines read so far tell. */
final class Bio {
    final int life;
    final Disk disk;
    final Task task;

    /** Its number among the bios of its task; parts of a split share it. */
    final int sequence;

    /** The bio of which this is a part. */
    final @Nullable Bio whole;

    /** What is left of it: a split takes parts from the front. */
    long sector;

    int sectors;

    /** Parts cut off this bio or off its parts: they are numbered together. */
    int names;

    /** It was cut at least once, so the rest of it is a part too. */
    boolean cut;

    /** Parts that have not ended. */
    int openParts;

    Bio(
            int life,
            Disk disk,
            Task task,
            int sequence,
            @Nullable Bio whole,
            long sector,
            int sectors) {
        this.life = life;
        this.disk = disk;
        this.task = task;
        this.sequence = sequence;
        this.whole = whole;
        this.sector = sector;
        this.sectors = sectors;
    }

    /** The bio that was submitted, of which this is a part or which it is. */
    Bio root() {
        return whole == null ? this : whole.root();
    }

    long end() {
        return sector + sectors;
    }
}
