package org.blkscope.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Consumer;
import org.blkscope.capture.meta.CaseDevice;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.scenario.VirtioBlkSpec;

/** Cases with an emulated virtio-blk disk; how long each command takes is taken from the trace. */
final class VirtioBlkCase implements CaseDriver {
    private final KernelCase source;

    VirtioBlkCase(KernelCase source) {
        this.source = source;
    }

    @Override
    public void check(Consumer<String> notModelled) {}

    @Override
    public List<String> describe(ObjectNode out, CaseDevice device) {
        out.put("type", VirtioBlkSpec.TYPE);
        out.put("num_queues", device.hctxCpus().size());
        out.put("queue_size", device.nrTags());
        int index = source.devices().indexOf(device);
        out.put("in_order", source.driver().contains(CaseDriver.CONSTANT_TIME));
        ArrayNode times = out.putArray("service");
        source.commands().stream()
                .filter(command -> command.device() == index)
                .forEach(command -> times.add(command.serviceNs()));
        return List.of("trace: how long each command took in " + device.name());
    }

    @Override
    public void faults(ArrayNode out) {}
}
