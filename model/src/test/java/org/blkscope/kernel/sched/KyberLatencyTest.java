package org.blkscope.kernel.sched;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Percentiles of kyber's latencies, and what follows from them. */
class KyberLatencyTest {
    private static final long SECOND = 250;

    private final KyberLatency latency = new KyberLatency(2_000_000, SECOND);

    private void add(int count, long ns) {
        for (int i = 0; i < count; i++) {
            latency.add(ns, ns);
        }
    }

    @Test
    void noSamplesNoPercentile() {
        assertThat(latency.device90(1)).isEqualTo(-1);
    }

    @Test
    void fewSamplesWaitForASecond() {
        add(10, 400_000);
        assertThat(latency.device90(100)).isEqualTo(-1);
        assertThat(latency.device90(100 + SECOND - 1)).isEqualTo(-1);
        assertThat(latency.device90(100 + SECOND)).isZero();
    }

    @Test
    void fiveHundredSamplesAreEnough() {
        add(449, 400_000);
        add(51, 2_000_001);
        assertThat(latency.device90(1)).isEqualTo(KyberLatency.GOOD_BUCKETS);
    }

    @Test
    void usingASampleUpEmptiesTheBuckets() {
        add(500, 9_000_000);
        assertThat(latency.total99(1)).isEqualTo(KyberLatency.BUCKETS - 1);
        assertThat(latency.total99(1)).isEqualTo(-1);
    }

    @Test
    void bucketsAreAQuarterOfTheTargetWide() {
        add(500, 500_000);
        assertThat(latency.device90(1)).isZero();
        add(500, 500_001);
        assertThat(latency.device90(1)).isEqualTo(1);
    }

    @Test
    void aDomainThatIsWellOffShrinksAndOneThatIsNotGrows() {
        assertThat(KyberLatency.scaled(128, 0)).isEqualTo(32);
        assertThat(KyberLatency.scaled(128, 3)).isEqualTo(128);
        assertThat(KyberLatency.scaled(100, 7)).isEqualTo(200);
    }
}
