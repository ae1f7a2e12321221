package org.blkscope.report;

import java.util.List;
import org.blkscope.analysis.Figure;
import org.blkscope.analysis.Figures;
import org.blkscope.analysis.Latencies;
import org.blkscope.analysis.Problem;
import org.blkscope.analysis.Stages;
import org.blkscope.base.TimeText;
import org.jspecify.annotations.Nullable;

/** The parts that reports of runs and of imports share. */
final class Sections {
    private static final int MOST_EVIDENCE = 3;

    private Sections() {}

    static List<String> figures(Figures figures) {
        Table table = new Table(26, 16).head("figure", "A");
        for (Figure figure : Figure.values()) {
            table.row(figure.label(), FigureText.of(figure, figures.value(figure)));
        }
        return table.lines();
    }

    static List<String> stages(Stages stages) {
        Table table =
                new Table(9, 7, 9, 9, 9, 9, 9)
                        .head("stage", "count", "min", "avg", "p50", "p99", "max");
        row(table, "Q2G", stages.q2g());
        row(table, "G2I", stages.g2i());
        row(table, "I2D", stages.i2d());
        row(table, "D2C", stages.d2c());
        row(table, "Q2C", stages.q2c());
        row(table, "tag wait", stages.tagWait());
        row(table, "requeue", stages.requeue());
        return table.lines();
    }

    static void problems(Page page, List<Problem> problems) {
        for (Problem problem : problems) {
            page.paragraph(problem.severity().key() + ": ", problem.message());
            problem.evidence().stream()
                    .limit(MOST_EVIDENCE)
                    .forEach(e -> page.paragraph("    @" + e.moment() + "  ", e.text()));
            int more = problem.evidence().size() - MOST_EVIDENCE;
            if (more > 0) {
                page.line("    and " + more + " more");
            }
        }
    }

    static void notes(Page page, List<String> notes) {
        notes.forEach(note -> page.paragraph("- ", note));
    }

    private static void row(Table table, String name, @Nullable Latencies times) {
        if (times == null || times.count() == 0) {
            table.row(name, times == null ? "-" : "0", "-", "-", "-", "-", "-");
            return;
        }
        table.row(
                name,
                Integer.toString(times.count()),
                TimeText.duration(times.minNs()),
                TimeText.duration(times.avgNs()),
                TimeText.duration(times.p50Ns()),
                TimeText.duration(times.p99Ns()),
                TimeText.duration(times.maxNs()));
    }
}
