package org.blkscope.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.assertj.core.data.Percentage;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.MediaPresets;
import org.blkscope.scenario.ScenarioReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What comes out of a run with each medium, against the figures that its data sheet has. */
class MediaPresetsTest {
    private static final Percentage TEN = Percentage.withPercentage(10);

    private static Map<String, Long> figures(String preset) {
        Map<String, Long> all = new TreeMap<>();
        MediaPresets.figures(preset).forEach(f -> all.put(f.name(), f.value()));
        return all;
    }

    static Stream<String> disks() {
        return MediaPresets.names().stream().filter(n -> figures(n).containsKey("seek_avg"));
    }

    static Stream<String> drives() {
        return MediaPresets.names().stream().filter(n -> figures(n).containsKey("units"));
    }

    private static Recording run(String type, String preset, String job) throws Exception {
        String text =
                """
                {"format": 1, "name": "medium", "kernel": "v6.12.y", "cpus": 1, "costs": "zero",
                 "devices": [{"name": "sda", "type": "%s", "dev_size_mb": 4096,
                              "scheduler": "none", "media": "%s"}],
                 "jobs": [{"name": "fio", "device": "sda", %s}]}
                """
                        .formatted(type, preset, job);
        return new Machine(ScenarioReader.parse("medium", text)).run();
    }

    private static long meanNs(Recording recording) {
        EventLog log = recording.events();
        Map<Integer, Long> issued = new TreeMap<>();
        long sum = 0;
        long count = 0;
        for (int event = 0; event < log.published(); event++) {
            if (log.kind(event) == EventKind.ISSUE) {
                issued.put(log.life(event), log.timeNs(event));
            } else if (log.kind(event) == EventKind.COMPLETE) {
                Long since = issued.remove(log.life(event));
                if (since != null) {
                    sum += log.timeNs(event) - since;
                    count++;
                }
            }
        }
        return sum / count;
    }

    private static long bytesPerS(Recording recording, long bytes) {
        EventLog log = recording.events();
        long ns = log.timeNs(log.published() - 1) - log.timeNs(0);
        return bytes * 1_000_000_000L / ns;
    }

    @ParameterizedTest
    @MethodSource("disks")
    void aRandomReadTakesTheAverageSeekAndHalfATurn(String preset) throws Exception {
        Map<String, Long> figures = figures(preset);
        String job =
                "\"rw\": \"randread\", \"bs\": \"4KiB\", \"size\": \"4GiB\", \"runtime\": \"20s\"";
        long expected =
                figures.get("seek_avg") + figures.get("rotation") / 2 + figures.get("overhead");

        assertThat(meanNs(run("sas", preset, job))).isCloseTo(expected, TEN);
    }

    @ParameterizedTest
    @MethodSource("disks")
    void readsInSequenceRunAtTheRateOfTheOuterZone(String preset) throws Exception {
        String job = "\"rw\": \"read\", \"bs\": \"1MiB\", \"size\": \"256MiB\", \"iodepth\": 4";
        Recording recording = run("sas", preset, job);

        assertThat(bytesPerS(recording, 256L << 20))
                .isCloseTo(figures(preset).get("outer_rate"), TEN);
    }

    @ParameterizedTest
    @MethodSource("drives")
    void aReadOfOnePageTakesTheTimeOfAPage(String preset) throws Exception {
        Map<String, Long> figures = figures(preset);
        String job = "\"rw\": \"randread\", \"bs\": \"4KiB\", \"size\": \"4MiB\"";
        long bus = 4096 * 1_000_000_000L / figures.get("interface_rate");

        assertThat(meanNs(run("nvme", preset, job)))
                .isCloseTo(figures.get("read") + figures.get("command") + bus, TEN);
    }

    @Test
    void anNvmeDriveReachesTheRateOfItsController() throws Exception {
        String job =
                "\"rw\": \"randread\", \"bs\": \"4KiB\", \"size\": \"64MiB\", \"iodepth\": 1000";
        Recording recording = run("nvme", "ssd-nvme", job);
        long perSecond = bytesPerS(recording, 64L << 20) / 4096;

        // 700,000 to 800,000 commands a second, less where units are drawn unevenly.
        assertThat(perSecond).isBetween(600_000L, 850_000L);
    }

    @Test
    void aStickWritesInSequenceAtItsRateAndCrawlsAtRandom() throws Exception {
        String sequential = "\"rw\": \"write\", \"bs\": \"120KiB\", \"size\": \"60MiB\"";
        long rate = bytesPerS(run("usb_storage", "usb-flash", sequential), 60L << 20);
        String random =
                "\"rw\": \"randwrite\", \"bs\": \"4KiB\", \"size\": \"1GiB\", \"runtime\": \"10s\"";
        Recording crawl = run("usb_storage", "usb-flash", random);
        long perSecond = 1_000_000_000L / meanNs(crawl);

        assertThat(rate).isCloseTo(17_600_000L, TEN);
        assertThat(perSecond).isBetween(3L, 30L);
        assertThat(figures("usb-flash").get("open")).isCloseTo(2L, within(0L));
    }
}
