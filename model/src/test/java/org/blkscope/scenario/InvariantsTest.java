package org.blkscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.blkscope.engine.StopReason;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The invariants of the block layer hold after every event and every turn. */
class InvariantsTest {
    static Stream<Scenario> scenarios() throws Exception {
        return FoldEqualsMachineTest.scenarios();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void everyInvariantHoldsAfterEveryTurn(Scenario scenario) {
        Machine machine = new Machine(scenario);
        machine.checkEveryTurn();
        machine.run();
        assertThat(machine.stopReason())
                .contains(new StopReason(StopReason.Kind.DONE, "nothing is left to do"));
    }
}
