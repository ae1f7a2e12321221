package org.blkscope.capture.ftrace;

import java.util.List;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Op;
import org.jspecify.annotations.Nullable;

/** Bios that join requests, and requests that swallow each other. */
final class Merges {
    private final Scribe scribe;
    private final BioFlow bios;
    private final PlugFlow plugs;

    Merges(Scribe scribe, BioFlow bios, PlugFlow plugs) {
        this.scribe = scribe;
        this.bios = bios;
        this.plugs = plugs;
    }

    /**
     * block_bio_backmerge: the bio continues a request; a discard may join one elsewhere on the
     * disk.
     */
    void back(Disk disk, Body b, Task task) {
        Rq host = Finder.endingAt(disk, b.sector, b.op, task);
        if (host == null && b.op == Op.DISCARD) {
            host = newestInPlug(task, disk, b.op);
        }
        join(EventKind.BACK_MERGE, disk, host, b, task);
        if (host != null) {
            disk.resize(host, host.sector, host.sectors + b.sectors);
        }
    }

    /** block_bio_frontmerge: the bio ends where a request begins. */
    void front(Disk disk, Body b, Task task) {
        Rq host = Finder.startingAt(disk, b.sector + b.sectors, b.op, task);
        join(EventKind.FRONT_MERGE, disk, host, b, task);
        if (host != null) {
            disk.resize(host, b.sector, host.sectors + b.sectors);
        }
    }

    /**
     * block_rq_merge: the request of the line is swallowed by the one before it, or the one behind
     * it.
     */
    void requests(Disk disk, Body b, Task task) {
        Rq swallowed = Finder.find(disk, b, Rq::waits);
        scribe.trace(swallowed == null ? -1 : swallowed.life);
        if (swallowed == null) {
            return;
        }
        Rq before = Finder.endingAt(disk, b.sector, b.op, task);
        Rq grows =
                before != null ? before : Finder.startingAt(disk, b.sector + b.sectors, b.op, task);
        if (grows != null) {
            swallow(swallowed, grows, 0);
        }
    }

    /**
     * Makes a request as long as a line says it is: a merge of requests has no tracepoint before
     * kernel 5.10.
     */
    void fit(Rq rq, Body b) {
        if (b.sectors == 0 || rq.sectors == 0) {
            return;
        }
        Rq next = follower(rq, b);
        while (next != null) {
            swallow(next, rq, EventFlags.INFERRED);
            next = follower(rq, b);
        }
        if (rq.sector != b.sector || rq.sectors != b.sectors) {
            rq.disk.resize(rq, b.sector, b.sectors);
        }
    }

    private void join(EventKind kind, Disk disk, @Nullable Rq host, Body b, Task task) {
        Bio bio = bios.find(disk, b, task);
        scribe.trace(host != null ? host.life : bio != null ? bio.life : -1);
        if (bio != null && host != null) {
            Bio part = bios.take(bio, b);
            scribe.attach(kind, part, host, 0);
            host.bios.add(part);
        }
    }

    private void swallow(Rq small, Rq big, int flags) {
        plugs.left(small);
        small.state = Rq.State.DONE;
        small.disk.remove(small);
        scribe.leave(EventKind.REQUEST_MERGE, small.life, big.life, flags);
        for (Bio bio : small.bios) {
            scribe.attach(EventKind.BACK_MERGE, bio, big, EventFlags.INFERRED);
            big.bios.add(bio);
        }
        small.disk.resize(big, Math.min(big.sector, small.sector), big.sectors + small.sectors);
    }

    private static @Nullable Rq follower(Rq rq, Body b) {
        if (rq.end() >= b.sector + b.sectors) {
            return null;
        }
        for (Rq next : rq.disk.starts.at(rq.end())) {
            if (next != rq
                    && next.waits()
                    && next.op == rq.op
                    && next.sectors > 0
                    && next.end() <= b.sector + b.sectors) {
                return next;
            }
        }
        return null;
    }

    private static @Nullable Rq newestInPlug(Task task, Disk disk, Op op) {
        List<Rq> plug = task.plug;
        for (int i = plug.size() - 1; i >= 0; i--) {
            if (plug.get(i).disk == disk && plug.get(i).op == op) {
                return plug.get(i);
            }
        }
        return null;
    }
}
