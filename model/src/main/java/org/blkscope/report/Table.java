package org.blkscope.report;

import java.util.ArrayList;
import java.util.List;

/** A table in plain text: the first column to the left, all others to the right. */
final class Table {
    private final int[] widths;
    private final List<String> lines = new ArrayList<>();

    /**
     * @param widths columns of characters, one blank between them
     */
    Table(int... widths) {
        this.widths = widths.clone();
    }

    /** The heads of the columns, with a rule below. */
    Table head(String... cells) {
        row(cells);
        StringBuilder rule = new StringBuilder();
        for (int width : widths) {
            rule.append(rule.isEmpty() ? "" : " ").append("-".repeat(width));
        }
        lines.add(rule.toString());
        return this;
    }

    Table row(String... cells) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            String blanks = " ".repeat(Math.max(0, widths[i] - cells[i].length()));
            line.append(i == 0 ? cells[i] + blanks : " " + blanks + cells[i]);
        }
        lines.add(line.toString().stripTrailing());
        return this;
    }

    List<String> lines() {
        return List.copyOf(lines);
    }
}
