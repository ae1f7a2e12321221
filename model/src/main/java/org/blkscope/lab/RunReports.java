package org.blkscope.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.blkscope.base.Rng;
import org.blkscope.base.TimeText;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Recording;
import org.blkscope.report.RunFacts;
import org.blkscope.report.RunReport;
import org.blkscope.scenario.DeviceSpec;
import org.blkscope.scenario.JobSpec;
import org.blkscope.scenario.NullBlkSpec;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioWriter;
import org.blkscope.workload.FioJob;
import org.blkscope.workload.Script;

/** Makes the report of a run from its scenario and its recording. */
public final class RunReports {
    private static final int PAGE_KIB = 2;

    private RunReports() {}

    /**
     * The report of a finished run.
     *
     * @param wallNs how long it took
     */
    public static RunReport of(Scenario scenario, Recording recording, long wallNs) {
        Origin.Simulated origin =
                new Origin.Simulated(
                        scenario.name(), scenario.kernel(), changes(scenario), scenario.seed());
        RunFacts facts =
                new RunFacts(
                        digest(scenario),
                        machine(scenario),
                        workload(scenario),
                        notes(scenario),
                        wallNs);
        return new RunReport(recording, origin, facts);
    }

    /** Changes against the profile: {@code +added}, {@code -taken} and {@code flag=value}. */
    private static List<String> changes(Scenario scenario) {
        List<String> changes = new ArrayList<>();
        scenario.with().forEach(change -> changes.add("+" + change));
        scenario.without().forEach(change -> changes.add("-" + change));
        scenario.set().forEach((flag, value) -> changes.add(flag + "=" + value));
        return changes;
    }

    /** Sixteen hexadecimal digits over the scenario as it is written. */
    private static String digest(Scenario scenario) {
        long sum = 0;
        String text = ScenarioWriter.text(scenario);
        for (int i = 0; i < text.length(); i++) {
            sum = Rng.mix(sum ^ text.charAt(i));
        }
        return String.format(Locale.ROOT, "%016x", sum);
    }

    private static List<String> machine(Scenario scenario) {
        List<String> lines = new ArrayList<>();
        lines.add(
                scenario.cpus()
                        + (scenario.cpus() == 1 ? " CPU" : " CPUs")
                        + ", costs "
                        + scenario.costs().base());
        for (DeviceSpec device : scenario.devices()) {
            lines.add(device.name() + ": " + driver(device) + ", scheduler " + device.scheduler());
        }
        return lines;
    }

    private static String driver(DeviceSpec device) {
        if (device.driver() instanceof NullBlkSpec disk) {
            String queues = disk.submitQueues() + (disk.submitQueues() == 1 ? " queue" : " queues");
            String time = disk.irqMode() == 2 ? ", " + TimeText.duration(disk.completionNs()) : "";
            return "null_blk, "
                    + queues
                    + " of "
                    + disk.hwQueueDepth()
                    + " tags, irqmode "
                    + disk.irqMode()
                    + time;
        }
        return device.driver().type();
    }

    private static List<String> workload(Scenario scenario) {
        List<String> lines = new ArrayList<>();
        for (JobSpec job : scenario.jobs()) {
            lines.add(job.name() + ": " + work(job));
        }
        return lines;
    }

    private static String work(JobSpec job) {
        if (job.work() instanceof FioJob fio) {
            return "rw=%s bs=%dk iodepth=%d numjobs=%d ioengine=%s%s"
                    .formatted(
                            fio.pattern().word(),
                            fio.blockSectors() / PAGE_KIB,
                            fio.ioDepth(),
                            fio.numJobs(),
                            fio.engine().word(),
                            fio.fsync() > 0 ? " fsync=" + fio.fsync() : "");
        }
        int processes = ((Script) job.work()).processes().size();
        return "a script of " + processes + (processes == 1 ? " process" : " processes");
    }

    private static List<String> notes(Scenario scenario) {
        List<String> notes = new ArrayList<>();
        notes.add(
                "CPU costs are one table of magnitudes; only their ratios and the order of events mean something.");
        if (scenario.devices().stream()
                .anyMatch(device -> device.driver() instanceof NullBlkSpec)) {
            notes.add(
                    "Timeouts, cgroups, write-back throttling and buffered I/O are not modelled.");
        }
        return notes;
    }
}
