package org.blkscope.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The outcome for a list of cases, as text of at most 72 columns and as JSON.
 *
 * @param cases in the order in which they were given
 */
public record AgreeReport(List<CaseAgreement> cases) {
    private static final int WIDTH = 72;
    private static final int NAME = 47;
    private static final String ROW = "%-47s %-6s %6s %9s\n";

    public AgreeReport {
        cases = List.copyOf(cases);
    }

    /** Cases whose kernel gave the same events in all runs. */
    public int stableCases() {
        return (int) cases.stream().filter(c -> c.stable().orElse(false)).count();
    }

    /** Stable cases in which the model gave the same events as the kernel. */
    public int stableExact() {
        Predicate<CaseAgreement> exact = c -> c.agreement().map(Agreement::exact).orElse(false);
        return (int) cases.stream().filter(c -> c.stable().orElse(false)).filter(exact).count();
    }

    /**
     * Agreement over all events of all cases; a case that is not modelled counts as 0. 0 if there
     * is no case.
     */
    public double percent() {
        long longer = cases.stream().mapToLong(CaseAgreement::longer).sum();
        long distance = cases.stream().mapToLong(CaseAgreement::distance).sum();
        return longer == 0 && cases.isEmpty() ? 0 : Agreement.percent(distance, longer);
    }

    private List<CaseAgreement> unstable() {
        return cases.stream().filter(c -> !c.stable().orElse(true)).toList();
    }

    /** Unstable cases in which the model gave the events of a run, perhaps in another order. */
    public int sameMultiset() {
        Predicate<CaseAgreement> same =
                c -> c.agreement().map(Agreement::sameMultiset).orElse(false);
        return (int) unstable().stream().filter(same).count();
    }

    /** Share of all events of all cases on the right CPU; what is not modelled counts as wrong. */
    public double cpuPercent() {
        return share(Whereabouts::sameCpu);
    }

    /** Share of all events of all cases in the right context. */
    public double contextPercent() {
        return share(Whereabouts::sameContext);
    }

    private double share(ToIntFunction<Whereabouts> right) {
        long all = cases.stream().mapToLong(CaseAgreement::longer).sum();
        long same =
                cases.stream()
                        .flatMap(c -> c.detail().whereabouts().stream())
                        .mapToLong(right::applyAsInt)
                        .sum();
        return cases.isEmpty() ? 0 : Agreement.percent(all - same, all);
    }

    /** Share of commands with the right driver tag in the cases that tell them, if any does. */
    public OptionalDouble driverTagPercent() {
        List<Agreement> tags =
                cases.stream().flatMap(c -> c.detail().driverTags().stream()).toList();
        long all = tags.stream().mapToLong(Agreement::longer).sum();
        long wrong = tags.stream().mapToLong(Agreement::distance).sum();
        return tags.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(Agreement.percent(wrong, all));
    }

    /** Share of the model's visits to functions in the kernel's order, if a case tells it. */
    public OptionalDouble pathPercent() {
        List<FunctionPaths> paths =
                cases.stream().flatMap(c -> c.detail().paths().stream()).toList();
        long all = paths.stream().mapToLong(FunctionPaths::visits).sum();
        long agreed = paths.stream().mapToLong(FunctionPaths::agreed).sum();
        return paths.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(Agreement.percent(all - agreed, all));
    }

    /** Share of the fields of debugfs dumps that agree, if dumps were compared. */
    public OptionalDouble dumpPercent() {
        List<DumpAgreement> dumps =
                cases.stream().flatMap(c -> c.detail().dumps().stream()).toList();
        long all = dumps.stream().mapToLong(DumpAgreement::fields).sum();
        long agreed = dumps.stream().mapToLong(DumpAgreement::agreed).sum();
        return dumps.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(Agreement.percent(all - agreed, all));
    }

    /** The report for people. */
    public String text() {
        StringBuilder out = new StringBuilder();
        out.append(ROW.formatted("case", "stable", "events", "agreement"));
        out.append("-".repeat(NAME)).append(" ------ ------ ---------\n");
        for (CaseAgreement each : cases) {
            out.append(row(each));
            each.agreement().flatMap(Agreement::first).ifPresent(first -> difference(out, first));
            detail(out, each.detail());
        }
        notModelled(out);
        totals(out);
        return out.toString();
    }

    /** The report for programs. */
    public String json() {
        ObjectNode out = JsonNodeFactory.instance.objectNode();
        ArrayNode list = out.putArray("cases");
        cases.forEach(each -> list.add(json(each)));
        out.put("stable_cases", stableCases());
        out.put("stable_exact", stableExact());
        out.put("unstable_cases", unstable().size());
        out.put("unstable_same_multiset", sameMultiset());
        out.put("agreement_pct", percent());
        out.put("cpu_pct", cpuPercent());
        out.put("context_pct", contextPercent());
        out.put("driver_tag_pct", orNull(driverTagPercent()));
        out.put("path_pct", orNull(pathPercent()));
        out.put("dump_pct", orNull(dumpPercent()));
        return out.toPrettyString();
    }

    private static String row(CaseAgreement each) {
        String stable = each.stable().map(s -> s ? "yes" : "no").orElse("1 run");
        String percent = each.agreement().map(a -> percent(a.percent())).orElse("not mod.");
        boolean fits = each.id().length() <= NAME;
        String row = ROW.formatted(fits ? each.id() : "", stable, each.events(), percent);
        return fits ? row : each.id() + "\n" + row;
    }

