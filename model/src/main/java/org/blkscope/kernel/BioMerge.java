package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;

/** Whether and where a bio merges into a waiting request (MRG-3, MRG-5, MRG-7 to MRG-10). */
final class BioMerge {
    private static final int CTX_SEARCH = 8;

    enum Position {
        NONE,
        BACK,
        FRONT
    }

    enum Result {
        NO_RELATION,
        MERGED,
        FAILED
    }

    private BioMerge() {}

    /**
     * {@code blk_attempt_plug_merge()}: the newest request is tried; if it is of another queue, the
     * first one in list order that is of this queue (MRG-2, MRG-3).
     */
    static boolean intoPlug(Context ctx, Bio bio, Plug plug) {
        if (bio.q.behaviour.plugMergeAll) {
            return intoAny(ctx, bio, plug);
        }
        Request newest = bio.q.behaviour.fifoPlug ? plug.mqList.last() : plug.mqList.first();
        if (newest == null) {
            return false;
        }
        if (newest.q == bio.q) {
            return attempt(ctx, newest, bio, bio.q.sites.plugMerge) == Result.MERGED;
        }
        if (!plug.multipleQueues) {
            return false;
        }
        for (Request rq = plug.mqList.first(); rq != null; rq = rq.next) {
            if (rq.q == bio.q) {
                return attempt(ctx, rq, bio, bio.q.sites.plugMerge) == Result.MERGED;
            }
        }
        return false;
    }

    /** MRG-1: until 5.15 all requests of the queue are tried, from the newest to the oldest. */
    private static boolean intoAny(Context ctx, Bio bio, Plug plug) {
        for (Request rq = plug.mqList.last(); rq != null; rq = rq.prev) {
            if (rq.q == bio.q && attempt(ctx, rq, bio, bio.q.sites.plugMerge) == Result.MERGED) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@code blk_mq_sched_bio_merge()} without a scheduler: the list of this CPU, newest first
     * (MRG-5).
     */
    static boolean intoCtx(Context ctx, Bio bio) {
        return intoList(ctx, bio, bio.q.ctxs[ctx.cpu()].rqList, bio.q.sites.ctxMerge);
    }

    /** {@code blk_bio_list_merge()}: the newest entries of a list. */
    static boolean intoList(Context ctx, Bio bio, RequestList list, int site) {
        int left = CTX_SEARCH;
        for (Request rq = list.last(); rq != null && left > 0; rq = rq.prev) {
            Result result = attempt(ctx, rq, bio, site);
            if (result != Result.NO_RELATION) {
                return result == Result.MERGED;
            }
            left--;
        }
        return false;
    }

    /** Merges the bio into this request if they are next to each other and may merge. */
    static Result attempt(Context ctx, Request rq, Bio bio, int site) {
        Position position = mergeOk(rq, bio) ? position(rq, bio) : Position.NONE;
        if (position == Position.NONE) {
            return Result.NO_RELATION;
        }
        if (!fits(rq, bio)) {
            rq.cmdFlags |= OpFlags.NOMERGE;
            rq.mqHctx.decide(ctx, bio.q.sites.mergeLimit, bio.q.limits.maxSectors());
            return Result.FAILED;
        }
        merge(ctx, rq, bio, position, site);
        return Result.MERGED;
    }

    private static void merge(Context ctx, Request rq, Bio bio, Position position, int site) {
        RequestQueue q = bio.q;
        EventKind kind = EventKind.BACK_MERGE;
        if (position == Position.BACK) {
            q.trace.backMerge(ctx, bio);
            Bio tail = rq.bioTail;
            if (tail != null) {
                tail.next = bio;
            }
            rq.bioTail = bio;
        } else {
            q.trace.frontMerge(ctx, bio);
            bio.next = rq.bio;
            rq.bio = bio;
            rq.sector = bio.sector;
            kind = EventKind.FRONT_MERGE;
        }
        rq.sectors += bio.sectors;
        rq.segments += segments(bio);
        q.recorder.attach(kind, site, bio.life, q.places.riding, rq.life, 0);
    }

    /** MRG-7. */
    static boolean mergeOk(Request rq, Bio bio) {
        int same = OpFlags.ATOMIC;
        return rq.isMergeable()
                && bio.isMergeable()
                && rq.op == bio.op
                && rq.priority == bio.priority
                && (rq.cmdFlags & same) == (bio.flags & same);
    }

    /** MRG-8. */
    static Position position(Request rq, Bio bio) {
        if (rq.endSector() == bio.sector) {
            return Position.BACK;
        }
        return bio.endSector() == rq.sector ? Position.FRONT : Position.NONE;
    }

    /** MRG-9. */
    private static boolean fits(Request rq, Bio bio) {
        QueueLimits limits = bio.q.limits;
        int most = rq.op == Op.DISCARD ? limits.maxDiscardSectors() : limits.maxSectors();
        return rq.sectors + bio.sectors <= most
                && rq.segments + segments(bio) <= limits.maxSegments();
    }

    /** True if the bio continues the request and may join it. */
    static boolean mayFollow(Request rq, Bio bio) {
        return mergeOk(rq, bio) && position(rq, bio) == Position.BACK && fits(rq, bio);
    }

    /** MRG-9 for two requests. */
    static boolean fits(Request rq, Request next) {
        QueueLimits limits = rq.q.limits;
        int most = rq.op == Op.DISCARD ? limits.maxDiscardSectors() : limits.maxSectors();
        return rq.sectors + next.sectors <= most
                && rq.segments + next.segments <= limits.maxSegments();
    }

    /** The bios of the second request go on behind those of the first. */
    static void join(Request rq, Request next) {
        RequestQueue q = rq.q;
        for (Bio bio = next.bio; bio != null; bio = bio.next) {
            int site = q.sites.requestMerge;
            q.recorder.attach(EventKind.BACK_MERGE, site, bio.life, q.places.riding, rq.life, 0);
        }
        Bio tail = rq.bioTail;
        if (tail != null) {
            tail.next = next.bio;
        }
        rq.bioTail = next.bioTail;
        next.bio = null;
        next.bioTail = null;
        rq.sectors += next.sectors;
        rq.segments += next.segments;
    }

    /** Segments of a bio: its memory is one piece, cut at the most that a segment may have. */
    static int segments(Bio bio) {
        int most = bio.q.limits.maxSegmentSectors();
        return Math.max(1, (bio.sectors + most - 1) / most);
    }

    /** SUB-7: sectors of the front part if the bio is too large for one request; 0 if it is not. */
    static int splitAt(Bio bio) {
        QueueLimits limits = bio.q.limits;
        int max = maxSectors(bio.op, limits);
        long bySegments = (long) limits.maxSegments() * limits.maxSegmentSectors();
        if (bio.op == Op.READ || bio.op == Op.WRITE) {
            max = (int) Math.min(max, bySegments);
        }
        if (max == 0 || bio.sectors <= max) {
            return 0;
        }
        int block = limits.physicalBlockSectors();
        long offset = bio.sector % block;
        long end = (offset + max) / block * block;
        return (int) (end > offset ? end - offset : max);
    }

    private static int maxSectors(Op op, QueueLimits limits) {
        return switch (op) {
            case DISCARD -> limits.maxDiscardSectors();
            case WRITE_ZEROES -> limits.maxWriteZeroesSectors();
            default -> limits.maxSectors();
        };
    }
}
