package org.blkscope.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.blkscope.capture.meta.CaseDevice;
import org.blkscope.capture.meta.KernelCase;

/** What a family of drivers contributes to the scenario of a captured case. */
interface CaseDriver {
    /** How captured cases call an emulated disk that takes the same time for each command. */
    String CONSTANT_TIME = "null-co backend, latency";

    /** Reports what of the driver's set-up is not modelled. */
    void check(Consumer<String> notModelled);

    /**
     * Writes type and parameters of a device.
     *
     * @return what was taken from the case beyond its parameters
     */
    List<String> describe(ObjectNode out, CaseDevice device);

    /** Writes devices that are stacked on those of the case. */
    default void stack(ArrayNode devices) {}

    /** Writes which commands went wrong on purpose. */
    void faults(ArrayNode out);

    /** The family of a case; empty if its driver is not modelled. */
    static Optional<CaseDriver> of(KernelCase source) {
        if (source.driverName().equals("null_blk")) {
            return Optional.of(new NullBlkCase(source));
        }
        String driver = source.driver().toLowerCase(Locale.ROOT);
        if (driver.startsWith("dm-linear on ")) {
            return ScsiCase.of(source).map(below -> new DmLinearCase(source, below));
        }
        if (driver.startsWith("qemu virtio-blk")) {
            return Optional.of(new VirtioBlkCase(source));
        }
        if (driver.startsWith("qemu nvme")) {
            return Optional.of(new NvmeCase(source));
        }
        return ScsiCase.of(source);
    }
}
