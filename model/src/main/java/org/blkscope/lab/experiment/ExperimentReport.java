package org.blkscope.lab.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.blkscope.report.Page;
import org.jspecify.annotations.Nullable;

/** What came out of an experiment, as text for a mailing list and as JSON. */
public final class ExperimentReport {
    private final Experiment experiment;
    private final List<Outcome> outcomes;

    public ExperimentReport(Experiment experiment, List<Outcome> outcomes) {
        this.experiment = experiment;
        this.outcomes = List.copyOf(outcomes);
    }

    /** True if no claim is missed. */
    public boolean met() {
        return outcomes.stream().noneMatch(o -> o.verdict() == Outcome.Verdict.MISSED);
    }

    /** At most 72 columns. */
    public String text() {
        Page page = new Page();
        page.paragraph("", experiment.name() + ": " + experiment.title());
        page.paragraph("", "Reported in: " + experiment.thread());
        page.paragraph(
                "",
                "Each figure is the median of seeds "
                        + experiment.seeds().get(0)
                        + " to "
                        + experiment.seeds().get(experiment.seeds().size() - 1)
                        + "; +- is half the distance of the extremes.");
        page.blank();
        page.line(row("run", "what", "reported", "measured", "accepted", "verdict"));
        page.line(
                row(
                        "----",
                        "-".repeat(24),
                        "-".repeat(9),
                        "-".repeat(13),
                        "-".repeat(11),
                        "-".repeat(9)));
        outcomes.forEach(outcome -> outcome(page, outcome));
        runs(page);
        page.blank();
        experiment.notes().forEach(note -> page.paragraph("- ", note));
        return page.toString();
    }

    private void outcome(Page page, Outcome outcome) {
        Claim claim = outcome.claim();
        page.line(
                row(
                        claim.run(),
                        claim.title(),
                        claim.reported().orElse("-"),
                        measured(outcome),
                        accepted(claim),
                        word(outcome)));
    }

    private void runs(Page page) {
        page.blank();
        page.line("Runs:");
        for (RunSpec run : experiment.runs()) {
            boolean used =
                    outcomes.stream().anyMatch(o -> o.claim().value().runs().contains(run.id()));
            if (used) {
                String kernel = run.kernel().map(k -> ", " + k).orElse("");
                String changes = String.join(" ", run.changes());
                page.paragraph(
                        "%4s  ".formatted(run.id()),
                        run.title() + kernel + (changes.isEmpty() ? "" : " " + changes));
            }
        }
    }

    private static String row(String... cells) {
        return "%-4s %-24s %9s %13s %11s %-9s".formatted((Object[]) cells).stripTrailing();
    }

    private static String measured(Outcome outcome) {
        if (outcome.median().isEmpty()) {
            return "-";
        }
        double median = outcome.median().getAsDouble();
        boolean time = outcome.claim().value().under().isEmpty() && median > 1e6;
        double unit = time ? 1e9 : 1;
        return number(median / unit)
                + (time ? "s" : "")
                + " +-"
                + number(outcome.spread() / 2 / unit);
    }

    private static String number(double value) {
        String format = value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : value >= 1 ? "%.2f" : "%.3f";
        return String.format(Locale.ROOT, format, value);
    }

    private static String accepted(Claim claim) {
        return claim.accepted()
                .map(range -> end(range.low(), "") + ".." + end(range.high(), ""))
                .orElse("-");
    }

    private static String end(double value, String open) {
        return Double.isInfinite(value) ? open : number(value);
    }

    private static String word(Outcome outcome) {
        String word = outcome.verdict().name().toLowerCase(Locale.ROOT);
        return word + (outcome.claim().control() ? "*" : "");
    }

    /** One element of the list {@code experiments}. */
    public Map<String, @Nullable Object> json() {
        List<Map<String, @Nullable Object>> rows = new ArrayList<>();
        outcomes.forEach(outcome -> rows.add(json(outcome)));
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("name", experiment.name());
        map.put("runs", rows);
        map.put("verdict", met() ? "met" : "missed");
        return map;
    }

    private Map<String, @Nullable Object> json(Outcome outcome) {
        Claim claim = outcome.claim();
        Map<String, @Nullable Object> row = new LinkedHashMap<>();
        row.put("run", claim.run());
        row.put("what", claim.title());
        row.put("kernel", experiment.run(claim.run()).flatMap(RunSpec::kernel).orElse(null));
        row.put("changes", experiment.run(claim.run()).map(RunSpec::changes).orElse(List.of()));
        row.put("reported", claim.reported().orElse(null));
        row.put("measured", outcome.median().isPresent() ? outcome.median().getAsDouble() : null);
        row.put("spread", outcome.spread());
        row.put("accepted", claim.accepted().map(ExperimentReport::range).orElse(null));
        row.put("verdict", outcome.verdict().name().toLowerCase(Locale.ROOT));
        return row;
    }

    private static List<@Nullable Double> range(Claim.Range range) {
        List<@Nullable Double> ends = new ArrayList<>();
        ends.add(Double.isInfinite(range.low()) ? null : range.low());
        ends.add(Double.isInfinite(range.high()) ? null : range.high());
        return ends;
    }
}
