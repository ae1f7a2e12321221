package org.blkscope.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.Scenarios;
import org.junit.jupiter.api.Test;

/** Every decision can be explained in a plain sentence with the figures that decided it. */
class WhyTest {
    @Test
    void noSentenceIsLeftWithAPlaceHolder() throws Exception {
        Set<String> rules = new TreeSet<>();
        for (Scenario scenario : Scenarios.samples()) {
            explainAll(new Machine(scenario).run(), rules);
        }
        assertThat(rules)
                .contains(
                        "SUB-F", "PLG-5", "PLG-6", "TAG-4", "DIS-5", "RUN-2", "RUN-4", "INS-8",
                        "FLUSH-3", "MRG-8");
    }

    private static void explainAll(Recording recording, Set<String> rules) {
        for (int event = 0; event < recording.size(); event++) {
            String why = Why.explain(recording, event);
            assertThat(why).doesNotContain("{", "[", "]");
            Rule rule = recording.sites().site(recording.events().site(event)).rule();
            if (rule != null) {
                rules.add(rule.id());
                assertThat(why).endsWith(". (" + rule.id() + ")");
            }
            assertThat(recording.events().kind(event) == EventKind.DECISION && rule == null)
                    .isFalse();
        }
    }

    @Test
    void aDecisionNamesItsRequestAndItsFigure() throws Exception {
        Recording recording = new Machine(Scenarios.busy("why", 1, 1, 64, 4)).run();
        int event = 0;
        while (recording.events().kind(event) != EventKind.DECISION) {
            event++;
        }
        assertThat(Why.explain(recording, event))
                .isEqualTo(
                        "A plug is open, so R1 is added to it instead of being issued; 0 requests were waiting there."
                                + " (SUB-F)");
    }
}
