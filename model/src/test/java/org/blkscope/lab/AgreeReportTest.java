package org.blkscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.blkscope.capture.meta.BlockEvent;
import org.blkscope.capture.meta.CaseReader;
import org.blkscope.capture.meta.KernelCase;
import org.junit.jupiter.api.Test;

class AgreeReportTest {
    private static final Path CASES = Path.of("..", "samples", "kernel-cases");

    @Test
    void aModelThatDoesWhatTheKernelDidAgreesExactly() throws Exception {
        for (String name : List.of("q1d64-syncread", "q1d64-aioseq40", "c4q2d16-percpu")) {
            KernelCase source = read(name);

            CaseAgreement result = agree(source, source.runs().get(0));

            assertThat(result.percent()).isEqualTo(100.0);
            assertThat(result.agreement().flatMap(Agreement::first)).isEmpty();
            assertThat(result.runsCompared()).isEqualTo(1);
            assertThat(result.bestRun()).isEqualTo(1);
        }
    }

    @Test
    void anUnstableCaseIsComparedWithItsBestRun() throws Exception {
        KernelCase stable = read("q1d64-syncread");
        List<BlockEvent> events = stable.runs().get(0);
        List<BlockEvent> shorter = events.subList(0, events.size() - 2);
        KernelCase unstable = unstable(stable, List.of(shorter, events, shorter));

        CaseAgreement result = agree(unstable, events);

        assertThat(result.percent()).isEqualTo(100.0);
        assertThat(result.runsCompared()).isEqualTo(3);
        assertThat(result.bestRun()).isEqualTo(2);
        assertThat(result.events()).isEqualTo(shorter.size());
    }

    @Test
    void theTextIsWhatPeopleRead() throws Exception {
        assertThat(report().text())
                .isEqualTo(
                        """
                        case                                            stable events agreement
                        ----------------------------------------------- ------ ------ ---------
                        k6.12-nullblk-none-q1d64-aiorand2               yes        16    100.00
                          but context 75.00 %
                        k6.12-nullblk-none-q1d64-syncread               yes        24     91.66
                          first difference at event 4
                            kernel: block_unplug 1
                            model:  block_rq_issue nullb0 RS 4096 100 + 8
                          but context 75.00 %
                        k6.1-nvme-none-c4q4-batch                       yes        82  not mod.

                        Not modelled, counted as 0:
                          k6.1-nvme-none-c4q4-batch
                            device type 'QEMU floppy, a device that nobody has modelled and
                            perhaps nobody will' not modelled yet

                        Cases: 3, modelled: 2
                        Stable cases: 3, exact: 1
                        Unstable cases: 0, same multiset: 0
                        Agreement over all events: 31.14 %
                        On the same CPU: 32.78 %, in the same context: 24.59 %
                        """);
    }

    @Test
    void noLineOfTheTextIsWiderThan72Columns() throws Exception {
        assertThat(report().text().lines()).allMatch(line -> line.length() <= 72);
    }

    @Test
    void theJsonHasTheKeysOfTheContract() throws Exception {
        JsonNode json = new ObjectMapper().readTree(report().json());

        assertThat(json.get("stable_cases").intValue()).isEqualTo(3);
        assertThat(json.get("stable_exact").intValue()).isEqualTo(1);
        assertThat(json.get("agreement_pct").doubleValue()).isEqualTo(100.0 * 38 / 122);
        assertThat(keys(json.get("cases").get(0)))
                .containsExactly(
                        "id",
                        "stable",
                        "modelled",
                        "not_modelled",
                        "inputs",
                        "events",
                        "agreement_pct",
                        "cpu_pct",
                        "context_pct",
                        "driver_tag_pct",
                        "path_pct",
                        "dump_pct",
                        "first_difference",
                        "runs_compared",
                        "best_run",
                        "multiset_equal");
        assertThat(json.get("cases").get(0).get("first_difference").isNull()).isTrue();
        JsonNode wrong = json.get("cases").get(1);
        assertThat(wrong.get("agreement_pct").doubleValue()).isEqualTo(100.0 * 22 / 24);
        assertThat(wrong.get("multiset_equal").booleanValue()).isTrue();
        assertThat(wrong.get("first_difference").toString())
                .isEqualTo(
                        "{\"index\":4,\"expected\":\"block_unplug 1\","
                                + "\"actual\":\"block_rq_issue nullb0 RS 4096 100 + 8\"}");
        JsonNode left = json.get("cases").get(2);
        assertThat(left.get("modelled").booleanValue()).isFalse();
        assertThat(left.get("agreement_pct").doubleValue()).isZero();
        assertThat(left.get("best_run").isNull()).isTrue();
        assertThat(left.get("not_modelled").get(0).textValue())
                .startsWith("device type 'QEMU floppy");
    }

