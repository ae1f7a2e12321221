package org.blkscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The verbs that list kernels and changes. */
class ProfilesVerbTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        Cli cli =
                new Cli(
                        new PrintWriter(out, true),
                        new PrintWriter(err, true),
                        List.of(new ProfilesVerb(), new ChangesVerb()));
        return cli.execute(args);
    }

    @Test
    void allKernelsAreListedOldestFirst() {
        assertThat(run("profiles")).isZero();
        assertThat(out.toString())
                .startsWith("v4.11 ")
                .contains("v4.20          v5.0 without queue types\n")
                .contains("deduced from its")
                .endsWith("v7.3           the newest one\n");
    }

    @Test
    void theThreeKernelsOfTheFlushRegressionDifferInTwoFlags() {
        assertThat(run("profiles", "v5.6-rc3", "v5.6-rc4")).isZero();
        assertThat(out.toString())
                .contains("differ in 2 of ")
                .contains("insert_bypass: flush-seq-head-only -> as-asked")
                .contains("leftover_splice: head -> tail");
    }

    @Test
    void theFixMovesOnlyFlushRequests() {
        assertThat(run("profiles", "v5.6-rc4", "v5.6")).isZero();
        assertThat(out.toString())
                .contains("differ in 1 of ")
                .contains("insert_bypass: as-asked -> flush-seq-head");
    }

    @Test
    void aKernelTellsWhereItsFlagsAreKnownFrom() {
        assertThat(run("profiles", "v4.19.y")).isZero();
        assertThat(out.toString())
                .contains("plug_order = FIFO  [seen in traces]")
                .contains("direct_no_budget = dispatch  [read in part]");
    }

    @Test
    void anUnknownKernelIsAnError() {
        assertThat(run("profiles", "v9.9")).isEqualTo(2);
        assertThat(err.toString()).contains("kernel 'v9.9' is not modelled; modelled: v4.11,");
    }

    @Test
    void changesTellWhatTheySet() {
        assertThat(run("changes")).isZero();
        assertThat(out.toString())
                .contains("flush-to-head  [cc3200eac4c5, v5.6]")
                .contains("sets insert_bypass=flush-seq-head");
    }

    @Test
    void jsonHasEachFlagOfAKernel() {
        assertThat(run("profiles", "--json", "v6.1")).isZero();
        assertThat(out.toString().replaceAll("\\s", ""))
                .contains("\"name\":\"v6.1\"")
                .contains("\"plug_order\":{\"value\":\"LIFO\",\"evidence\":\"read\"}");
    }
}
