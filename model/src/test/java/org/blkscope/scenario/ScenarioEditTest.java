package org.blkscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.blkscope.workload.FioJob;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenarioEditTest {
    @Test
    void aKeyOfADeviceIsAddressedByItsName() throws ScenarioException {
        Scenario edited = edit(Texts.SMALL).set("devices.nullb0.hw_queue_depth=4").scenario();

        assertThat(((NullBlkSpec) edited.devices().get(0).driver()).hwQueueDepth()).isEqualTo(4);
    }

    @Test
    void aKeyOfAJobIsAddressedByItsName() throws ScenarioException {
        Scenario edited = edit(Texts.FULL).set("jobs.job2.iodepth=64").scenario();

        assertThat(((FioJob) edited.jobs().get(1).work()).ioDepth()).isEqualTo(64);
    }

    @Test
    void kernelWithADotIsASingleFlag() throws ScenarioException {
        assertThat(edit(Texts.SMALL).set("kernel.plug_order=LIFO").scenario().set())
                .isEqualTo(Map.of("plug_order", "LIFO"));
    }

    @Test
    void attributesOfAQueueAndFiguresOfCostsCanBeSetWhereThereWereNone() throws ScenarioException {
        Scenario edited =
                edit(Texts.SMALL)
                        .set("devices.nullb0.queue.write_cache=write back")
                        .set("costs.syscall=0")
                        .scenario();

        assertThat(edited.devices().get(0).queue().writeBack()).contains(true);
        assertThat(edited.costs()).isEqualTo(new Costs("default", Map.of("syscall", 0L)));
    }

    @Test
    void changesGoToTheProfileAndCancelEachOther() throws ScenarioException {
        Scenario edited =
                edit(Texts.FULL).with("b").with("c").with("c").without("a").without("d").scenario();

        assertThat(edited.with()).containsExactly("c");
        assertThat(edited.without()).containsExactly("d");
    }

    @Test
    void seedKernelAndEndAreReplaced() throws ScenarioException {
        Scenario edited = edit(Texts.SMALL).seed(9).kernel("v5.4").until("3ms").scenario();

        assertThat(edited.seed()).isEqualTo(9);
        assertThat(edited.kernel()).isEqualTo("v5.4");
        assertThat(edited.untilNs()).hasValue(3_000_000);
    }

    @Test
    void withoutEditsTheScenarioStaysTheSame() throws ScenarioException {
        assertThat(edit(Texts.FULL).scenario()).isEqualTo(Texts.read(Texts.FULL));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cpus | x.json: --set cpus: expected KEY=VALUE such as devices.nullb0.hw_queue_depth=4",
                "devices.sda.bs=1 | x.json: --set devices.sda.bs=1: there is nothing below 'sda'; known here: nullb0",
                "devices.nullb0=1 | x.json: --set devices.nullb0=1: expected a key below 'nullb0', such as .name",
                "name.x=1 | x.json: --set name.x=1: there is nothing below 'name'",
                "..=1 | x.json: --set ..=1: expected a path of names",
                "cpus=many | x.json: cpus: expected a whole number from 1 to 1024; found \"many\"",
                "devices.nullb0.bz=1 | x.json: devices.nullb0.bz: unknown key; nearest known key: bs",
            })
    void aBadOverrideIsRefused(String assignment, String message) {
        assertThatThrownBy(() -> edit(Texts.SMALL).set(assignment).scenario())
                .isInstanceOf(ScenarioException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void theListOfDriverParametersIsThatOfTheFormat() throws ScenarioException {
        JsonNode device = ScenarioWriter.tree(Texts.read(Texts.SMALL)).get("devices").get(0);
        List<String> keys = new ArrayList<>();
        device.fieldNames().forEachRemaining(keys::add);
        keys.removeAll(List.of("name", "type", "scheduler"));
        keys.add(keys.indexOf("gb") + 1, "size");
        keys.addAll(List.of("zoned", "zone_size", "zone_nr_conv"));

        assertThat(NullBlkSpec.PARAMETERS).isEqualTo(keys);
    }

    private static ScenarioEdit edit(String text) throws ScenarioException {
        return new ScenarioEdit("x.json", Texts.read(text));
    }
}
