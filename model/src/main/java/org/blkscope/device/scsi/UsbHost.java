package org.blkscope.device.scsi;

import org.blkscope.engine.Context;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Engine;
import org.blkscope.engine.Frame;
import org.blkscope.engine.Task;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.Request;
import org.blkscope.recording.ContextKind;
import org.jspecify.annotations.Nullable;

/**
 * usb-storage, bulk only (blk-mq drivers, section 4): one command at a time. A thread of the driver
 * carries it through its three transfers and ends it, so completions come from a task.
 */
public final class UsbHost implements HostDriver {
    private final Task thread;
    private @Nullable Request current;
    private @Nullable ScsiDevice disk;
    private boolean transferred;

    public UsbHost(Engine engine, CostTable costs) {
        thread =
                new Task(
                        engine,
                        "usb-storage-150",
                        ContextKind.TASK,
                        0,
                        Task.NORMAL,
                        costs.taskWakeup());
        thread.setDaemon();
        thread.call(new ControlThread());
    }

    @Override
    public String name() {
        return "usb-storage";
    }

    @Override
    public void initRequest(Request rq, ScsiDevice device) {
        rq.setDriverTimer(new Transferred());
        disk = device;
    }

    /** {@code queuecommand()}: busy while a command is under way. */
    @Override
    public Answer queueCommand(Context ctx, ScsiDevice device, Request rq, boolean last) {
        if (current != null) {
            return Answer.HOST_BUSY;
        }
        current = rq;
        int number = device.clock().next();
        Timer timer = rq.driverTimer();
        if (timer != null) {
            device.clock().begin(ctx, rq, timer, 0, number);
        }
        return Answer.OK;
    }

    /** {@code usb_stor_control_thread()}. */
    private final class ControlThread extends Frame {
        @Override
        protected Next step(Context ctx) {
            Request rq = current;
            ScsiDevice device = disk;
            if (!transferred || rq == null || device == null) {
                return Next.SLEEP;
            }
            transferred = false;
            current = null;
            device.done(ctx, rq, ScsiResult.GOOD);
            return Next.AGAIN;
        }
    }

    private final class Transferred extends Timer {
        @Override
        protected void expire(Context ctx) {
            transferred = true;
            thread.wake();
        }
    }
}
