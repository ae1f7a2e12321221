package org.blkscope.report;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;

/**
 * A request as a line of debugfs. The pointer is the number of its life: an identity within one
 * recording, as the kernel's hashed pointers are within one boot.
 */
final class DebugfsRequest {
    private record Name(int flag, String text) {}

    /** In the order of the kernel's bits. */
    private static final List<Name> FLAGS =
            List.of(
                    new Name(OpFlags.SYNC, "SYNC"),
                    new Name(OpFlags.META, "META"),
                    new Name(OpFlags.NOMERGE, "NOMERGE"),
                    new Name(OpFlags.IDLE, "IDLE"),
                    new Name(OpFlags.FUA, "FUA"),
                    new Name(OpFlags.PREFLUSH, "PREFLUSH"),
                    new Name(OpFlags.NOWAIT, "NOWAIT"),
                    new Name(OpFlags.POLLED, "POLLED"));

    private final Recording recording;
    private final Snapshot state;

    DebugfsRequest(Recording recording, Snapshot state) {
        this.recording = recording;
        this.state = state;
    }

    String line(int life) {
        return "%016x {.op=%s, .cmd_flags=%s, .rq_flags=?, .state=%s, .tag=%s, .internal_tag=%d}\n"
                .formatted(
                        life + 1,
                        op(recording.lives().op(life)),
                        flags(life),
                        state(life),
                        tag(life),
                        state.schedTag(life));
    }

    private static String op(Op op) {
        return op == Op.OTHER ? "?" : op.name();
    }

    /** The flush machinery and read-ahead change flags on the way; then they are not known. */
    private String flags(int life) {
        Lives lives = recording.lives();
        int flags = lives.flags(life);
        if (OpFlags.isFlush(flags)
                || (flags & OpFlags.RAHEAD) != 0
                || lives.kind(life) == LifeKind.FLUSH) {
            return "?";
        }
        List<String> names = new ArrayList<>();
        for (Name name : FLAGS) {
            if ((flags & name.flag()) != 0) {
                names.add(name.text());
            }
        }
        return String.join("|", names);
    }

    private String state(int life) {
        PlaceKind kind = recording.topology().place(state.placeOf(life)).kind();
        return switch (kind) {
            case DEVICE -> "in_flight";
            case COMPLETING -> "complete";
            case FLUSH_PENDING, FLUSH_RUNNING, SOMEWHERE -> "?";
            default -> "idle";
        };
    }

    /** A flush command may have borrowed its tag, which a recording does not tell. */
    private String tag(int life) {
        int tag = state.driverTag(life);
        boolean borrows = tag < 0 && recording.lives().kind(life) == LifeKind.FLUSH;
        return borrows ? "?" : Integer.toString(tag);
    }
}
