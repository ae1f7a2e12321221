package org.blkscope.capture.ftrace;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.blkscope.recording.EventKind;
import org.jspecify.annotations.Nullable;

/*
 * What a plug holds is never printed. block_plug comes with the first request that is added, so that one was allocated
 * before it; what the same task allocates while the plug holds something is added too. block_unplug gives a count, of all or
 * of one device's; and kernels 6.1 to 6.11 issue straight from the plug without saying so. Therefore a request also leaves
 * the plug by whatever is next said of it.
 */
/** Follows the plugs of tasks; everything here is concluded. */
final class PlugFlow {
    private final Scribe scribe;

    PlugFlow(Scribe scribe) {
        this.scribe = scribe;
    }

    /** A request was allocated by a task. */
    void allocated(Rq rq, Task task) {
        rq.owner = task;
        if (task.plug.isEmpty()) {
            task.inHand = rq;
        } else {
            add(rq, task);
        }
    }

    /** block_plug. */
    void opened(Task task) {
        scribe.trace(-1);
        Rq first = task.inHand;
        if (first != null) {
            task.inHand = null;
            add(first, task);
        }
    }

    /** block_unplug with its count. */
    void flushed(Task task, int count) {
        scribe.trace(-1);
        for (Rq rq : leaving(task.plug, count)) {
            left(rq);
            rq.state = Rq.State.ALLOCATED;
            scribe.inferMove(EventKind.UNPLUG, rq.life, rq.disk.hand(scribe.cpu()), 0);
        }
    }

    /** A request is somewhere else now, whatever was thought of it. */
    void left(Rq rq) {
        Task task = rq.owner;
        if (task == null) {
            return;
        }
        if (rq.state == Rq.State.PLUGGED) {
            task.plug.remove(rq);
        }
        if (Objects.equals(task.inHand, rq)) {
            task.inHand = null;
        }
    }

    private void add(Rq rq, Task task) {
        task.plug.add(rq);
        rq.state = Rq.State.PLUGGED;
        scribe.inferMove(EventKind.PLUG, rq.life, rq.disk.plug(scribe.cpu()), task.plug.size());
    }

    /**
     * All of them if the count says so, else those of a device of which there are so many, else the
     * oldest.
     */
    private static List<Rq> leaving(List<Rq> plug, int count) {
        if (count < plug.size()) {
            Disk group = deviceOf(plug, count);
            if (group != null) {
                return plug.stream().filter(rq -> rq.disk == group).toList();
            }
        }
        return new ArrayList<>(plug.subList(0, Math.min(count, plug.size())));
    }

    private static @Nullable Disk deviceOf(List<Rq> plug, int count) {
        boolean several = plug.stream().anyMatch(rq -> rq.disk != plug.get(0).disk);
        if (!several) {
            return null;
        }
        for (Rq rq : plug) {
            if (plug.stream().filter(other -> other.disk == rq.disk).count() == count) {
                return rq.disk;
            }
        }
        return null;
    }
}
