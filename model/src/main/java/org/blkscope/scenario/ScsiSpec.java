package org.blkscope.scenario;

import java.util.List;

/**
 * A disk on a SCSI host. Devices with the same host number share the host and its tags.
 *
 * @param kind the host's driver
 * @param host number of the host
 * @param submitQueues hardware queues of the host
 * @param canQueue commands that each hardware queue takes ({@code can_queue}); with host-wide tags
 *     all together
 * @param hostTags all hardware queues share one tag map
 * @param queueDepth commands that this device takes at once ({@code queue_depth})
 * @param latencyNs how long a command takes
 * @param serviceNs how long the first commands take, in order of their start; -1 where not known
 * @param inOrder commands end in the order in which the disk was given them
 * @param sizeMib size of the disk in MiB
 */
public record ScsiSpec(
        Kind kind,
        int host,
        int submitQueues,
        int canQueue,
        boolean hostTags,
        int queueDepth,
        long latencyNs,
        List<Long> serviceNs,
        boolean inOrder,
        int sizeMib)
        implements DriverSpec {
    /** Host drivers. */
    public enum Kind {
        /** The test host of the kernel. */
        SCSI_DEBUG("scsi_debug"),
        /** A paravirtual host. */
        VIRTIO_SCSI("virtio_scsi"),
        /** A SAS host bus adapter. */
        SAS("sas"),
        /** A RAID host with many logical units and host-wide tags. */
        MEGARAID("megaraid"),
        /** USB mass storage, bulk only: one command at a time. */
        USB_STORAGE("usb_storage"),
        /** USB attached SCSI. */
        UAS("uas"),
        /** A SATA disk behind libata, with queued commands. */
        AHCI("ahci");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word of the key {@code type}. */
        public String word() {
            return word;
        }
    }

    public ScsiSpec {
        serviceNs = List.copyOf(serviceNs);
    }

    @Override
    public String type() {
        return kind.word();
    }

    @Override
    public int tagDepth() {
        return canQueue;
    }

    @Override
    public long sectors() {
        return (long) sizeMib << 11;
    }
}
