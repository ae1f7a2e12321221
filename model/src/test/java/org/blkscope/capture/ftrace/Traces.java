package org.blkscope.capture.ftrace;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.blkscope.capture.CaptureException;
import org.blkscope.capture.Hints;
import org.blkscope.capture.Imported;
import org.blkscope.capture.Source;
import org.blkscope.capture.TraceFormats;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;

/** Traces for tests: the samples, and short ones written down in the test. */
public final class Traces {
    private Traces() {}

    /** The formats of the program. */
    public static TraceFormats formats() {
        return new TraceFormats(List.of(new FtraceText()));
    }

    /** A folder or file below the samples. */
    public static Path sample(String path) {
        return Path.of(System.getProperty("basedir", "."), "..", "samples")
                .resolve(path)
                .normalize();
    }

    /** All trace texts among the samples. */
    public static Stream<Path> samples() {
        try (Stream<Path> files = Files.walk(sample(""))) {
            return files
                    .filter(Files::isRegularFile)
                    .filter(
                            f ->
                                    f.getFileName().toString().matches("trace.*\\.txt(\\.gz)?")
                                            || f.getParent()
                                                    .getFileName()
                                                    .toString()
                                                    .equals("traces"))
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a file as the program does. */
    public static Imported read(Path file) {
        try {
            return formats().read(file, Hints.NONE);
        } catch (CaptureException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads lines as a file named trace.txt. */
    public static Imported read(String... lines) throws CaptureException {
        return read(Hints.NONE, lines);
    }

    /** Reads lines of a machine of which something is known. */
    public static Imported read(Hints hints, String... lines) throws CaptureException {
        byte[] text = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        try (Source source = Source.of(Path.of("trace.txt"), new ByteArrayInputStream(text))) {
            return formats().read(source, hints);
        }
    }

    /** One line of task fio on CPU 0; the time is in microseconds. */
    public static String fio(int micros, String event) {
        return line("fio-7", 0, ".....", micros, event);
    }

    /** One line of an interrupt on CPU 0. */
    public static String irq(int micros, String event) {
        return line("<idle>-0", 0, "d.h1.", micros, event);
    }

    /** One line as kernel 6.12 prints it. */
    public static String line(String task, int cpu, String flags, int micros, String event) {
        int dash = task.lastIndexOf('-');
        return String.format(
                "%16s-%-7s [%03d] %s %5d.%06d: %s",
                task.substring(0, dash),
                task.substring(dash + 1),
                cpu,
                flags,
                micros / 1_000_000,
                micros % 1_000_000,
                event);
    }

    /**
     * What happened to whom and where, without the tracepoints: {@code submit fio-7#1
     * 8,0/cpu0/submit}.
     */
    public static List<String> moves(Recording recording) {
        List<String> moves = new ArrayList<>();
        EventLog events = recording.events();
        for (int event = 0; event < recording.size(); event++) {
            EventKind kind = events.kind(event);
            if (kind != EventKind.TRACE && events.life(event) >= 0) {
                String place = recording.topology().place(events.place(event)).path();
                String who = recording.lives().name(events.life(event));
                moves.add((kind.label() + " " + who + " " + place).strip());
            }
        }
        return moves;
    }

    /** Who is where at the end: {@code fio-7#1 8,0/device}. */
    public static List<String> left(Recording recording) {
        Snapshot end = recording.timeline().at(recording.size());
        List<String> left = new ArrayList<>();
        for (int life = 0; life < recording.lives().size(); life++) {
            if (end.alive(life)) {
                left.add(
                        recording.lives().name(life)
                                + " "
                                + recording.topology().place(end.placeOf(life)).path());
            }
        }
        return left;
    }
}
