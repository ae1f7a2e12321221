package org.blkscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulesVerbTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void rulesListsTheBranchesOfOneRule() {
        assertThat(rules("dsp-12")).isZero();

        assertThat(out.toString())
                .isEqualTo(
                        """
                        DSP-12    Requests are left over: the queue will be run again.
                                  [4.11 on; read, seen in traces]
                        DSP-12    Requests are left over for a reason that may outlast those in
                                  flight: the queue is run again after 3 ms.
                                  [4.19 on; read, seen in traces]
                        """);
    }

    @Test
    void rulesListsAllAsOneJsonObject() throws IOException {
        assertThat(rules("--json")).isZero();

        JsonNode first = new ObjectMapper().readTree(out.toString()).path("rules").get(0);
        assertThat(first.path("id").asText()).isEqualTo("SUB-1");
        assertThat(first.path("group").asText()).isEqualTo("SUB");
        assertThat(first.path("evidence").get(0).asText()).isEqualTo("read");
    }

    @Test
    void anUnknownRuleIsWrongUse() {
        assertThat(rules("XYZ-1")).isEqualTo(ExitCode.WRONG_USE);
        assertThat(err.toString()).contains("'XYZ-1'", "blkscope rules lists them");
    }

    private int rules(String... args) {
        Cli cli = new Cli(new PrintWriter(out), new PrintWriter(err), List.of(new RulesVerb()));
        String[] all = new String[args.length + 1];
        all[0] = "rules";
        System.arraycopy(args, 0, all, 1, args.length);
        return cli.execute(all);
    }
}
