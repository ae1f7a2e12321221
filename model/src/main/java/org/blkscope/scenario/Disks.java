package org.blkscope.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.blkscope.base.Rng;
import org.blkscope.device.CommandClock;
import org.blkscope.device.CommandPlan;
import org.blkscope.device.CommandPlan.Fault;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Engine;
import org.blkscope.kernel.Driver;
import org.blkscope.kernel.Kblockd;
import org.blkscope.kernel.QueueLimits;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.TagSet;
import org.blkscope.kernel.Zones;
import org.blkscope.kernel.profile.KernelProfile;

/**
 * Builds the disks of a scenario, one after the other; each family of drivers has its own class.
 */
final class Disks {
    /** What all disks of a machine are built with. */
    record Frame(
            Engine engine,
            CostTable costs,
            KernelProfile profile,
            Kblockd kblockd,
            Scenario scenario) {
        /** A queue with its scheduler. */
        RequestQueue queue(
                DeviceSpec device,
                String number,
                Driver driver,
                TagSet tags,
                QueueLimits limits,
                int hctxs) {
            return queue(device, number, driver, tags, limits, hctxs, Optional.empty());
        }

        /** The same for a zoned device. */
        RequestQueue queue(
                DeviceSpec device,
                String number,
                Driver driver,
                TagSet tags,
                QueueLimits limits,
                int hctxs,
                Optional<Zones> zones) {
            RequestQueue.Setup setup =
                    new RequestQueue.Setup(
                            device.name(),
                            number,
                            limits,
                            device.scheduler(),
                            CpuMap.even(scenario.cpus(), hctxs));
            RequestQueue queue =
                    new RequestQueue(engine, costs, profile, kblockd, driver, tags, setup);
            zones.ifPresent(queue::setZones);
            Schedulers.attach(queue, device);
            device.ioTimeoutNs().ifPresent(queue::setIoTimeout);
            loseRestarts(queue, device);
            return queue;
        }

        /** When the commands of a device end: by its medium, or by what is known of them. */
        CommandClock clock(
                DeviceSpec device, List<Long> serviceNs, long latencyNs, boolean inOrder) {
            long seed = Rng.mix(scenario.seed() + device.name().length());
            long sectors = device.driver().sectors();
            return new CommandClock(
                    plan(device, serviceNs, latencyNs, inOrder),
                    device.media()
                            .map(media -> MediaPresets.make(media, sectors, seed))
                            .orElse(null));
        }

        /** What is known of the commands of a device. */
        private CommandPlan plan(
                DeviceSpec device, List<Long> serviceNs, long latencyNs, boolean inOrder) {
            Map<Integer, Fault> faults = new TreeMap<>();
            for (FaultSpec fault : scenario.faults()) {
                if (fault.device().equals(device.name())) {
                    for (int i = 0; i < fault.times(); i++) {
                        if (fault.kind() != FaultSpec.Kind.LOST_RESTART) {
                            faults.put((int) fault.first() + i, kind(fault.kind()));
                        }
                    }
                }
            }
            return new CommandPlan(serviceNs, latencyNs, inOrder, faults);
        }

        private void loseRestarts(RequestQueue queue, DeviceSpec device) {
            for (FaultSpec fault : scenario.faults()) {
                if (fault.device().equals(device.name())
                        && fault.kind() == FaultSpec.Kind.LOST_RESTART) {
                    queue.loseRestarts((int) fault.first(), fault.times());
                }
            }
        }

        /** Hardware queues: no more than CPUs. */
        int hctxs(int wanted) {
            return Math.min(scenario.cpus(), wanted);
        }

        /** A tag set with the hints that the device's tag maps begin with. */
        TagSet tagSet(DeviceSpec device, int hctxs, boolean hostWide) {
            List<TagSet.Start> starts =
                    device.tagStart().stream()
                            .map(start -> new TagSet.Start(start.allocHint(), start.cleared()))
                            .toList();
            return new TagSet(
                    new TagSet.Shape(
                            hctxs, device.driver().tagDepth(), scenario.cpus(), hostWide, starts));
        }
    }

    /** {@code BLK_DEF_MAX_SECTORS}: what the block layer allows by itself (SUB-8). */
    private static final int MAX_SECTORS = 2560;

    private final NullBlkDisks nullBlk;
    private final ScsiDisks scsi;
    private final VirtioBlkDisks virtioBlk;
    private final NvmeDisks nvme;
    private final DmLinearDisks dmLinear;
    private final Map<String, RequestQueue> built = new TreeMap<>();

    Disks(Frame frame) {
        nullBlk = new NullBlkDisks(frame);
        scsi = new ScsiDisks(frame);
        virtioBlk = new VirtioBlkDisks(frame);
        nvme = new NvmeDisks(frame);
        dmLinear = new DmLinearDisks(frame);
    }

    RequestQueue build(DeviceSpec device) {
        RequestQueue queue = make(device);
        built.put(device.name(), queue);
        return queue;
    }

    private RequestQueue make(DeviceSpec device) {
        if (device.driver() instanceof DmLinearSpec disk) {
            return dmLinear.build(device, disk, built);
        }
        if (device.driver() instanceof ScsiSpec disk) {
            return scsi.build(device, disk);
        }
        if (device.driver() instanceof NvmeSpec disk) {
            return nvme.build(device, disk);
        }
        if (device.driver() instanceof VirtioBlkSpec disk) {
            return virtioBlk.build(device, disk);
        }
        return nullBlk.build(device, (NullBlkSpec) device.driver());
    }

    /** Limits of a disk that leaves them to the block layer and to its attributes. */
    static QueueLimits limits(DeviceSpec device) {
        QueueSpec queue = device.queue();
        return new QueueLimits(
                queue.maxSectorsKb().isPresent()
                        ? queue.maxSectorsKb().getAsInt() * 2
                        : MAX_SECTORS,
                queue.maxSegments().orElse(QueueLimits.MAX_SEGMENTS),
                queue.maxSegmentSize().orElse(QueueLimits.MAX_SEGMENT_BYTES) / 512,
                1,
                0,
                0,
                queue.writeBack().orElse(false),
                queue.fua().orElse(false),
                queue.nomerges().orElse(0),
                queue.rqAffinity().orElse(1),
                device.driver().sectors(),
                queue.rotational().orElse(isDisk(device)));
    }

    /** A medium that turns makes a device rotational. */
    private static boolean isDisk(DeviceSpec device) {
        return device.media().filter(media -> MediaPresets.isDisk(media.preset())).isPresent();
    }

    private static Fault kind(FaultSpec.Kind kind) {
        return switch (kind) {
            case RESOURCE -> Fault.RESOURCE;
            case DEV_RESOURCE -> Fault.DEV_RESOURCE;
            case REQUEUE -> Fault.REQUEUE;
            case HOST_BUSY -> Fault.HOST_BUSY;
            case DEVICE_BUSY -> Fault.DEVICE_BUSY;
            case TARGET_BUSY -> Fault.TARGET_BUSY;
            case BUSY_STATUS -> Fault.BUSY_STATUS;
            case ERROR -> Fault.FAILED;
            case TIMEOUT -> Fault.LOST;
            case LOST_RESTART -> Fault.NONE;
        };
    }
}
