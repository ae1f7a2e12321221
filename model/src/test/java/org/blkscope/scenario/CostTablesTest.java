package org.blkscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.blkscope.engine.CostTable;
import org.junit.jupiter.api.Test;

class CostTablesTest {
    @Test
    void figuresAreInTheOrderOfTheTable() {
        assertThat(CostTables.table(Costs.of("default")))
                .isEqualTo(
                        new CostTable(
                                "default", 500, 520, 45, 35, 60, 100, 90, 120, 180, 250, 200, 800,
                                300, 4000, 8000, 1500, 1500, 1_000_000));
    }

    @Test
    void zeroCostsNothing() {
        assertThat(CostTables.table(Costs.of("zero")))
                .isEqualTo(
                        new CostTable(
                                "zero", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    }

    @Test
    void everyFigureHasItsSource() {
        for (String table : CostTables.NAMES) {
            assertThat(CostTables.figures(table))
                    .hasSize(18)
                    .allSatisfy(figure -> assertThat(figure.source()).isNotBlank());
        }
        assertThat(CostTables.figures("qemu-tcg"))
                .allMatch(
                        figure -> figure.source().startsWith("measured from the captured traces"));
    }

    @Test
    void singleFiguresCanDiffer() {
        CostTable table = CostTables.table(new Costs("zero", Map.of("ipi", 7L)));

        assertThat(table.ipi()).isEqualTo(7);
        assertThat(table.syscall()).isZero();
        assertThat(table.name()).isEqualTo("zero, changed");
    }

    @Test
    void unknownNamesAreRefused() {
        assertThatThrownBy(() -> CostTables.table(Costs.of("free")))
                .hasMessage("there is no cost table 'free'; tables: [default, zero, qemu-tcg]");
        assertThatThrownBy(() -> CostTables.table(new Costs("zero", Map.of("x", 1L))))
                .hasMessageStartingWith("there is no cost named 'x'");
    }
}
