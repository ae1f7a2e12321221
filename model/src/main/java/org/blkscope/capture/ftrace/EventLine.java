package org.blkscope.capture.ftrace;

import org.blkscope.recording.ContextKind;

/**
 * The header of one line, found without making an object: {@code TASK-PID [CPU] FLAGS TIME: NAME:
 * BODY}.
 *
 * <p>A task's name may hold blanks, brackets and dashes; what ends it is a dash, a number and a CPU
 * in brackets that a time follows.
 */
final class EventLine {
    private byte[] buffer = new byte[0];
    private int lineEnd;
    private int at;

    int taskStart;
    int taskEnd;
    int cpu;
    int flagsStart;
    int flagsEnd;
    long timeNs;
    int decimals;
    int nameStart;
    int nameEnd;
    int bodyStart;

    /** Columns from the process number to the bracket, without the blank between. */
    int pidWidth;

    /** Reads a header; false if the line is not an event. */
    boolean parse(byte[] bytes, int start, int end) {
        buffer = bytes;
        lineEnd = end;
        taskStart = start;
        while (taskStart < end && bytes[taskStart] == ' ') {
            taskStart++;
        }
        for (int open = taskStart; open < end; open++) {
            if (bytes[open] == '[' && isCpu(open) && endsTask(open) && timeAndName()) {
                return true;
            }
        }
        return false;
    }

    int lineEnd() {
        return lineEnd;
    }

    /** In which context the flags say it happened; without flags nobody knows. */
    ContextKind context() {
        if (flagsEnd - flagsStart < 3) {
            return ContextKind.UNKNOWN;
        }
        return switch (buffer[flagsStart + 2]) {
            case 'h', 'H', 'z', 'Z' -> ContextKind.HARDIRQ;
            case 's' -> ContextKind.SOFTIRQ;
            default -> ofTask();
        };
    }

    boolean nameIs(String name) {
        if (nameEnd - nameStart != name.length()) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            if (buffer[nameStart + i] != name.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private ContextKind ofTask() {
        if (taskStartsWith("<idle>-")) {
            return ContextKind.IDLE;
        }
        if (!taskStartsWith("kworker/")) {
            return ContextKind.TASK;
        }
        for (int i = taskStart; i + 1 < taskEnd; i++) {
            if (buffer[i] == 'H' && (buffer[i + 1] == '-' || buffer[i + 1] == '+')) {
                return ContextKind.KBLOCKD;
            }
        }
        return ContextKind.WORKER;
    }

    private boolean taskStartsWith(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (taskStart + i >= taskEnd || buffer[taskStart + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean isCpu(int open) {
        at = open + 1;
        int number = 0;
        while (at < lineEnd && at - open < 6 && isDigit(buffer[at])) {
            number = number * 10 + buffer[at++] - '0';
        }
        cpu = number;
        return at > open + 1 && number <= Short.MAX_VALUE && at < lineEnd && buffer[at++] == ']';
    }

    private boolean endsTask(int open) {
        int i = blanksBefore(open);
        if (i == open) {
            return false;
        }
        if (buffer[i - 1] == ')') {
            i = beforeThreadGroup(i);
        }
        taskEnd = i;
        while (i > taskStart && isDigit(buffer[i - 1])) {
            i--;
        }
        pidWidth = open - 1 - i;
        return i < taskEnd && i > taskStart && buffer[i - 1] == '-';
    }

    /**
     * Steps back over the group's number, {@code ( 4711)} or {@code (-----)}, as option record-tgid
     * adds it.
     */
    private int beforeThreadGroup(int from) {
        int i = from;
        while (i > taskStart && buffer[i - 1] != '(') {
            i--;
        }
        return i > taskStart ? Math.max(taskStart + 1, blanksBefore(i - 1)) : from;
    }

    private int blanksBefore(int from) {
        int i = from;
        while (i > taskStart + 1 && buffer[i - 1] == ' ') {
            i--;
        }
        return i;
    }

    private boolean timeAndName() {
        skipBlanks();
        flagsStart = at;
        flagsEnd = at;
        if (at < lineEnd && !isDigit(buffer[at])) {
            while (at < lineEnd && buffer[at] != ' ') {
                at++;
            }
            flagsEnd = at;
            skipBlanks();
        }
        return time() && name();
    }

    private boolean time() {
        int from = at;
        long whole = digits();
        if (at == from || at >= lineEnd) {
            return false;
        }
        decimals = 0;
        timeNs = whole;
        if (buffer[at] == '.') {
            int point = ++at;
            long below = digits();
            decimals = at - point;
            if (decimals != 6 && decimals != 9) {
                return false;
            }
            timeNs = whole * 1_000_000_000L + (decimals == 6 ? below * 1000 : below);
        }
        return at < lineEnd && buffer[at++] == ':';
    }

    private boolean name() {
        skipBlanks();
        nameStart = at;
        while (at < lineEnd && isNamePart(buffer[at])) {
            at++;
        }
        nameEnd = at;
        if (nameEnd == nameStart || at >= lineEnd || buffer[at] != ':') {
            return false;
        }
        at++;
        skipBlanks();
        bodyStart = at;
        return true;
    }

    private long digits() {
        long value = 0;
        while (at < lineEnd && isDigit(buffer[at])) {
            value = value * 10 + buffer[at++] - '0';
        }
        return value;
    }

    private void skipBlanks() {
        while (at < lineEnd && buffer[at] == ' ') {
            at++;
        }
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    private static boolean isNamePart(byte b) {
        return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || isDigit(b) || b == '_';
    }
}
