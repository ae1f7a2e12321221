package org.blkscope.lab.random;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

class ShrinkerTest {
    @Test
    void whatDoesNotMatterIsLeftOutAndNumbersBecomeSmall() throws Exception {
        ObjectNode large =
                (ObjectNode)
                        new ObjectMapper()
                                .readTree(
                                        """
                                        {"a": [5, 40, 7], "b": {"c": 12, "d": "text"}, "e": true}
                                        """);
        ObjectNode small =
                Shrinker.smallest(
                        large, json -> json.path("a").path(0).asInt() >= 3 && json.has("e"));
        assertThat(small).hasToString("{\"a\":[3],\"e\":true}");
    }
}
