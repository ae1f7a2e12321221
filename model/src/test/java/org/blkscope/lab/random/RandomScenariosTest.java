package org.blkscope.lab.random;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.blkscope.scenario.ScenarioException;
import org.junit.jupiter.api.Test;

/** What must hold for every scenario holds for those drawn by chance. */
class RandomScenariosTest {
    /** How many scenarios are tried; {@code -Dblkscope.random=10000} for a soak. */
    private static final int COUNT = Integer.getInteger("blkscope.random", 2000);

    /** The whole state is checked after each turn in one of so many. */
    private static final int WALKED = 10;

    @Test
    void everyScenarioEndsWithNothingLostAndAllInvariantsKept() throws Exception {
        for (long seed = 1; seed <= COUNT; seed++) {
            ObjectNode scenario = RandomScenarios.of(seed);
            boolean walk = seed % WALKED == 0;
            Optional<String> failure = Trial.failure(scenario, walk);
            assertThat(failure).as(() -> smallest(scenario, walk)).isEmpty();
        }
    }

    private static String smallest(ObjectNode scenario, boolean walk) {
        return Shrinker.smallest(scenario, json -> fails(json, walk)).toPrettyString();
    }

    private static boolean fails(JsonNode json, boolean walk) {
        try {
            return Trial.failure(json, walk).isPresent();
        } catch (ScenarioException e) {
            return false;
        }
    }

    @Test
    void theSameSeedGivesTheSameScenario() {
        assertThat(RandomScenarios.of(7)).isEqualTo(RandomScenarios.of(7));
        assertThat(RandomScenarios.of(7)).isNotEqualTo(RandomScenarios.of(8));
    }
}
