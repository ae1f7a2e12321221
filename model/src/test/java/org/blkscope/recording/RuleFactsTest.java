package org.blkscope.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The table of what is known of each rule. */
class RuleFactsTest {
    @Test
    void everyRuleHasARow() {
        assertThat(Arrays.stream(Rule.values()).filter(rule -> RuleFacts.find(rule).isEmpty()))
                .isEmpty();
    }

    @Test
    void everyRowIsOfARule() {
        Set<String> known = new TreeSet<>();
        for (Rule rule : Rule.values()) {
            known.addAll(List.of(rule.name(), rule.id(), rule.group()));
        }
        assertThat(RuleFacts.keys().stream().filter(key -> !known.contains(key))).isEmpty();
    }

    @Test
    void theMostExactRowWins() {
        assertThat(Rule.FLS_BYPASS.versions()).isEqualTo("until 6.4");
        assertThat(Rule.FLS_KICK.versions()).isEqualTo("4.11 on");
        assertThat(Rule.DSP_9.evidence())
                .containsExactly(Evidence.READ, Evidence.SEEN, Evidence.PATCH);
        assertThat(Rule.DIS_1.evidence()).containsExactly(Evidence.READ);
    }
}
