package org.blkscope.scenario;

import java.util.List;
import java.util.stream.Stream;
import org.blkscope.kernel.Elevator;
import org.blkscope.kernel.ElevatorQueue;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.sched.Bfq;
import org.blkscope.kernel.sched.BfqTunables;
import org.blkscope.kernel.sched.DeadlineStart;
import org.blkscope.kernel.sched.DeadlineTunables;
import org.blkscope.kernel.sched.Kyber;
import org.blkscope.kernel.sched.KyberTunables;
import org.blkscope.kernel.sched.MqDeadline;
import org.jspecify.annotations.Nullable;

/** The I/O schedulers that a device can have, by name. */
public final class Schedulers {
    /** No scheduler. */
    public static final String NONE = "none";

    private static final String MQ_DEADLINE = "mq-deadline";
    private static final String KYBER = "kyber";
    private static final String BFQ = "bfq";

    /** Names of what can be chosen. */
    public static final List<String> NAMES = List.of(NONE, MQ_DEADLINE, KYBER, BFQ);

    /** Names of kyber's tunables. */
    static final List<String> KYBER_TUNABLES = List.of("read_lat_nsec", "write_lat_nsec");

    /** Names of mq-deadline's tunables. */
    static final List<String> DEADLINE_TUNABLES =
            List.of(
                    "read_expire",
                    "write_expire",
                    "fifo_batch",
                    "writes_starved",
                    "front_merges",
                    "prio_aging_expire",
                    "async_depth");

    /** Names of bfq's tunables. */
    static final List<String> BFQ_TUNABLES =
            List.of(
                    "slice_idle",
                    "slice_idle_us",
                    "fifo_expire_sync",
                    "fifo_expire_async",
                    "back_seek_max",
                    "back_seek_penalty",
                    "max_budget",
                    "timeout_sync",
                    "strict_guarantees",
                    "low_latency");

    /** Names of all tunables. */
    static final List<String> TUNABLES =
            Stream.of(DEADLINE_TUNABLES, KYBER_TUNABLES, BFQ_TUNABLES)
                    .flatMap(List::stream)
                    .toList();

    private Schedulers() {}

    /** Attaches the scheduler of a device to its queue; others may follow later. */
    static void attach(RequestQueue queue, DeviceSpec device) {
        queue.setSchedulers((q, name) -> make(q, name, IoschedSpec.DEFAULTS));
        Elevator elevator = make(queue, device.scheduler(), device.iosched());
        int requests = device.queue().nrRequests().orElse(0);
        if (elevator != null) {
            queue.attachElevator(elevator, requests);
        } else if (requests > 0) {
            queue.setNrRequests(requests);
        }
    }

    private static @Nullable Elevator make(RequestQueue queue, String name, IoschedSpec spec) {
        if (name.equals(NONE)) {
            return null;
        }
        if (name.equals(KYBER)) {
            return new Kyber(new ElevatorQueue(queue), kyber(spec));
        }
        if (name.equals(BFQ)) {
            return new Bfq(new ElevatorQueue(queue), bfq(spec));
        }
        if (!name.equals(MQ_DEADLINE)) {
            throw new IllegalArgumentException(
                    "scheduler "
                            + name
                            + " is not modelled; modelled: "
                            + String.join(", ", NAMES));
        }
        return new MqDeadline(
                new ElevatorQueue(queue), deadline(spec), spec.start().orElse(DeadlineStart.NEW));
    }

    private static BfqTunables bfq(IoschedSpec spec) {
        BfqTunables base = BfqTunables.DEFAULTS;
        return new BfqTunables(
                spec.number("slice_idle", base.sliceIdle()),
                spec.number("fifo_expire_sync", base.fifoExpireSync()),
                spec.number("fifo_expire_async", base.fifoExpireAsync()),
                spec.number("back_seek_max", base.backSeekMax()),
                spec.number("back_seek_penalty", base.backSeekPenalty()),
                spec.number("max_budget", base.maxBudget()),
                spec.number("timeout_sync", base.timeoutSync()));
    }

    private static KyberTunables kyber(IoschedSpec spec) {
        return new KyberTunables(
                spec.time("read_lat_nsec", KyberTunables.DEFAULTS.readLatNs()),
                spec.time("write_lat_nsec", KyberTunables.DEFAULTS.writeLatNs()));
    }

    private static DeadlineTunables deadline(IoschedSpec spec) {
        DeadlineTunables base = DeadlineTunables.DEFAULTS;
        return new DeadlineTunables(
                spec.number("read_expire", base.readExpire()),
                spec.number("write_expire", base.writeExpire()),
                spec.number("fifo_batch", base.fifoBatch()),
                spec.number("writes_starved", base.writesStarved()),
                spec.number("front_merges", 1) != 0,
                spec.number("prio_aging_expire", base.prioAgingExpire()),
                spec.number("async_depth", 0));
    }
}
