package org.blkscope.capture.ftrace;

import java.util.List;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Lives;
import org.jspecify.annotations.Nullable;

/**
 * Bios from submission to their end: cut into parts, sent on to devices below, waiting for a
 * request.
 */
final class BioFlow {
    private final Scribe scribe;
    private final Lives lives;

    BioFlow(Scribe scribe) {
        this.scribe = scribe;
        lives = scribe.recorder.recording().lives();
    }

    /** block_bio_queue. */
    void queue(Disk disk, Body b, Task task) {
        int sequence = ++task.bios;
        int life =
                scribe.recorder.bio(
                        disk.device.id(),
                        b.op,
                        b.flags,
                        b.sector,
                        b.sectors,
                        task.name,
                        sequence,
                        0);
        Bio bio = new Bio(life, disk, task, sequence, null, b.sector, b.sectors);
        scribe.trace(life);
        scribe.appear(EventKind.SUBMIT, life, disk.submit(scribe.cpu()));
        disk.addWaiting(bio);
        cameFromAbove(bio, task, b);
    }

    /** block_split: the front part goes on, the rest follows later. */
    void split(Disk disk, Body b, Task task) {
        Bio bio = waiting(disk, b.sector, 0, task);
        scribe.trace(bio == null ? -1 : bio.life);
        if (bio != null && b.arg > 0 && b.arg < bio.sectors) {
            disk.addWaiting(cut(bio, b.arg, 0));
        }
    }

    /**
     * block_bio_remap: a bio of another device goes on to this one. Of a partition nothing was seen
     * before.
     *
     * @param above the device that the bio was sent to first, null if it has no bios
     */
    void remap(@Nullable Disk above, long oldSector, Body b, Task task) {
        Bio bio = above == null ? null : above(above, oldSector, b.sectors, task);
        scribe.trace(bio == null ? -1 : bio.life);
        task.remapped = bio;
        task.remappedDevice = b.device;
        task.remappedSector = b.sector;
    }

    /** block_bio_complete: a bio ends that has no request. */
    void complete(Disk disk, Body b, Task task) {
        Bio bio = lower(disk, b);
        if (bio == null) {
            bio = waiting(disk, b.sector, b.sectors, task);
        }
        scribe.trace(bio == null ? -1 : bio.life);
        if (bio != null) {
            disk.below.remove(bio);
            disk.removeWaiting(bio);
            end(bio, b.arg, 0);
        }
    }

    /**
     * The bio, or the whole of which a part, gets a request of this range or joins one; null if it
     * was not seen.
     */
    @Nullable Bio find(Disk disk, Body b, Task task) {
        return waiting(disk, b.sector, b.sectors, task);
    }

    /** Takes a bio that was found from those that wait, or the part of it that the range tells. */
    Bio take(Bio bio, Body b) {
        boolean part = b.sectors > 0 && b.sectors < bio.sectors;
        if (part || bio.cut) {
            return cut(bio, part ? b.sectors : bio.sectors, EventFlags.INFERRED);
        }
        bio.disk.removeWaiting(bio);
        return bio;
    }

    /** A bio ends; a bio that was cut ends with the last of its parts. */
    void end(Bio bio, int error, int flags) {
        scribe.leave(EventKind.BIO_END, bio.life, error, flags);
        Bio whole = bio.whole;
        if (whole != null && --whole.openParts == 0 && whole.sectors == 0) {
            end(whole, error, EventFlags.INFERRED);
        }
    }

    private Bio cut(Bio bio, int length, int flags) {
        Disk disk = bio.disk;
        if (!bio.cut) {
            scribe.split(bio, length, flags);
        }
        int name = ++bio.root().names;
        int life =
                scribe.recorder.bio(
                        disk.device.id(),
                        lives.op(bio.life),
                        lives.flags(bio.life),
                        bio.sector,
                        length,
                        bio.task.name,
                        bio.sequence,
                        name);
        Bio part = new Bio(life, disk, bio.task, bio.sequence, bio, bio.sector, length);
        scribe.inferAppear(EventKind.SUBMIT, life, disk.submit(scribe.cpu()));
        shorten(bio, length);
        return part;
    }

    private static void shorten(Bio bio, int length) {
        bio.disk.removeWaiting(bio);
        bio.cut = true;
        bio.openParts++;
        bio.sector += length;
        bio.sectors -= length;
        if (bio.sectors > 0) {
            bio.disk.addWaiting(bio);
        }
    }

    private void cameFromAbove(Bio bio, Task task, Body b) {
        Bio upper = task.remapped;
        if (upper == null || task.remappedDevice != b.device || task.remappedSector != b.sector) {
            return;
        }
        task.remapped = null;
        scribe.inferMove(EventKind.REMAP, upper.life, upper.disk.lower(), bio.life);
        if (!upper.disk.below.contains(upper)) {
            upper.disk.removeWaiting(upper);
            upper.disk.below.add(upper);
        }
    }

    /**
     * The waiting bio that begins here: of the right length if there is one, of the same task among
     * those.
     */
    private static @Nullable Bio waiting(Disk disk, long sector, int sectors, Task task) {
        List<Bio> here = disk.waiting.at(sector);
        Bio best = null;
        int bestScore = -1;
        for (Bio bio : here) {
            int score = (bio.sectors == sectors ? 2 : 0) + (bio.task == task ? 1 : 0);
            if (score > bestScore) {
                best = bio;
                bestScore = score;
            }
        }
        return best;
    }

    private static @Nullable Bio lower(Disk disk, Body b) {
        for (Bio bio : disk.below) {
            if (bio.sector == b.sector && bio.sectors == b.sectors) {
                return bio;
            }
        }
        return null;
    }

    private static @Nullable Bio above(Disk disk, long sector, int sectors, Task task) {
        Bio exact = waiting(disk, sector, sectors, task);
        if (exact != null) {
            return exact;
        }
        for (Bio bio : disk.below) {
            if (bio.task == task && bio.sector <= sector && sector + sectors <= bio.end()) {
                return bio;
            }
        }
        for (Bio bio : disk.waitingInOrder) {
            if (bio.task == task && bio.sector <= sector && sector + sectors <= bio.end()) {
                return bio;
            }
        }
        return null;
    }
}
