package org.blkscope.lab;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.blkscope.kernel.profile.Change;
import org.blkscope.kernel.profile.KernelProfile;
import org.blkscope.scenario.DeviceSpec;
import org.blkscope.scenario.DmLinearSpec;
import org.blkscope.scenario.FaultSpec;
import org.blkscope.scenario.JobSpec;
import org.blkscope.scenario.NullBlkSpec;
import org.blkscope.scenario.QueueSpec;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.Schedulers;
import org.blkscope.workload.Script;

/**
 * What a scenario may ask for and the model cannot do yet, said in plain words.
 *
 * <p>The scenario reader lets through whatever the format allows; this list is what stands between
 * that and the model, so that nothing is silently left out of a run. It shrinks as the model grows.
 */
public final class ModelLimits {
    private final Set<String> reasons = new LinkedHashSet<>();

    private ModelLimits() {}

    /** Reasons why the model cannot run this scenario; none if it can. */
    public static List<String> against(Scenario scenario) {
        ModelLimits limits = new ModelLimits();
        limits.kernel(scenario);
        scenario.devices().forEach(limits::device);
        scenario.jobs().forEach(limits::job);
        for (FaultSpec fault : scenario.faults()) {
            limits.fault(scenario, fault);
        }
        return new ArrayList<>(limits.reasons);
    }

    private void fault(Scenario scenario, FaultSpec fault) {
        boolean stacked =
                scenario.devices().stream()
                        .filter(device -> device.name().equals(fault.device()))
                        .anyMatch(device -> device.driver() instanceof DmLinearSpec);
        notIf(stacked, "fault " + fault.kind().word() + " of a stacking device");
    }

    private void kernel(Scenario scenario) {
        if (!KernelProfile.names().contains(scenario.kernel())) {
            not("kernel profile " + scenario.kernel());
        }
        for (String id : scenario.with()) {
            notIf(Change.find(id).isEmpty(), "change " + id);
        }
        for (String id : scenario.without()) {
            notIf(Change.find(id).isEmpty(), "taking change " + id + " away");
        }
    }

    private void device(DeviceSpec device) {
        if (!Schedulers.NAMES.contains(device.scheduler())) {
            not("scheduler " + device.scheduler());
        }
        if (device.driver() instanceof NullBlkSpec disk) {
            nullBlk(disk);
        }
        queue(device.queue());
    }

    private void nullBlk(NullBlkSpec disk) {
        notIf(disk.pollQueues() > 0, "null_blk poll_queues");
        notIf(disk.mbps() > 0, "null_blk mbps");
    }

    private void queue(QueueSpec queue) {
        notIf(queue.wbtLatNs().orElse(0) > 0, "writeback throttling (wbt_lat_usec)");
    }

    private void job(JobSpec job) {
        if (job.work() instanceof Script script) {
            CommandLimits commands = new CommandLimits(this::not);
            script.processes().forEach(process -> commands.all(process.commands()));
        }
    }

    private void notIf(boolean asked, String what) {
        if (asked) {
            not(what);
        }
    }

    private void not(String what) {
        reasons.add(what + " not modelled yet");
    }
}
