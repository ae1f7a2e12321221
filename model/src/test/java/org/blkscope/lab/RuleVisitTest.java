package org.blkscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rule;
import org.blkscope.recording.Why;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.Scenarios;
import org.junit.jupiter.api.Test;

/** Which rules the samples and the captured cases visit, and that every decision names one. */
class RuleVisitTest {
    /** Rules that nothing visits, each with the reason. */
    private static final Map<Rule, String> UNVISITED = unvisited();

    private static final String SILENT = "followed by the code, which records no event for it";
    private static final String RARE = "no sample and no case comes to this branch";

    private static Map<Rule, String> unvisited() {
        Map<Rule, String> all = new EnumMap<>(Rule.class);
        for (Rule rule :
                List.of(
                        Rule.SUB_4,
                        Rule.SUB_5,
                        Rule.MRG_3,
                        Rule.MRG_7,
                        Rule.ALC_4,
                        Rule.PLG_1,
                        Rule.RUN_2_NO,
                        Rule.DIS_1,
                        Rule.DIR_A,
                        Rule.DIR_B,
                        Rule.TAG_3,
                        Rule.SBM_2,
                        Rule.SBM_4,
                        Rule.WRK_1,
                        Rule.WRK_2,
                        Rule.WRK_9,
                        Rule.DRV_NULL)) {
            all.put(rule, SILENT);
        }
        for (Rule rule :
                List.of(
                        Rule.DIS_6,
                        Rule.SUB_E3,
                        Rule.DIR_A_LATER,
                        Rule.BFQ_IDLE,
                        Rule.KYB_THROTTLED,
                        Rule.KYB_WAKE,
                        Rule.FLS_NONE,
                        Rule.DL_AGED,
                        Rule.SCSI_TARGET_BUSY,
                        Rule.SUB_5_WAIT,
                        Rule.FAULT_RESTART)) {
            all.put(rule, RARE);
        }
        all.put(Rule.STP_3, "only the development tree of 4.12 does it: FlagScenariosTest");
        all.put(Rule.STP_1, "virtio-blk stops a queue only when its ring is full");
        all.put(Rule.TAG_5, "seen with shared tags only, while a hardware queue waits for one");
        all.put(Rule.FAIR_5, "a share ends seconds after the last request; all runs end before");
        all.put(Rule.CMP_REMOTE, "the cases with rq_affinity 2 complete on the submitter's CPU");
        return all;
    }

    @Test
    void everyRuleIsVisitedOrListedWithItsReason() throws Exception {
        Set<Rule> unvisited = EnumSet.allOf(Rule.class);
        unvisited.removeIf(rule -> rule.group().equals("INV"));
        for (Scenario scenario : all()) {
            unvisited.removeAll(visited(new Machine(scenario).run()));
        }
        assertThat(unvisited).isEqualTo(UNVISITED.keySet());
    }

    @Test
    void everyDecisionNamesARuleAndExplainsItselfInOneSentence() throws Exception {
        for (Scenario scenario : all()) {
            Recording recording = new Machine(scenario).run();
            for (int event = 0; event < recording.size(); event++) {
                if (recording.events().kind(event) == EventKind.DECISION) {
                    assertThat(Why.explain(recording, event))
                            .as("%s @%d", scenario.name(), event)
                            .matches("[A-Z0-9][^{}\\[\\]]*\\. \\([^()]+\\)");
                }
            }
        }
    }

    private static List<Scenario> all() throws Exception {
        List<Scenario> all = new ArrayList<>(Scenarios.samples());
        all.addAll(Scenarios.captured());
        return all;
    }

    private static Set<Rule> visited(Recording recording) {
        Set<Rule> visited = EnumSet.noneOf(Rule.class);
        for (int event = 0; event < recording.size(); event++) {
            Rule rule = recording.sites().site(recording.events().site(event)).rule();
            if (rule != null) {
                visited.add(rule);
            }
        }
        return visited;
    }
}
