package org.blkscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.blkscope.kernel.profile.Flag;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;
import org.blkscope.recording.TraceText;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.ScenarioReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * For each flag a small scenario in which it shows: with one of its values something else happens
 * than with another. Scenarios are tried from the smallest on.
 */
class FlagScenariosTest {
    private static final Map<Flag, String> INVISIBLE = new TreeMap<>();

    /** Device, jobs, CPUs and base kernel of a scenario. */
    private record Small(String kernel, int cpus, String device, String jobs) {}

    private static final String NULL1 =
            "'type': 'null_blk', 'irqmode': 2, 'completion_nsec': 100000, 'scheduler': 'none'";
    private static final String NULL2 = NULL1 + ", 'submit_queues': 2";
    private static final String NULLD =
            "'type': 'null_blk', 'irqmode': 2, 'completion_nsec': 100000, 'hw_queue_depth': 4, 'scheduler': 'mq-deadline'";
    private static final String SCSI =
            "'type': 'scsi_debug', 'queue_depth': 2, 'max_queue': 8, 'scheduler': 'mq-deadline'";

    private static String script(String... commands) {
        return "{'name': 'job', 'device': 'd0', 'script': ['" + String.join("', '", commands) + "']}";
    }

    static final List<Small> SCENARIOS = scenarios();

    private static List<Small> scenarios() {
        List<Small> all = new ArrayList<>();
        List<String> works =
                List.of(
                        script("read 0 8"),
                        script("aio R 0 8", "asub", "await"),
                        script("write 0 8 dsync", "fsync"),
                        script("aio R 0 8", "aio R 64 8", "aio R 128 8", "aio R 8 8", "asub", "await"),
                        script("loop 40", "aio W 0+i64 8", "end", "asub", "await"),
                        script("aio R 640 8", "aio R 512 8", "aio R 0 8", "aio R 520 8", "asub", "await"));
        for (String kernel : List.of("v6.12.y", "v6.1", "v5.6", "v4.19.y", "v4.15", "v4.11")) {
            for (String device : List.of(NULL1, NULL2, NULLD, SCSI)) {
                for (String work : works) {
                    all.add(new Small(kernel, 2, device, work));
                }
            }
        }
        return all;
    }

    private static List<String> events(Small small, Flag flag, String value) throws Exception {
        String text =
                """
                {'format': 1, 'name': 'flag', 'kernel': '%s', 'cpus': %d, 'set': {'%s': '%s'},
                 'devices': [{'name': 'd0', %s}], 'jobs': [%s], 'until': '5s'}
                """
                        .formatted(
                                small.kernel(),
                                small.cpus(),
                                flag.id(),
                                value,
                                small.device(),
                                small.jobs())
                        .replace('\'', '"');
        Recording recording = new Machine(ScenarioReader.parse("flag", text)).run();
        EventLog log = recording.events();
        List<String> events = new ArrayList<>();
        for (int event = 0; event < log.published(); event++) {
            String body =
                    log.kind(event) == EventKind.TRACE
                            ? TraceText.body(recording, event)
                            : String.valueOf(log.value(event));
            events.add(log.kind(event) + " " + log.timeNs(event) + " " + log.cpu(event) + body);
        }
        return events;
    }

    private static boolean shows(Flag flag) throws Exception {
        for (Small small : SCENARIOS) {
            List<String> first = events(small, flag, flag.choices().get(0));
            for (String other : flag.choices().subList(1, flag.choices().size())) {
                if (!events(small, flag, other).equals(first)) {
                    return true;
                }
            }
        }
        return false;
    }

    static Stream<Flag> flags() {
        return Stream.of(Flag.values());
    }

    @ParameterizedTest
    @MethodSource("flags")
    void aFlagShows(Flag flag) throws Exception {
        assertThat(shows(flag)).isEqualTo(!INVISIBLE.containsKey(flag));
    }

    @Test
    void noFlagIsListedWithoutReason() {
        assertThat(INVISIBLE.values()).allSatisfy(reason -> assertThat(reason).isNotBlank());
    }
}
