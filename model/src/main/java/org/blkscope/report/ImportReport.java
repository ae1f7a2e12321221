package org.blkscope.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.blkscope.analysis.Figures;
import org.blkscope.analysis.Problem;
import org.blkscope.analysis.Problems;
import org.blkscope.analysis.RequestCount;
import org.blkscope.analysis.Stages;
import org.blkscope.recording.Device;
import org.blkscope.recording.Recording;
import org.jspecify.annotations.Nullable;

/** What {@code import} says of a capture. It is measured once, when the report is made. */
public final class ImportReport {
    private static final int MOST_SKIPPED = 10;

    private final Recording recording;
    private final ImportFacts facts;
    private final Figures figures;
    private final Stages stages;
    private final RequestCount requests;
    private final List<Problem> problems;

    public ImportReport(Recording recording, ImportFacts facts) {
        this.recording = recording;
        this.facts = facts;
        figures = Figures.of(recording);
        stages = Stages.of(recording);
        requests = RequestCount.of(recording);
        problems = Problems.find(recording);
    }

    /** What was found, the worst first. */
    public List<Problem> problems() {
        return problems;
    }

    /** The report for people. */
    public String text(Heading heading) {
        Page page = new Page();
        page.paragraph("", heading.program() + ", import of " + recording.origin().headline());
        page.command(heading.command()).blank();
        subject(page);
        page.blank().lines(Sections.figures(figures));
        page.blank().lines(Sections.stages(stages)).blank();
        Sections.problems(page, problems);
        page.blank().line("What the file does not say and was assumed:");
        Sections.notes(page, facts.assumed());
        skipped(page);
        return page.toString();
    }

    /** The same as an object for JSON. */
    public Map<String, @Nullable Object> json() {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("format", facts.format());
        map.put("kernel", Maps.textOrNull(facts.kernel()));
        map.put("assumed", facts.assumed());
        map.put(
                "lines",
                ordered(
                        "read",
                        facts.linesRead(),
                        "used",
                        facts.linesUsed(),
                        "skipped",
                        facts.linesSkipped()));
        map.put(
                "skipped",
                facts.skipped().stream()
                        .map(s -> ordered("line", s.line(), "reason", s.reason()))
                        .toList());
        map.put("devices", devices().stream().map(ImportReport::device).toList());
        map.put("events", recording.size());
        map.put(
                "requests",
                ordered(
                        "complete",
                        requests.complete(),
                        "no_start",
                        requests.noStart(),
                        "no_end",
                        requests.noEnd()));
        map.put("figures", Maps.figures(figures));
        map.put("stages", Maps.stages(stages));
        map.put("snapshot", null);
        map.put("problems", Maps.problems(problems));
        return map;
    }

    private void subject(Page page) {
        String kernel = facts.kernel().isEmpty() ? "kernel not known" : "kernel " + facts.kernel();
        page.paragraph("A: ", facts.format() + "; " + kernel);
        for (Device device : devices()) {
            page.paragraph("   ", describe(device));
        }
        page.paragraph(
                "   ",
                "%d lines read, %d used, %d skipped"
                        .formatted(facts.linesRead(), facts.linesUsed(), facts.linesSkipped()));
        page.paragraph(
                "   ",
                "%d events; %d requests complete, %d without a start, %d without an end"
                        .formatted(
                                recording.size(),
                                requests.complete(),
                                requests.noStart(),
                                requests.noEnd()));
    }

    private static String describe(Device device) {
        String name = device.name().equals(device.number()) ? "name not known" : device.name();
        String driver = device.driver().isEmpty() ? "driver not known" : device.driver();
        String scheduler =
                device.scheduler().isEmpty()
                        ? "scheduler not known"
                        : "scheduler " + device.scheduler();
        return "device %s: %s, %s, %s".formatted(device.number(), name, driver, scheduler);
    }

    private void skipped(Page page) {
        List<ImportFacts.SkippedLine> examples = facts.skipped();
        if (examples.isEmpty()) {
            return;
        }
        page.blank().line("Lines that were not understood:");
        examples.stream()
                .limit(MOST_SKIPPED)
                .forEach(s -> page.paragraph("line " + s.line() + ": ", s.reason()));
        int more = facts.linesSkipped() - Math.min(MOST_SKIPPED, examples.size());
        if (more > 0) {
            page.line("and " + more + " more");
        }
    }

    private List<Device> devices() {
        return recording.topology().devices();
    }

    private static Map<String, @Nullable Object> device(Device device) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("name", device.name().equals(device.number()) ? null : device.name());
        map.put("number", Maps.textOrNull(device.number()));
        map.put("driver", Maps.textOrNull(device.driver()));
        map.put("scheduler", Maps.textOrNull(device.scheduler()));
        return map;
    }

    private static Map<String, @Nullable Object> ordered(@Nullable Object... keysAndValues) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put(String.valueOf(keysAndValues[i]), keysAndValues[i + 1]);
        }
        return map;
    }
}
