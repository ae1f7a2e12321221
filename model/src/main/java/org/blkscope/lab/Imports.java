package org.blkscope.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.blkscope.capture.Hints;
import org.blkscope.capture.Imported;
import org.blkscope.capture.LineCount;
import org.blkscope.capture.TraceFormats;
import org.blkscope.capture.ftrace.FtraceText;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Recording;
import org.blkscope.recording.RecordingReader;
import org.blkscope.recording.SourceNotes;
import org.blkscope.report.ImportFacts;
import org.blkscope.report.ImportReport;

/** Reads captures of every known format and reports on them. */
public final class Imports {
    private final TraceFormats formats = new TraceFormats(List.of(new FtraceText()));

    /**
     * Reads a file; its format is found by its content.
     *
     * @throws IOException naming file and line, and what was expected
     */
    public Imported read(Path file) throws IOException {
        return isRecording(file) ? recording(file) : formats.read(file, Hints.NONE);
    }

    private static boolean isRecording(Path file) throws IOException {
        return Files.isRegularFile(file) && RecordingReader.recognises(file);
    }

    /**
     * A recording that was kept: what its file lacks is said first, then what was said of the file
     * that it was made of.
     */
    private static Imported recording(Path file) throws IOException {
        try (RecordingReader reader = RecordingReader.open(file)) {
            Recording recording = reader.recording();
            String kernel =
                    recording.origin() instanceof Origin.Simulated run
                            ? run.kernel()
                            : recording.origin() instanceof Origin.Traced traced
                                    ? traced.kernel()
                                    : "";
            SourceNotes notes =
                    reader.notes().orElse(new SourceNotes(List.of(), 0, 0, 0, List.of()));
            List<String> assumed =
                    Stream.concat(reader.fault().stream(), notes.assumed().stream()).toList();
            return new Imported(recording, "blkrec", kernel, assumed, lines(notes));
        }
    }

    private static LineCount lines(SourceNotes notes) {
        return new LineCount(
                notes.read(),
                notes.used(),
                notes.skipped(),
                notes.examples().stream()
                        .map(each -> new LineCount.Skipped(each.line(), each.reason()))
                        .toList());
    }

    /** The report of what was read. */
    public static ImportReport report(Imported imported) {
        LineCount lines = imported.lines();
        ImportFacts facts =
                new ImportFacts(
                        imported.format(),
                        imported.kernel(),
                        imported.assumed(),
                        lines.read(),
                        lines.used(),
                        lines.skipped(),
                        lines.examples().stream()
                                .map(
                                        line ->
                                                new ImportFacts.SkippedLine(
                                                        line.line(), line.reason()))
                                .toList());
        return new ImportReport(imported.recording(), facts);
    }
}