    @Test
    void aNameThatIsTooLongHasALineOfItsOwn() {
        String name = "k5.4-built-seed000-head-leftovertail-ahci-mqdl-c1j64w8";
        CaseAgreement left =
                new CaseAgreement(
                        name,
                        Optional.empty(),
                        List.of("x"),
                        List.of(),
                        7,
                        Optional.empty(),
                        CaseAgreement.Detail.NONE,
                        0,
                        0);

        assertThat(new AgreeReport(List.of(left)).text())
                .contains("\n" + name + "\n" + " ".repeat(48) + "1 run       7  not mod.\n");
    }

    @Test
    void withoutCasesNothingAgrees() {
        assertThat(new AgreeReport(List.of()).percent()).isZero();
    }

    /** One exact case, one in which two events change places, one that is not modelled. */
    private static AgreeReport report() throws Exception {
        KernelCase exact = read("q1d64-aiorand2");
        KernelCase wrong = read("q1d64-syncread");
        List<BlockEvent> swapped = new ArrayList<>(wrong.runs().get(0));
        swapped.add(5, swapped.remove(4));
        KernelCase left =
                onFloppy(
                        CaseReader.read(
                                Path.of(
                                        "..",
                                        "samples",
                                        "kernel-cases",
                                        "k6.1-nvme-none-c4q4-batch")));
        return new AgreeReport(
                List.of(
                        agree(exact, exact.runs().get(0)),
                        agree(wrong, swapped),
                        agree(left, left.runs().get(0))));
    }

    private static CaseAgreement agree(KernelCase source, List<BlockEvent> answer)
            throws Exception {
        return new Agree(scenario -> Replay.of(source, answer)).of(source);
    }

    private static List<String> keys(JsonNode object) {
        List<String> keys = new ArrayList<>();
        object.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    private static KernelCase read(String name) throws Exception {
        return CaseReader.read(CASES.resolve("k6.12-nullblk-none-" + name));
    }

    /** The same case with a device that is not modelled. */
    private static KernelCase onFloppy(KernelCase c) {
        return new KernelCase(
                c.id(),
                c.intent(),
                c.kernel(),
                c.profile(),
                c.changes(),
                c.stable(),
                c.cpus(),
                "QEMU floppy, a device that nobody has modelled and perhaps nobody will",
                c.setup(),
                c.queueSettings(),
                c.devices(),
                c.script(),
                c.command(),
                c.ops(),
                c.firstEventNs(),
                c.commands(),
                c.runs());
    }

    private static KernelCase unstable(KernelCase c, List<List<BlockEvent>> runs) {
        return new KernelCase(
                c.id(),
                c.intent(),
                c.kernel(),
                c.profile(),
                c.changes(),
                Optional.of(false),
                c.cpus(),
                c.driver(),
                c.setup(),
                c.queueSettings(),
                c.devices(),
                c.script(),
                c.command(),
                c.ops(),
                c.firstEventNs(),
                c.commands(),
                runs);
    }
}
