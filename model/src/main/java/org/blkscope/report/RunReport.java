package org.blkscope.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.blkscope.analysis.Figure;
import org.blkscope.analysis.Figures;
import org.blkscope.analysis.Problem;
import org.blkscope.analysis.Problems;
import org.blkscope.analysis.Stages;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Recording;
import org.jspecify.annotations.Nullable;

/** What {@code run} says of a run of the model. It is measured once, when the report is made. */
public final class RunReport {
    private final Recording recording;
    private final Origin.Simulated origin;
    private final RunFacts facts;
    private final Figures figures;
    private final Stages stages;
    private final List<Problem> problems;

    /**
     * @param origin where the recording comes from: the origin that it was made with
     */
    public RunReport(Recording recording, Origin.Simulated origin, RunFacts facts) {
        this.recording = recording;
        this.origin = origin;
        this.facts = facts;
        figures = Figures.of(recording);
        stages = Stages.of(recording);
        problems = Problems.find(recording);
    }

    /** What was found, the worst first. */
    public List<Problem> problems() {
        return problems;
    }

    /** The report for people: the same run gives the same text. */
    public String text(Heading heading) {
        Page page = new Page();
        page.paragraph(
                "",
                "%s, scenario %s (%s), seed %d"
                        .formatted(
                                heading.program(),
                                origin.scenario(),
                                facts.scenarioDigest(),
                                origin.seed()));
        page.command(heading.command()).blank();
        page.paragraph("A: ", kernel());
        facts.machine().forEach(line -> page.paragraph("   ", line));
        page.blank();
        facts.workload().forEach(line -> page.paragraph("", line));
        page.blank().lines(Sections.figures(figures));
        page.blank().lines(Sections.stages(stages)).blank();
        Sections.problems(page, problems);
        if (!facts.notes().isEmpty()) {
            page.blank().line("What the model leaves out that may matter here:");
            Sections.notes(page, facts.notes());
        }
        page.blank().line("recording " + recording.digest() + ", " + recording.size() + " events");
        return page.toString();
    }

    /** The same as an object for JSON. */
    public Map<String, @Nullable Object> json(Heading heading) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("program", heading.program());
        map.put("scenario", origin.scenario());
        map.put("kernel", origin.kernel());
        map.put("changes", origin.changes());
        map.put("seed", origin.seed());
        map.put("digest", recording.digest());
        map.put("events", recording.size());
        map.put("requests", figures.value(Figure.REQUESTS));
        map.put("simulated_ns", recording.timeNs(recording.size()));
        map.put("wall_ns", facts.wallNs());
        map.put("figures", Maps.figures(figures));
        map.put("stages", Maps.stages(stages));
        map.put("problems", Maps.problems(problems));
        return map;
    }

    private String kernel() {
        return origin.changes().isEmpty()
                ? "kernel " + origin.kernel()
                : "kernel " + origin.kernel() + " with " + String.join(", ", origin.changes());
    }
}
