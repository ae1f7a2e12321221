package org.blkscope.scenario;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.blkscope.device.NoRequests;
import org.blkscope.kernel.LinearTargets;
import org.blkscope.kernel.QueueLimits;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.profile.Flag;

/** Builds dm-linear devices, and reads and writes their keys. */
final class DmLinearDisks {
    private final Disks.Frame frame;
    private int built;

    DmLinearDisks(Disks.Frame frame) {
        this.frame = frame;
    }

    /**
     * @param below queues that are built already, by name
     * @throws IllegalArgumentException if a device below is not one of them
     */
    RequestQueue build(DeviceSpec device, DmLinearSpec disk, Map<String, RequestQueue> below) {
        List<LinearTargets.Target> targets = new ArrayList<>();
        boolean cache = false;
        boolean fua = true;
        for (DmLinearSpec.Target target : disk.targets()) {
            RequestQueue lower = below.get(target.device());
            if (lower == null) {
                throw new IllegalArgumentException(
                        "device "
                                + device.name()
                                + ": target "
                                + target.device()
                                + " must come before it");
            }
            cache |= lower.limits().writeCache();
            fua &= lower.limits().fua();
            targets.add(
                    new LinearTargets.Target(
                            target.start(), target.length(), lower, target.offset()));
        }
        RequestQueue queue =
                frame.queue(
                        device,
                        "254," + built++,
                        new NoRequests(DmLinearSpec.TYPE),
                        frame.tagSet(device, 1, false),
                        stacked(Disks.limits(device), cache, fua),
                        1);
        boolean zero = frame.profile().is(Flag.DM_FLUSH_SECTOR, "zero");
        queue.setTargets(new LinearTargets(targets, zero));
        return queue;
    }

    private static QueueLimits stacked(QueueLimits own, boolean cache, boolean fua) {
        return new QueueLimits(
                own.maxSectors(),
                own.maxSegments(),
                own.maxSegmentSectors(),
                own.physicalBlockSectors(),
                own.maxDiscardSectors(),
                own.maxWriteZeroesSectors(),
                cache,
                fua,
                own.noMerges(),
                own.rqAffinity(),
                own.sectors(),
                own.rotational());
    }

    static DmLinearSpec read(Section device) throws ScenarioException {
        List<DmLinearSpec.Target> targets = new ArrayList<>();
        for (Section target : device.sections("targets")) {
            targets.add(
                    new DmLinearSpec.Target(
                            target.number("start", 0, Long.MAX_VALUE, 0),
                            target.number("length", 1, Long.MAX_VALUE, 1),
                            target.name("device"),
                            target.number("offset", 0, Long.MAX_VALUE, 0)));
            target.end();
        }
        if (targets.isEmpty()) {
            throw device.wrong("targets", "a list of at least one target");
        }
        return new DmLinearSpec(targets);
    }

    static void write(ObjectNode out, DmLinearSpec disk) {
        ArrayNode targets = out.putArray("targets");
        for (DmLinearSpec.Target target : disk.targets()) {
            ObjectNode node = targets.addObject();
            node.put("start", target.start());
            node.put("length", target.length());
            node.put("device", target.device());
            node.put("offset", target.offset());
        }
    }
}
