package org.blkscope.view.pipeline;

import org.blkscope.draw.Role;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Op;

/** Colour roles of the kinds of requests. */
enum Kinds {
    READ("read", Role.READ, Role.READ_FILL),
    WRITE("write", Role.WRITE, Role.WRITE_FILL),
    FLUSH("flush", Role.FLUSH, Role.FLUSH_FILL),
    ZONE_APPEND("zone append", Role.ZONE_APPEND, Role.ZONE_APPEND_FILL),
    DISCARD("discard", Role.DISCARD, Role.DISCARD_FILL),
    PASSTHROUGH("passthrough", Role.PASSTHROUGH, Role.PASSTHROUGH_FILL);

    private final String label;
    private final Role edge;
    private final Role fill;

    Kinds(String label, Role edge, Role fill) {
        this.label = label;
        this.edge = edge;
        this.fill = fill;
    }

    String label() {
        return label;
    }

    /** Colour of edge and text. */
    Role edge() {
        return edge;
    }

    Role fill() {
        return fill;
    }

    static Kinds of(Lives lives, int life) {
        if (lives.letter(life) == 'F') {
            return FLUSH;
        }
        Op op = lives.op(life);
        return switch (op) {
            case READ -> READ;
            case WRITE -> WRITE;
            case FLUSH -> FLUSH;
            case ZONE_APPEND -> ZONE_APPEND;
            case DISCARD, SECURE_ERASE, WRITE_ZEROES -> DISCARD;
            case ZONE_RESET, ZONE_RESET_ALL, ZONE_OPEN, ZONE_CLOSE, ZONE_FINISH -> DISCARD;
            case DRV_IN, DRV_OUT, OTHER -> PASSTHROUGH;
        };
    }
}
