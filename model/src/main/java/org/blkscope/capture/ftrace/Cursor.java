package org.blkscope.capture.ftrace;

/**
 * Walks through a range of bytes. The first thing that is not as expected makes it fail, and it
 * stays failed, so that a form is written down as a sequence of steps and checked once at the end.
 */
final class Cursor {
    private byte[] bytes = new byte[0];
    private int at;
    private int end;
    private boolean failed;
    private int wordStart;

    /** Starts over with another range. */
    void over(byte[] buffer, int from, int to) {
        bytes = buffer;
        at = from;
        end = to;
        failed = false;
    }

    /** True if all steps were as expected and nothing is left. */
    boolean complete() {
        return !failed && at == end;
    }

    boolean failed() {
        return failed;
    }

    int at() {
        return at;
    }

    /** Where the last {@link #word} or {@link #upTo} began. */
    int wordStart() {
        return wordStart;
    }

    void fail() {
        failed = true;
    }

    /** Steps over these characters. */
    void expect(String text) {
        if (!startsWith(text)) {
            failed = true;
        } else {
            at += text.length();
        }
    }

    boolean startsWith(String text) {
        if (failed || end - at < text.length()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (bytes[at + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Steps over one or more characters that are no blank. */
    void word() {
        wordStart = at;
        while (at < end && bytes[at] != ' ') {
            at++;
        }
        failed |= at == wordStart;
    }

    /** Steps over everything before the last {@code stop}, which must be the last character. */
    void upTo(char stop) {
        wordStart = at;
        if (end - 1 < at || bytes[end - 1] != stop) {
            failed = true;
        } else {
            at = end - 1;
        }
    }

    /** An unsigned number as the kernel prints it, without leading zeros; 64 bits. */
    long unsigned() {
        int from = at;
        long value = 0;
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
            value = value * 10 + (bytes[at++] - '0');
        }
        int digits = at - from;
        failed |= digits == 0 || digits > 20 || (digits > 1 && bytes[from] == '0');
        return value;
    }

    /** A number from 0 to the largest int. */
    int positive() {
        long value = unsigned();
        failed |= value < 0 || value > Integer.MAX_VALUE;
        return (int) value;
    }

    /** A number that may be negative. */
    int signed() {
        boolean minus = startsWith("-");
        if (minus) {
            at++;
        }
        int value = positive();
        return minus ? -value : value;
    }
}
