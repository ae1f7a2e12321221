package org.blkscope.capture.meta;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A captured case.
 *
 * @param id name of the case
 * @param intent what it is meant to show
 * @param kernel release of the kernel that ran
 * @param profile name of the kernel profile that it is judged with
 * @param changes what was changed against the profile
 * @param stable true if the order of block events was the same in all runs; empty if there was only
 *     one run
 * @param cpus number of CPUs
 * @param driver the driver with its parameters as loaded, such as {@code null_blk queue_mode=2
 *     irqmode=2}
 * @param setup the shell command that loaded the driver
 * @param queueSettings attributes that were changed after loading
 * @param devices the devices under load
 * @param script lines of the load; empty if a shell command ran instead
 * @param command the shell command that ran instead of a script
 * @param ops what was submitted, in order of submission
 * @param firstEventNs clock of the first block event of run 1; empty if there is none
 * @param commands what SCSI devices were given in run 1, in order
 * @param runs block events of each run; a run without a file of its own was the same as run 1 and
 *     is not listed
 */
public record KernelCase(
        String id,
        String intent,
        String kernel,
        String profile,
        List<String> changes,
        Optional<Boolean> stable,
        int cpus,
        String driver,
        String setup,
        Map<String, String> queueSettings,
        List<CaseDevice> devices,
        List<String> script,
        Optional<String> command,
        List<CaseOp> ops,
        Optional<Long> firstEventNs,
        List<DeviceCommand> commands,
        List<List<BlockEvent>> runs) {
    public KernelCase {
        changes = List.copyOf(changes);
        queueSettings = Collections.unmodifiableMap(new TreeMap<>(queueSettings));
        devices = List.copyOf(devices);
        script = List.copyOf(script);
        ops = List.copyOf(ops);
        commands = List.copyOf(commands);
        runs = runs.stream().map(List::copyOf).toList();
    }

    /**
     * Name of the driver without its parameters; {@code QEMU} stands for an emulated controller.
     */
    public String driverName() {
        return driver.strip().split("\\s+", -1)[0];
    }

    /** Parameters of the driver by name. */
    public Map<String, String> parameters() {
        Map<String, String> parameters = new TreeMap<>();
        for (String word : driver.strip().split("\\s+", -1)) {
            int equals = word.indexOf('=');
            if (equals > 0) {
                parameters.put(word.substring(0, equals), word.substring(equals + 1));
            }
        }
        return parameters;
    }

    /** Clock of the first operation of each process that has one, by the number of the process. */
    public Map<Integer, Long> firstSubmitNs() {
        Map<Integer, Long> first = new TreeMap<>();
        for (CaseOp op : ops) {
            first.merge(op.process(), op.submitNs(), Math::min);
        }
        return first;
    }

    /** Operations of one process, in the order in which it submitted them. */
    public List<CaseOp> opsOf(int process) {
        List<CaseOp> own =
                new ArrayList<>(ops.stream().filter(op -> op.process() == process).toList());
        own.sort((a, b) -> Integer.compare(a.sequence(), b.sequence()));
        return own;
    }

    /** Names of the devices by their numbers. */
    public Map<String, String> deviceNames() {
        return deviceNames(devices);
    }

    static Map<String, String> deviceNames(List<CaseDevice> devices) {
        Map<String, String> names = new TreeMap<>();
        devices.forEach(device -> names.put(device.number(), device.name()));
        return names;
    }
}
