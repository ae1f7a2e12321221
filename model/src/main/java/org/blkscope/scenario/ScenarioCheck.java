package org.blkscope.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.blkscope.base.Nearest;
import org.blkscope.workload.Command;
import org.blkscope.workload.CommandDefault;
import org.blkscope.workload.FioJob;
import org.blkscope.workload.Script;

/**
 * What holds between the parts of a scenario: names meet what they name, CPUs exist, ranges fit the
 * device.
 */
final class ScenarioCheck {
    private static final String DEV = "/dev/";

    private final String file;
    private final Scenario scenario;

    private ScenarioCheck(String file, Scenario scenario) {
        this.file = file;
        this.scenario = scenario;
    }

    static void check(String file, Scenario scenario) throws ScenarioException {
        ScenarioCheck check = new ScenarioCheck(file, scenario);
        for (JobSpec job : scenario.jobs()) {
            check.job(job);
        }
        for (int i = 0; i < scenario.faults().size(); i++) {
            check.device("faults[" + i + "].device", scenario.faults().get(i).device());
        }
        for (DeviceSpec device : scenario.devices()) {
            check.tagStarts(device);
        }
    }

    private void job(JobSpec job) throws ScenarioException {
        String path = "jobs." + job.name() + ".";
        cpu(path + "cpu", job.cpu());
        if (job.device().isPresent()) {
            device(path + "device", job.device().get());
        }
        if (job.work() instanceof Script script) {
            script(path, job, script);
        } else if (job.device().isEmpty()) {
            throw new ScenarioException(
                    file, path + "device", "expected the name of a device; the key is missing");
        } else {
            range(path, job.device().get(), (FioJob) job.work());
        }
    }

    private void script(String path, JobSpec job, Script script) throws ScenarioException {
        if (script.opensFiles() == job.device().isPresent()) {
            throw new ScenarioException(
                    file,
                    path + "device",
                    script.opensFiles()
                            ? "the script opens files itself; remove the key"
                            : "expected the name of a device, since the script opens none;"
                                    + " the key is missing");
        }
        if (job.firstSubmitNs().size() > script.processes().size()) {
            throw new ScenarioException(
                    file,
                    path + "first_submit",
                    "expected one time per process; the script has " + script.processes().size());
        }
        for (Script.Process process : script.processes()) {
            commands(path + "script", process.commands());
        }
    }

    private void commands(String path, List<Command> commands) throws ScenarioException {
        for (Command command : commands) {
            cpu(path, command.accept(new CpuOf()));
            if (command instanceof Command.Open open && open.path().startsWith(DEV)) {
                device(path, open.path().substring(DEV.length()));
            } else if (command instanceof Command.Loop loop) {
                commands(path, loop.body());
            }
        }
    }

    private void cpu(String path, OptionalInt cpu) throws ScenarioException {
        if (cpu.isPresent() && cpu.getAsInt() >= scenario.cpus()) {
            throw new ScenarioException(
                    file,
                    path,
                    "CPU "
                            + cpu.getAsInt()
                            + " does not exist; expected 0 to "
                            + (scenario.cpus() - 1)
                            + " (see cpus)");
        }
    }

    private void device(String path, String name) throws ScenarioException {
        List<String> names = scenario.devices().stream().map(DeviceSpec::name).toList();
        if (!names.contains(name)) {
            String near = Nearest.of(name, names).map(n -> "; nearest: " + n).orElse("");
            throw new ScenarioException(
                    file,
                    path,
                    "there is no device \""
                            + name
                            + "\"; devices: "
                            + String.join(", ", names)
                            + near);
        }
    }

    private void range(String path, String device, FioJob job) throws ScenarioException {
        Optional<DeviceSpec> spec =
                scenario.devices().stream().filter(d -> d.name().equals(device)).findFirst();
        if (spec.isPresent()
                && job.offsetSectors() + job.sizeSectors() > spec.get().driver().sectors()) {
            throw new ScenarioException(
                    file,
                    path + "size",
                    "offset and size reach beyond the end of "
                            + device
                            + " ("
                            + spec.get().driver().sectors()
                            + " sectors)");
        }
    }

    private void tagStarts(DeviceSpec device) throws ScenarioException {
        int depth = device.driver().tagDepth();
        List<Integer> hints = new ArrayList<>();
        device.tagStart().forEach(start -> hints.addAll(start.allocHint()));
        for (int hint : hints) {
            if (hint >= depth) {
                throw new ScenarioException(
                        file,
                        "devices." + device.name() + ".tag_start",
                        "expected tags from 0 to " + (depth - 1) + "; found " + hint);
            }
        }
    }

    /** The CPU that a command names. */
    private static final class CpuOf extends CommandDefault<OptionalInt> {
        @Override
        protected OptionalInt other(Command command) {
            return OptionalInt.empty();
        }

        @Override
        public OptionalInt pin(Command.Pin command) {
            return OptionalInt.of(command.cpu());
        }

        @Override
        public OptionalInt snap(Command.Snap command) {
            return command.cpu() < 0 ? OptionalInt.empty() : OptionalInt.of(command.cpu());
        }

        @Override
        public OptionalInt hog(Command.Hog command) {
            return OptionalInt.of(command.cpu());
        }
    }
}
