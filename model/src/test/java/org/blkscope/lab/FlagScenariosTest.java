package org.blkscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import org.blkscope.kernel.profile.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** For each flag a small scenario in which it shows: two of its values make two runs. */
class FlagScenariosTest {
    /** Flags that no scenario shows, each with the reason. */
    private static final Map<Flag, String> UNSEEN = unseen();

    private static Map<Flag, String> unseen() {
        Map<Flag, String> all = new EnumMap<>(Flag.class);
        all.put(Flag.DISPATCH_ERROR_STATUS, "all modelled drivers fail with the same error");
        all.put(
                Flag.INSERT_WHEN_STOPPED_RUNS,
                "the run does nothing while the queue is stopped or quiesced; it closes a race");
        all.put(
                Flag.TIMEOUT_TWO_PASS,
                "the wait between the passes has no length here; nothing runs in between");
        return all;
    }

    static Stream<Flag> flags() {
        return Stream.of(Flag.values()).filter(flag -> !UNSEEN.containsKey(flag));
    }

    @ParameterizedTest
    @MethodSource("flags")
    void aFlagShows(Flag flag) throws Exception {
        JsonNode file = read(flag);
        String one = file.get("one").textValue();
        String other = file.get("other").textValue();

        assertThat(FlagScenarios.differ(file.get("scenario"), flag, one, other)).isTrue();
        assertThat(FlagScenarios.differ(file.get("scenario"), flag, one, one)).isFalse();
    }

    private static JsonNode read(Flag flag) throws Exception {
        String name = "flags/" + flag.id() + ".json";
        try (InputStream in = FlagScenariosTest.class.getResourceAsStream(name)) {
            assertThat(in).as(name).isNotNull();
            return new ObjectMapper().readTree(in);
        }
    }

    @Test
    void whatNoScenarioShowsIsListedWithItsReason() {
        assertThat(UNSEEN.values()).allSatisfy(reason -> assertThat(reason).isNotBlank());
    }
}
