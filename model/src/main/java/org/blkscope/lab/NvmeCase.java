package org.blkscope.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.capture.meta.CaseDevice;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.scenario.NvmeSpec;

/** Cases with an emulated NVMe drive; how long each command takes is taken from the trace. */
final class NvmeCase implements CaseDriver {
    private static final Pattern ZONE_SIZE = Pattern.compile("zoned\\.zone_size=(\\d+)M");

    private final KernelCase source;

    NvmeCase(KernelCase source) {
        this.source = source;
    }

    @Override
    public void check(Consumer<String> notModelled) {}

    @Override
    public List<String> describe(ObjectNode out, CaseDevice device) {
        out.put("type", NvmeSpec.TYPE);
        out.put("queues", device.hctxCpus().size());
        out.put("queue_size", device.nrTags());
        out.put("dev_size_mb", 256);
        Matcher zones = ZONE_SIZE.matcher(source.driver());
        if (zones.find()) {
            out.put("zoned", true);
            out.put("zone_size", Integer.parseInt(zones.group(1)));
        }
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
