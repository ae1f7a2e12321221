package org.blkscope.capture;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The formats that can be read, in the order in which they are tried. */
public final class TraceFormats {
    private static final int FIRST_PRINTABLE = 0x20;

    private final List<TraceFormat> formats;

    public TraceFormats(List<TraceFormat> formats) {
        this.formats = List.copyOf(formats);
    }

    /** All of them. */
    public List<TraceFormat> all() {
        return formats;
    }

    /** The format with this identifier. */
    public Optional<TraceFormat> find(String id) {
        return formats.stream().filter(f -> f.id().equals(id)).findFirst();
    }

    /** The format of some first bytes. */
    public Optional<TraceFormat> detect(byte[] head) {
        return formats.stream().filter(f -> f.recognises(head)).findFirst();
    }

    /**
     * Reads a file in the format that its content tells.
     *
     * @throws CaptureException if it cannot be read, is of no known format, or holds no block event
     */
    public Imported read(Path file, Hints hints) throws CaptureException {
        try (Source source = Source.open(file)) {
            return read(source, hints);
        }
    }

    /** As {@link #read(Path, Hints)}, from a source that the caller closes. */
    public Imported read(Source source, Hints hints) throws CaptureException {
        byte[] head = source.head();
        TraceFormat format = detect(head).orElseThrow(() -> unknown(source, head));
        return format.read(source, hints);
    }

    private CaptureException unknown(Source source, byte[] head) {
        String what =
                head.length == 0
                        ? "the file is empty"
                        : isText(head) ? "no block event found" : "not a trace (binary data)";
        String expected =
                formats.stream().map(TraceFormat::title).collect(Collectors.joining(", "));
        return new CaptureException(
                source.path().toString(),
                0,
                what + "; expected " + expected + "; record with: trace-cmd record -e block");
    }

    private static boolean isText(byte[] head) {
        int odd = 0;
        for (byte b : head) {
            odd += b >= 0 && b < FIRST_PRINTABLE && b != '\n' && b != '\r' && b != '\t' ? 1 : 0;
        }
        return odd * 50 <= head.length;
    }
}