    /** Rounded down, so that 100.00 means identical. */
    private static String percent(double percent) {
        return String.format(Locale.ROOT, "%.2f", Math.floor(percent * 100) / 100);
    }

    private static void difference(StringBuilder out, Agreement.Difference first) {
        out.append("  first difference at event ").append(first.index()).append('\n');
        out.append(cut("    kernel: " + first.expected().orElse("(no more events)")));
        out.append(cut("    model:  " + first.actual().orElse("(no more events)")));
    }

    /** CPU, context and tags have a line where they do not agree in full. */
    private static void detail(StringBuilder out, CaseAgreement.Detail detail) {
        List<String> parts = new ArrayList<>();
        detail.whereabouts()
                .filter(where -> where.sameCpu() < where.events())
                .ifPresent(where -> parts.add("CPU " + percent(where.cpuPercent())));
        detail.whereabouts()
                .filter(where -> where.sameContext() < where.events())
                .ifPresent(where -> parts.add("context " + percent(where.contextPercent())));
        detail.driverTags()
                .filter(tags -> !tags.exact())
                .ifPresent(tags -> parts.add("driver tags " + percent(tags.percent())));
        detail.paths()
                .filter(paths -> paths.agreed() < paths.visits())
                .ifPresent(paths -> parts.add("function path " + percent(paths.percent())));
        detail.dumps()
                .filter(dumps -> dumps.agreed() < dumps.fields())
                .ifPresent(dumps -> parts.add("dumps " + percent(dumps.percent())));
        if (!parts.isEmpty()) {
            out.append("  but ").append(String.join(", ", parts)).append(" %\n");
        }
        detail.dumps()
                .flatMap(DumpAgreement::first)
                .ifPresent(first -> wrap(first).forEach(line -> out.append("    " + line + "\n")));
    }

    private void notModelled(StringBuilder out) {
        List<CaseAgreement> left = cases.stream().filter(c -> c.agreement().isEmpty()).toList();
        if (left.isEmpty()) {
            return;
        }
        out.append("\nNot modelled, counted as 0:\n");
        for (CaseAgreement each : left) {
            out.append("  ").append(each.id()).append('\n');
            for (String reason : each.notModelled()) {
                wrap(reason).forEach(line -> out.append("    ").append(line).append('\n'));
            }
        }
    }

    private void totals(StringBuilder out) {
        long modelled = cases.stream().filter(c -> c.agreement().isPresent()).count();
        out.append("\nCases: %d, modelled: %d".formatted(cases.size(), modelled));
        out.append("\nStable cases: %d, exact: %d".formatted(stableCases(), stableExact()));
        out.append(
                "\nUnstable cases: %d, same multiset: %d"
                        .formatted(unstable().size(), sameMultiset()));
        out.append("\nAgreement over all events: %s %%\n".formatted(percent(percent())));
        out.append("On the same CPU: %s %%".formatted(percent(cpuPercent())));
        out.append(", in the same context: %s %%\n".formatted(percent(contextPercent())));
        long graphs = cases.stream().filter(c -> c.detail().paths().isPresent()).count();
        pathPercent()
                .ifPresent(
                        share ->
                                out.append("Function paths (%d cases): ".formatted(graphs))
                                        .append(percent(share))
                                        .append(" %\n"));
        dumpPercent().ifPresent(share -> out.append("Dumps: %s %%\n".formatted(percent(share))));
        driverTagPercent()
                .ifPresent(share -> out.append("Driver tags: %s %%\n".formatted(percent(share))));
    }

    private static String cut(String line) {
        return (line.length() <= WIDTH ? line : line.substring(0, WIDTH - 3) + "...") + "\n";
    }

    private static List<String> wrap(String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH - 4) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private static @Nullable Double orNull(OptionalDouble share) {
        return share.isPresent() ? Double.valueOf(share.getAsDouble()) : null;
    }

    private static ObjectNode json(CaseAgreement each) {
        ObjectNode out = JsonNodeFactory.instance.objectNode();
        out.put("id", each.id());
        out.put("stable", each.stable().orElse(null));
        out.put("modelled", each.agreement().isPresent());
        each.notModelled().forEach(out.putArray("not_modelled")::add);
        each.inputs().forEach(out.putArray("inputs")::add);
        out.put("events", each.events());
        out.put("agreement_pct", each.percent());
        CaseAgreement.Detail detail = each.detail();
        out.put("cpu_pct", detail.whereabouts().map(Whereabouts::cpuPercent).orElse(null));
        out.put("context_pct", detail.whereabouts().map(Whereabouts::contextPercent).orElse(null));
        out.put("driver_tag_pct", detail.driverTags().map(Agreement::percent).orElse(null));
        out.put("path_pct", detail.paths().map(FunctionPaths::percent).orElse(null));
        out.put("dump_pct", detail.dumps().map(DumpAgreement::percent).orElse(null));
        ObjectNode first =
                each.agreement().flatMap(Agreement::first).map(AgreeReport::json).orElse(null);
        out.set("first_difference", first);
        out.put("runs_compared", each.runsCompared());
        out.put("best_run", each.bestRun() == 0 ? null : Integer.valueOf(each.bestRun()));
        out.put("multiset_equal", each.agreement().map(Agreement::sameMultiset).orElse(false));
        return out;
    }

    private static ObjectNode json(Agreement.Difference first) {
        ObjectNode out = JsonNodeFactory.instance.objectNode();
        out.put("index", first.index());
        out.put("expected", first.expected().orElse(null));
        out.put("actual", first.actual().orElse(null));
        return out;
    }
}
