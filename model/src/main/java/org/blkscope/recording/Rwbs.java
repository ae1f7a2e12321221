package org.blkscope.recording;

import java.util.Optional;

/** The rwbs letters of tracepoints: operation and flags in a fixed order (formats B.3). */
public final class Rwbs {
    private Rwbs() {}

    /** Letters for an operation with its flags, as kernels up to 7.0 write them. */
    public static String text(Op op, int flags) {
        StringBuilder out = new StringBuilder(8);
        add(out, flags, OpFlags.PREFLUSH, 'F');
        out.append(op.rwbs());
        add(out, flags, OpFlags.FUA, 'F');
        add(out, flags, OpFlags.RAHEAD, 'A');
        add(out, flags, OpFlags.SYNC, 'S');
        add(out, flags, OpFlags.META, 'M');
        return out.toString();
    }

    /**
     * What the letters mean; an N alone may be several operations and reads as {@link Op#OTHER}.
     */
    public record Meaning(Op op, int flags) {}

    /** Reads rwbs letters; empty if a letter is not one of them. */
    public static Optional<Meaning> parse(String text) {
        int at = 0;
        int flags = 0;
        if (text.length() > 1 && text.charAt(0) == 'F' && isOp(text.charAt(1))) {
            flags |= OpFlags.PREFLUSH;
            at = 1;
        }
        if (at >= text.length()) {
            return Optional.empty();
        }
        Op op = op(text.charAt(at++));
        if (op == null) {
            return Optional.empty();
        }
        if (op == Op.DISCARD && at < text.length() && text.charAt(at) == 'E') {
            op = Op.SECURE_ERASE;
            at++;
        }
        for (; at < text.length(); at++) {
            int flag = flag(text.charAt(at));
            if (flag == 0) {
                return Optional.empty();
            }
            flags |= flag;
        }
        return Optional.of(new Meaning(op, flags));
    }

    private static boolean isOp(char letter) {
        return "RWDNF".indexOf(letter) >= 0;
    }

    private static @org.jspecify.annotations.Nullable Op op(char letter) {
        return switch (letter) {
            case 'R' -> Op.READ;
            case 'W' -> Op.WRITE;
            case 'D' -> Op.DISCARD;
            case 'F' -> Op.FLUSH;
            case 'N' -> Op.OTHER;
            default -> null;
        };
    }

    private static int flag(char letter) {
        return switch (letter) {
            case 'F' -> OpFlags.FUA;
            case 'A' -> OpFlags.RAHEAD;
            case 'S' -> OpFlags.SYNC;
            case 'M' -> OpFlags.META;
            case 'U' -> OpFlags.ATOMIC;
            default -> 0;
        };
    }

    private static void add(StringBuilder out, int flags, int flag, char letter) {
        if ((flags & flag) != 0) {
            out.append(letter);
        }
    }
}
