package org.blkscope.device.scsi;

import org.blkscope.kernel.DriverLog;
import org.blkscope.kernel.Request;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.recording.Rule;

/** What the mid-layer writes into the recording: why it takes a command or not. */
final class ScsiLog {
    private final DriverLog log;
    private final int budget;
    private final int hostNotReady;
    private final int hostBusy;
    private final int deviceBusy;
    private final int targetBusy;

    ScsiLog(RequestQueue q) {
        log = new DriverLog(q);
        budget = log.site("scsi_dev_queue_ready", Rule.SCSI_BUDGET);
        hostNotReady = log.site("scsi_host_queue_ready", Rule.SCSI_HOST);
        hostBusy = log.site("scsi_dispatch_cmd", Rule.SCSI_HOST_BUSY);
        deviceBusy = log.site("scsi_dispatch_cmd", Rule.SCSI_DEVICE_BUSY);
        targetBusy = log.site("scsi_dispatch_cmd", Rule.SCSI_TARGET_BUSY);
    }

    void noBudget(int busy) {
        log.decide(budget, -1, busy);
    }

    void hostNotReady(Request rq, int blocked) {
        log.decide(hostNotReady, rq.life(), blocked);
    }

    void refused(Request rq, HostDriver.Answer answer) {
        int site =
                switch (answer) {
                    case HOST_BUSY, OK -> hostBusy;
                    case DEVICE_BUSY -> deviceBusy;
                    case TARGET_BUSY -> targetBusy;
                };
        log.decide(site, rq.life(), 0);
    }
}
