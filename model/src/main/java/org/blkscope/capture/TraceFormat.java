package org.blkscope.capture;

/** One way in which tools write down what the block layer did. */
public interface TraceFormat {
    /** Short stable identifier, as {@code --format} takes it. */
    String id();

    /** What a user calls it. */
    String title();

    /**
     * True if the first bytes of a file look like this format.
     *
     * @param head up to {@value Source#HEAD} bytes, already unpacked
     */
    boolean recognises(byte[] head);

    /**
     * Reads a source to its end.
     *
     * @throws CaptureException if the source cannot be read or holds no block event
     */
    Imported read(Source source, Hints hints) throws CaptureException;
}
