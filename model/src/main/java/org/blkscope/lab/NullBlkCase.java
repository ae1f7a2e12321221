package org.blkscope.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.blkscope.capture.meta.CaseDevice;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.scenario.NullBlkSpec;

/** Cases with null_blk: all is in its parameters. */
final class NullBlkCase implements CaseDriver {
    /** Parameters of the driver as a whole, and of its faults: no keys of a device. */
    private static final Set<String> SETUP =
            Set.of("queue_mode", "nr_devices", "requeue", "timeout");

    private final KernelCase source;

    NullBlkCase(KernelCase source) {
        this.source = source;
    }

    @Override
    public void check(Consumer<String> notModelled) {
        if (!source.parameters().getOrDefault("queue_mode", "2").equals("2")) {
            notModelled.accept("null_blk queue_mode other than 2 not modelled yet");
        }
        source.parameters().keySet().stream()
                .filter(key -> !SETUP.contains(key) && !NullBlkSpec.PARAMETERS.contains(key))
                .forEach(key -> notModelled.accept("null_blk " + key + " not modelled yet"));
    }

    @Override
    public List<String> describe(ObjectNode out, CaseDevice device) {
        out.put("type", NullBlkSpec.TYPE);
        source.parameters()
                .forEach(
                        (key, value) -> {
                            if (!SETUP.contains(key)) {
                                CaseScenarios.put(out, key, value);
                            }
                        });
        return List.of();
    }

    @Override
    public void faults(ArrayNode out) {
        Set<String> parameters = source.parameters().keySet();
        if (!parameters.contains("requeue") && !parameters.contains("timeout")) {
            return;
        }
        for (CaseDevice device : source.devices()) {
            int index = source.devices().indexOf(device);
            CommandFaults.write(
                    out,
                    device,
                    source.commands().stream().filter(c -> c.device() == index).toList());
        }
    }
}
