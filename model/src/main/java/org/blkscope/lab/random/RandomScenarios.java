package org.blkscope.lab.random;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.blkscope.kernel.profile.KernelProfile;
import org.blkscope.scenario.Scenario;

/** Scenarios drawn from seeds: the same seed gives the same scenario on every machine. */
public final class RandomScenarios {
    private static final int MOST_CPUS = 4;
    private static final int MOST_FAULTS = 3;

    private final Draw draw;
    private final ObjectNode out = JsonNodeFactory.instance.objectNode();

    private RandomScenarios(long seed) {
        draw = new Draw(seed);
        out.put("format", Scenario.FORMAT);
        out.put("name", "random " + seed);
        out.put("kernel", draw.of(kernels()));
        out.put("seed", seed);
    }

    /** All but the development tree that hangs by itself (STP-3). */
    private static String[] kernels() {
        return KernelProfile.names().stream()
                .filter(name -> !name.equals("v4.12-dev"))
                .toArray(String[]::new);
    }

    /** The scenario of a seed, as a scenario file has it. */
    public static ObjectNode of(long seed) {
        return new RandomScenarios(seed).scenario();
    }

    private ObjectNode scenario() {
        int cpus = draw.between(1, MOST_CPUS);
        out.put("cpus", cpus);
        out.put("costs", draw.of("default", "zero", "qemu-tcg"));
        new RandomDevices(draw).draw(out.putArray("devices"));
        new RandomJobs(draw, cpus).draw(out.putArray("jobs"), out.withArray("/devices"));
        if (draw.percent(30)) {
            faults(out.putArray("faults"));
        }
        out.put("until", "300s");
        return out;
    }

    private void faults(ArrayNode faults) {
        int count = draw.between(1, MOST_FAULTS);
        for (int i = 0; i < count; i++) {
            ObjectNode fault = faults.addObject();
            ArrayNode devices = out.withArray("/devices");
            int device = draw.between(0, devices.size() - 1);
            fault.put("device", devices.get(device).get("name").asText());
            boolean scsi = RandomDevices.isScsi(devices.get(device));
            fault.put(
                    "kind",
                    scsi
                            ? draw.of("host_busy", "device_busy", "busy_status", "error")
                            : draw.of("resource", "requeue", "error", "timeout", "lost_restart"));
            fault.put("first", draw.between(1, 40));
            fault.put("times", draw.between(1, 3));
        }
    }
}
