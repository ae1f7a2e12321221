package org.blkscope.capture.ftrace;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.blkscope.capture.CaptureException;
import org.blkscope.capture.Hints;
import org.blkscope.capture.Imported;
import org.blkscope.capture.LineCount;
import org.blkscope.capture.Lines;
import org.blkscope.capture.Source;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.jspecify.annotations.Nullable;

/** Reads one file of ftrace text, line by line, in the order of the file. */
final class FtraceReader {
    private static final Set<String> MARKS = Set.of("tracing_mark_write", "print", "bprint");

    /** How lines begin that say something of the file and not of an event. */
    private static final List<String> REMARKS =
            List.of("#", "cpus=", "version =", "CPU ", "trace-cmd");

    private final Source source;
    private final Hints hints;
    private final Lines lines;
    private final Recording recording;
    private final Recorder recorder;
    private final Scribe scribe;
    private final Inference inference;
    private final Body body;
    private final Tasks tasks;
    private final Gaps gaps = new Gaps();
    private final LayoutGuess layout = new LayoutGuess();
    private final EventLine line = new EventLine();
    private final ByteNames latencies;
    private final ByteNames names;
    private final Map<String, Tracepoint> tracepoints = new HashMap<>();
    private final List<Site> sites = new ArrayList<>();
    private final List<LineCount.Skipped> skipped = new ArrayList<>();
    private int skippedCount;
    private int blockEvents;

    /** A name of an event: its number among the sites, and what it does if it is a block event. */
    private record Site(int number, String name, @Nullable Tracepoint event) {}

    FtraceReader(Source source, Hints hints) {
        this.source = source;
        this.hints = hints;
        lines = new Lines(source);
        recording = new Recording(new Origin.Traced(source.path(), "ftrace", hints.kernel()));
        recorder = new Recorder(recording);
        scribe = new Scribe(recorder);
        inference = new Inference(recording, hints, scribe);
        body = new Body(recording);
        tasks = new Tasks(recording);
        latencies = new ByteNames(recording.traceArgs()::latencyNumber);
        names = new ByteNames(this::site);
        for (Tracepoint event : Tracepoint.values()) {
            tracepoints.put(event.kernelName(), event);
        }
    }

    Imported read() throws CaptureException {
        while (lines.next()) {
            if (line.parse(lines.buffer(), lines.start(), lines.end())) {
                event();
            } else {
                other();
            }
        }
        gaps.write(recorder, recorder.timeNs());
        inference.finish();
        if (blockEvents == 0) {
            throw noBlockEvent();
        }
        recording.traceArgs().layout(layout.layout());
        return new Imported(recording, "ftrace", hints.kernel(), assumed(), counted());
    }

    private void event() {
        Site site = sites.get(names.number(lines.buffer(), line.nameStart, line.nameEnd));
        int header = tasks.number(lines.buffer(), line.taskStart, line.taskEnd);
        int latency = latencies.number(lines.buffer(), line.flagsStart, line.flagsEnd);
        if (latency >= Body.MOST_NAMES) {
            skip(
                    "more than "
                            + Body.MOST_NAMES
                            + " different flags before the time: is this ftrace text?");
            return;
        }
        gaps.write(recorder, line.timeNs);
        scribe.line(line.timeNs, line.cpu, line.context(), site.number(), header);
        Tracepoint event = site.event();
        if (event == null) {
            keep(site, latency);
        } else if (body.parse(event, lines.buffer(), line.bodyStart, line.lineEnd())) {
            block(event, header, latency);
        } else {
            keep(site, latency);
            skip(
                    "the text of "
                            + site.name()
                            + " has a form that is not known; it is shown as it stands");
        }
    }

    private void block(Tracepoint event, int header, int latency) {
        blockEvents++;
        layout.see(line);
        int text = body.text;
        boolean named = event.form() != Tracepoint.Form.REMAP && text != 0;
        boolean same = named && text == tasks.commText(header, line.cpu);
        if (body.isOdd(event)) {
            scribe.verbatim(
                    latency, body.textNumber(lines.buffer(), line.bodyStart, line.lineEnd()));
        } else {
            scribe.values(body, latency, same ? 0 : text);
        }
        inference.apply(event, body, tasks.task(header, named ? text : 0));
    }

    /** An event that moves nothing is kept as it stands; a mark is one more event of its own. */
    private void keep(Site site, int latency) {
        int text = body.textNumber(lines.buffer(), line.bodyStart, line.lineEnd());
        scribe.verbatim(latency, text);
        scribe.trace(-1);
        if (MARKS.contains(site.name())) {
            scribe.note(EventKind.MARK, -1, text, 0);
        }
    }

    private void other() {
        String text =
                new String(
                                lines.buffer(),
                                lines.start(),
                                lines.end() - lines.start(),
                                StandardCharsets.UTF_8)
                        .strip();
        if (gaps.tells(text) || text.isEmpty() || REMARKS.stream().anyMatch(text::startsWith)) {
            return;
        }
        skip("not an event: expected TASK-PID [CPU] FLAGS SECONDS: EVENT: TEXT");
    }

    private void skip(String reason) {
        skippedCount++;
        if (skipped.size() < LineCount.EXAMPLES) {
            skipped.add(new LineCount.Skipped(lines.number(), reason));
        }
    }

    private int site(String name) {
        sites.add(new Site(recording.sites().number(name, null), name, tracepoints.get(name)));
        return sites.size() - 1;
    }

    private LineCount counted() {
        int read = lines.number();
        return new LineCount(read, read - skippedCount, skippedCount, skipped);
    }

    private List<String> assumed() {
        List<String> assumed = new ArrayList<>(inference.assumed());
        if (layout.hasBareCounts()) {
            assumed.add("Times are counts of a trace clock; they are taken as nanoseconds.");
        }
        return assumed;
    }

    private CaptureException noBlockEvent() {
        String what =
                skipped.isEmpty()
                        ? "no block event found in " + lines.number() + " lines"
                        : "no block event found; " + skipped.get(0).reason();
        return new CaptureException(
                source.path().toString(),
                skipped.isEmpty() ? 0 : skipped.get(0).line(),
                what + "; record with: trace-cmd record -e block");
    }
}
