package org.blkscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rule;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.ScenarioReader;
import org.junit.jupiter.api.Test;

/** kyber lets only as many writes into the device as there are tokens, and changes that number. */
class KyberTokensTest {
    private static Recording run(long completionNs) throws Exception {
        String text =
                """
                {"format": 1, "name": "tokens", "kernel": "v6.12.y", "cpus": 1,
                 "devices": [{"name": "nullb0", "type": "null_blk", "hw_queue_depth": 512,
                              "irqmode": 2, "completion_nsec": %d, "scheduler": "kyber"}],
                 "jobs": [{"name": "fio", "device": "nullb0", "rw": "randwrite", "bs": "4KiB",
                           "ioengine": "libaio", "iodepth": 200, "size": "8MiB"}]}
                """
                        .formatted(completionNs);
        return new Machine(ScenarioReader.parse("tokens", text)).run();
    }

    private static Set<Rule> rules(Recording recording) {
        Set<Rule> seen = EnumSet.noneOf(Rule.class);
        EventLog log = recording.events();
        for (int event = 0; event < log.published(); event++) {
            if (log.kind(event) == EventKind.DECISION) {
                recording.sites().site(log.site(event)).ruleIfAny().ifPresent(seen::add);
            }
        }
        return seen;
    }

    private static int mostInDevice(Recording recording) {
        EventLog log = recording.events();
        int now = 0;
        int most = 0;
        for (int event = 0; event < log.published(); event++) {
            now += log.kind(event) == EventKind.ISSUE ? 1 : 0;
            now -= log.kind(event) == EventKind.COMPLETE ? 1 : 0;
            most = Math.max(most, now);
        }
        return most;
    }

    @Test
    void noMoreWritesThanTokensAreInTheDevice() throws Exception {
        Recording recording = run(2_000_000);

        assertThat(mostInDevice(recording)).isEqualTo(128);
        assertThat(rules(recording))
                .contains(Rule.KYB_CUR, Rule.KYB_NEXT, Rule.KYB_THROTTLED, Rule.KYB_WAKE)
                .doesNotContain(Rule.KYB_ADJUST);
    }

    @Test
    void writesThatMissTheirTargetGetNoMoreThanTheMostTokens() throws Exception {
        Recording recording = run(40_000_000);

        assertThat(rules(recording)).contains(Rule.KYB_ADJUST);
        assertThat(mostInDevice(recording)).isEqualTo(128);
        assertThat(
                        recording.topology().gauges().stream()
                                .filter(gauge -> gauge.kind() == GaugeKind.OTHER)
                                .map(gauge -> gauge.path()))
                .contains("nullb0/sched/write_tokens");
    }
}
