package org.blkscope.kernel;

import java.util.ArrayDeque;
import org.blkscope.engine.Engine;
import org.blkscope.engine.Task;
import org.blkscope.recording.ContextKind;
import org.jspecify.annotations.Nullable;

/**
 * A task that may submit bios: it has a plug and a list of bios that wait for the one it submits.
 */
public class KernelTask extends Task {
    /** Priority classes, as the kernel numbers them. */
    public static final int CLASS_RT = 1;

    public static final int CLASS_BE = 2;
    public static final int CLASS_IDLE = 3;

    private static final int DEFAULT_LEVEL = 4;

    /** {@code current->plug}. */
    @Nullable Plug plug;

    /** {@code current->bio_list}: parts of a split wait here (SUB-3). */
    final ArrayDeque<Bio> bioList = new ArrayDeque<>();

    private final Submitter submitter;
    private int explicitPriority;

    /**
     * @param name with its process number
     * @param submitter who its bios are named after
     */
    public KernelTask(
            Engine engine,
            String name,
            Submitter submitter,
            ContextKind kind,
            int cpu,
            int rank,
            long switchCostNs) {
        super(engine, name, kind, cpu, rank, switchCostNs);
        this.submitter = submitter;
    }

    /** Who its bios are named after. */
    public Submitter submitter() {
        return submitter;
    }

    /** Priority that its bios get: class in the upper bits, level in the lower three (WRK-8). */
    public int ioPriority() {
        if (explicitPriority != 0) {
            return explicitPriority;
        }
        return (isRealTime() ? CLASS_RT : CLASS_BE) << 3 | DEFAULT_LEVEL;
    }

    /** {@code ioprio_set()}. */
    public void setIoPriority(int ioClass, int level) {
        explicitPriority = ioClass << 3 | level;
    }

    /** {@code blk_start_plug()}: only the outermost one counts. */
    public boolean startPlug(int ios) {
        if (plug != null) {
            return false;
        }
        plug = new Plug(Math.min(ios, Plug.MAX_BATCH));
        return true;
    }

    /** The open plug, if there is one. */
    public @Nullable Plug plug() {
        return plug;
    }

    /** Closes the plug; it has been flushed. */
    public void endPlug() {
        plug = null;
    }
}
