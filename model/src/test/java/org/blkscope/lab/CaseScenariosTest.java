package org.blkscope.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.blkscope.capture.meta.CaseException;
import org.blkscope.capture.meta.CaseOp;
import org.blkscope.capture.meta.CaseReader;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.scenario.Costs;
import org.blkscope.scenario.JobSpec;
import org.blkscope.scenario.NullBlkSpec;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.TagStart;
import org.blkscope.workload.Script;
import org.blkscope.workload.ScriptText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CaseScenariosTest {
    private static final Path CASES = Path.of("..", "samples", "kernel-cases");

    @Test
    void aCaseBecomesAScenario() throws Exception {
        CaseScenario built = CaseScenarios.of(read("q1d64-aiorand4"));

        assertThat(built.modelled()).isTrue();
        Scenario scenario = built.scenario().orElseThrow();
        assertThat(scenario.kernel()).isEqualTo("v6.12.y");
        assertThat(scenario.costs()).isEqualTo(Costs.of("qemu-tcg"));
        assertThat(scenario.startNs()).isEqualTo(42_130_893_522L);
        assertThat(scenario.devices()).hasSize(1);
        NullBlkSpec disk = (NullBlkSpec) scenario.devices().get(0).driver();
        assertThat(disk.hwQueueDepth()).isEqualTo(64);
        assertThat(disk.completionNs()).isEqualTo(2_000_000);
        assertThat(scenario.devices().get(0).queue().maxSectorsKb()).hasValue(127);
        assertThat(scenario.devices().get(0).tagStart())
                .containsExactly(new TagStart(List.of(18), 3));
        JobSpec job = scenario.jobs().get(0);
        assertThat(job.name()).isEqualTo("workload");
        assertThat(job.firstSubmitNs()).containsExactly(42_130_893_522L);
        assertThat(ScriptText.lines((Script) job.work()))
                .startsWith("cpu 0", "open 0 /dev/nullb0 d", "aio R 0 0 8")
                .endsWith("asub", "await");
    }

    @Test
    void whatWasTakenIsListed() throws Exception {
        assertThat(CaseScenarios.of(read("q1d64-aiorand4")).inputs())
                .containsExactly(
                        "meta.json: profile, changes, cpus",
                        "meta.json: driver parameters and queue attributes of nullb0",
                        "idle-before dump: alloc_hint and cleared of the tag maps of nullb0",
                        "meta.json: workload_script",
                        "meta.json: t_submit_ns of the first operation of each process (also start)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c4q2d16-percpu",
                "c4q4d16-percpu",
                "q1d4-inflight",
                "q1d64-aiorand16",
                "q1d64-aiorand2",
                "q1d64-aiorand4",
                "q1d64-aiorand40",
                "q1d64-aioseq40",
                "q1d64-blocking-aiorand4",
                "q1d64-irqmode0-aiorand4",
                "q1d64-irqmode1-aiorand4",
                "q1d64-syncread",
                "q1d64-uring16",
                "c2q1d4-stall-ctxlist",
                "c4q1d64-softirq-rqaff2",
                "q1d2-nowait",
                "q1d64-discard",
                "q1d64-split1m",
                "q1d64-wcache-fsync"
            })
    void nothingIsHeldAgainstThese(String name) throws Exception {
        assertThat(CaseScenarios.of(read(name)).notModelled()).isEmpty();
    }

    @Test
    void anotherDriverOrAnUnknownParameterIsNotModelled() throws Exception {
        KernelCase source = read("q1d64-syncread");

        assertThat(
                        CaseScenarios.of(with(source, "QEMU floppy", source.script(), source.ops()))
                                .notModelled())
                .containsExactly("device type 'QEMU floppy' not modelled yet");
        assertThat(
                        CaseScenarios.of(
                                        with(
                                                source,
                                                "null_blk queue_mode=1 virt_boundary=1",
                                                source.script(),
                                                source.ops()))
                                .notModelled())
                .containsExactly(
                        "null_blk queue_mode other than 2 not modelled yet",
                        "null_blk virt_boundary not modelled yet");
    }

    @Test
    void aLoadThatIsNoScriptIsNotModelled() throws Exception {
        KernelCase source = read("q1d64-syncread");

        assertThat(
                        CaseScenarios.of(with(source, source.driver(), List.of(), List.of()))
                                .notModelled())
                .containsExactly("the load is not a script: not modelled yet");
    }

    @Test
    void randomSectorsBecomeThoseThatWereUsed() throws Exception {
        KernelCase source = read("q1d64-syncread");
        List<String> script =
                List.of(
                        "open 0 /dev/nullb0 d",
                        "loop 2",
                        "read 0 r1000 8",
                        "write 0 4+i8 8",
                        "end");
        List<CaseOp> ops = List.of(op(2, 16), op(0, 504), op(3, 12), op(1, 4));

        CaseScenario built = CaseScenarios.of(with(source, source.driver(), script, ops));

        assertThat(ScriptText.lines((Script) built.scenario().orElseThrow().jobs().get(0).work()))
                .containsExactly(
                        "open 0 /dev/nullb0 d",
                        "read 0 504 8",
                        "write 0 4 8",
                        "read 0 16 8",
                        "write 0 12 8");
        assertThat(built.inputs())
                .contains("meta.json: workload_script, with the sectors of ops for random ones");
    }

    @Test
    void operationsThatDoNotFitTheScriptAreAnError() throws Exception {
        KernelCase source = read("q1d64-syncread");
        List<String> script = List.of("open 0 /dev/nullb0 d", "read 0 r1000 8");

        assertThatThrownBy(() -> CaseScenarios.of(with(source, source.driver(), script, List.of())))
                .isInstanceOf(CaseException.class)
                .hasMessage(
                        source.id()
                                + ": ops: expected an operation for each of the script; there are fewer");
    }

    private static KernelCase read(String name) throws Exception {
        return CaseReader.read(CASES.resolve("k6.12-nullblk-none-" + name));
    }

    private static CaseOp op(int sequence, long sector) {
        return new CaseOp(0, sequence, "sync", "read", "/dev/nullb0", sector, 8, 0, 0, 1000);
    }

    private static KernelCase with(
            KernelCase c, String driver, List<String> script, List<CaseOp> ops) {
        return new KernelCase(
                c.id(),
                c.intent(),
                c.kernel(),
                c.profile(),
                c.changes(),
                c.stable(),
                c.cpus(),
                driver,
                c.setup(),
                c.queueSettings(),
                c.devices(),
                script,
                Optional.empty(),
                ops,
                c.firstEventNs(),
                c.commands(),
                c.runs());
    }
}
