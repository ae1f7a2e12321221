package org.blkscope.capture.ftrace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.blkscope.base.IntColumn;
import org.blkscope.capture.Hints;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Device;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Topology;
import org.jspecify.annotations.Nullable;

/**
 * One device: its places, and the bios and requests that are under way there.
 *
 * <p>What the text cannot tell has a place too, with coverage UNKNOWN, so that it is drawn as
 * unknown and not as empty.
 */
final class Disk {
    final Device device;

    /** Bios without a request. */
    final SectorIndex<Bio> waiting = new SectorIndex<>();

    /** The same in order of submission. */
    final Set<Bio> waitingInOrder = new LinkedHashSet<>();

    /** Bios that live on as bios of a device below. */
    final List<Bio> below = new ArrayList<>();

    /** Requests with data or a bio, by first sector and by the sector behind the last. */
    final SectorIndex<Rq> starts = new SectorIndex<>();

    final SectorIndex<Rq> ends = new SectorIndex<>();
    final List<Rq> passthrough = new ArrayList<>();

    /** Flush commands. */
    final List<Rq> flushes = new ArrayList<>();

    /** Requests that wait for a flush command, in order of arrival. */
    final Set<Rq> flushers = new LinkedHashSet<>();

    /** Complete, but block_io_done is to come. */
    final ArrayDeque<Rq> ending = new ArrayDeque<>();

    /** The request that ended last. */
    @Nullable Rq lastEnded;

    /** block_io_start was seen, so requests end with block_io_done. */
    boolean accounts;

    /** block_rq_insert was seen. */
    boolean inserts;

    final int riding;
    final int inserted;
    final int requeued;
    final int inDevice;
    final int completing;

    /** True if what block_rq_insert fills is the list of a software queue. */
    final boolean noScheduler;

    private final Topology topology;
    private final IntColumn submit = new IntColumn();
    private final IntColumn hand = new IntColumn();
    private final IntColumn plugs = new IntColumn();
    private int flushPending;
    private int flushRunning;
    private int lower;

    Disk(Recording recording, String number, Hints.Disk known) {
        topology = recording.topology();
        device =
                topology.addDevice(
                        known.name(), number, known.driver(), known.scheduler(), List.of());
        noScheduler = known.scheduler().equals("none");
        riding = add("riding", PlaceKind.RIDING, Coverage.OBSERVED);
        inserted = insertPlace(known.scheduler());
        add("dispatch", PlaceKind.DISPATCH, Coverage.UNKNOWN);
        requeued = add("requeued", PlaceKind.SOMEWHERE, Coverage.INFERRED);
        add("tags", PlaceKind.TAGS, Coverage.UNKNOWN);
        inDevice = add("device", PlaceKind.DEVICE, Coverage.OBSERVED);
        completing = add("completing", PlaceKind.COMPLETING, Coverage.INFERRED);
    }

    int submit(int cpu) {
        return ofCpu(submit, cpu, "submit", PlaceKind.SUBMIT, Coverage.OBSERVED);
    }

    /** Requests that were allocated and whose way the next event will tell. */
    int hand(int cpu) {
        return ofCpu(hand, cpu, "in-hand", PlaceKind.LOCAL, Coverage.INFERRED);
    }

    int plug(int cpu) {
        return ofCpu(plugs, cpu, "plug", PlaceKind.PLUG, Coverage.INFERRED);
    }

    int flushPending() {
        if (flushPending == 0) {
            flushPending = add("flush/pending", PlaceKind.FLUSH_PENDING, Coverage.INFERRED);
        }
        return flushPending;
    }

    int flushRunning() {
        if (flushRunning == 0) {
            flushRunning = add("flush/running", PlaceKind.FLUSH_RUNNING, Coverage.INFERRED);
        }
        return flushRunning;
    }

    int lower() {
        if (lower == 0) {
            lower = add("device-below", PlaceKind.SOMEWHERE, Coverage.INFERRED);
        }
        return lower;
    }

    void addWaiting(Bio bio) {
        waiting.add(bio.sector, bio);
        waitingInOrder.add(bio);
    }

    void removeWaiting(Bio bio) {
        waiting.remove(bio.sector, bio);
        waitingInOrder.remove(bio);
    }

    void add(Rq rq) {
        starts.add(rq.sector, rq);
        ends.add(rq.end(), rq);
    }

    void remove(Rq rq) {
        starts.remove(rq.sector, rq);
        ends.remove(rq.end(), rq);
    }

    /** Changes the range of a request. */
    void resize(Rq rq, long sector, int sectors) {
        remove(rq);
        rq.sector = sector;
        rq.sectors = sectors;
        add(rq);
    }

    private int insertPlace(String scheduler) {
        if (noScheduler) {
            return add("ctx", PlaceKind.CTX, Coverage.INFERRED);
        }
        add("ctx", PlaceKind.CTX, Coverage.UNKNOWN);
        boolean known = !scheduler.isEmpty();
        return add(
                known ? "scheduler" : "inserted",
                PlaceKind.SCHEDULER,
                known ? Coverage.OBSERVED : Coverage.INFERRED);
    }

    private int ofCpu(IntColumn places, int cpu, String name, PlaceKind kind, Coverage coverage) {
        while (places.size() <= cpu) {
            places.add(-1);
        }
        if (places.get(cpu) < 0) {
            topology.needCpus(cpu + 1);
            String path = device.name() + "/cpu" + cpu + "/" + name;
            places.set(cpu, topology.addPlace(path, kind, device.id(), cpu, -1, 0, coverage).id());
        }
        return places.get(cpu);
    }

    private int add(String name, PlaceKind kind, Coverage coverage) {
        return topology.addPlace(device.name() + "/" + name, kind, device.id(), -1, -1, 0, coverage)
                .id();
    }
}
