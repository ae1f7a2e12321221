package org.blkscope.capture;

import java.util.Arrays;

/**
 * The lines of a source as ranges of one buffer of bytes, so that reading a line makes no object.
 *
 * <p>A line ends at a line feed; a carriage return before it is left out.
 */
public final class Lines {
    private final Source source;
    private byte[] buffer = new byte[1 << 18];
    private int start;
    private int end;
    private int next;
    private int filled;
    private int number;
    private boolean atEnd;

    public Lines(Source source) {
        this.source = source;
    }

    /** Goes to the next line; false at the end. */
    public boolean next() throws CaptureException {
        int feed = feedFrom(next);
        if (feed < 0 && next == filled) {
            return false;
        }
        start = next;
        end = feed < 0 ? filled : feed;
        next = feed < 0 ? filled : feed + 1;
        if (end > start && buffer[end - 1] == '\r') {
            end--;
        }
        number++;
        return true;
    }

    /** The buffer that holds the line until the next call of {@link #next}. */
    public byte[] buffer() {
        return buffer;
    }

    /** Index of the first byte of the line. */
    public int start() {
        return start;
    }

    /** Index behind its last byte. */
    public int end() {
        return end;
    }

    /** Number of the line, from 1. */
    public int number() {
        return number;
    }

    private int feedFrom(int from) throws CaptureException {
        int at = from;
        while (true) {
            while (at < filled) {
                if (buffer[at] == '\n') {
                    return at;
                }
                at++;
            }
            if (atEnd) {
                return -1;
            }
            at -= fill();
        }
    }

    /** Makes room and reads on; returns by how far the unread bytes moved to the front. */
    private int fill() throws CaptureException {
        int moved = next;
        System.arraycopy(buffer, next, buffer, 0, filled - next);
        filled -= next;
        next = 0;
        if (filled == buffer.length) {
            buffer = Arrays.copyOf(buffer, buffer.length * 2);
        }
        int count = source.read(buffer, filled, buffer.length - filled);
        atEnd = count < 0;
        filled += Math.max(0, count);
        return moved;
    }
}
