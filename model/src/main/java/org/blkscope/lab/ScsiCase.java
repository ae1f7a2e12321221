package org.blkscope.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.capture.meta.CaseDevice;
import org.blkscope.capture.meta.DeviceCommand;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.scenario.ScsiSpec;

/**
 * Cases with a SCSI disk. Which commands a test driver refuses, and how long emulated hardware
 * takes for each command, is taken from the trace.
 */
final class ScsiCase implements CaseDriver {
    private static final Pattern DEPTH = Pattern.compile("echo (\\d+) > \\S+/queue_depth");

    private final KernelCase source;
    private final ScsiSpec.Kind kind;

    private ScsiCase(KernelCase source, ScsiSpec.Kind kind) {
        this.source = source;
        this.kind = kind;
    }

    static Optional<CaseDriver> of(KernelCase source) {
        String driver = source.driver().toLowerCase(Locale.ROOT);
        if (source.driverName().equals("scsi_debug")) {
            return Optional.of(new ScsiCase(source, ScsiSpec.Kind.SCSI_DEBUG));
        }
        if (driver.contains("qemu") && driver.contains("ahci")) {
            return Optional.of(new ScsiCase(source, ScsiSpec.Kind.AHCI));
        }
        if (driver.startsWith("qemu") && driver.contains("virtio-scsi")) {
            return Optional.of(new ScsiCase(source, ScsiSpec.Kind.VIRTIO_SCSI));
        }
        if (driver.startsWith("qemu megasas")) {
            return Optional.of(new ScsiCase(source, ScsiSpec.Kind.MEGARAID));
        }
        if (driver.contains("usb-storage")) {
            return Optional.of(new ScsiCase(source, ScsiSpec.Kind.USB_STORAGE));
        }
        return Optional.empty();
    }

    @Override
    public void check(Consumer<String> notModelled) {}

    @Override
    public List<String> describe(ObjectNode out, CaseDevice device) {
        out.put("type", kind.word());
        boolean hostWide = source.parameters().containsKey("host_max_queue");
        out.put("submit_queues", device.hctxCpus().size());
        out.put(hostWide ? "host_max_queue" : "max_queue", device.nrTags());
        OptionalInt depth = depth();
        out.put("queue_depth", depth.orElse(device.nrTags()));
        if (kind == ScsiSpec.Kind.SCSI_DEBUG) {
            String ndelay = source.parameters().getOrDefault("ndelay", "1000000");
            CaseScenarios.put(out, "ndelay", ndelay);
            return List.of("meta.json and trace: parameters, and which commands were refused");
        }
        out.put("in_order", source.driver().contains(CaseDriver.CONSTANT_TIME));
        ArrayNode times = out.putArray("service");
        own(device).forEach(command -> times.add(command.serviceNs()));
        return List.of("trace: how long each command took in " + device.name());
    }

    private OptionalInt depth() {
        Matcher depth = DEPTH.matcher(source.setup());
        return depth.find()
                ? OptionalInt.of(Integer.parseInt(depth.group(1)))
                : OptionalInt.empty();
    }

    @Override
    public void faults(ArrayNode out) {
        for (CaseDevice device : source.devices()) {
            CommandFaults.write(out, device, own(device));
        }
    }

    /** Commands of a device: devices and addresses are in the same order. */
    private List<DeviceCommand> own(CaseDevice device) {
        int index = source.devices().indexOf(device);
        boolean one = source.devices().size() == 1;
        return source.commands().stream().filter(c -> one || c.device() == index).toList();
    }
}
