package org.blkscope.report;

import java.util.List;

/** Lines of at most 72 columns, built from top to bottom. */
public final class Page {
    static final int WIDTH = 72;

    private final StringBuilder out = new StringBuilder();

    /** A line as it is. */
    public Page line(String text) {
        out.append(text).append('\n');
        return this;
    }

    /** Lines as they are. */
    public Page lines(List<String> lines) {
        lines.forEach(this::line);
        return this;
    }

    /** An empty line. */
    public Page blank() {
        return line("");
    }

    /**
     * Text broken between words; the first line begins with a label, the others are indented as
     * far.
     */
    public Page paragraph(String label, String text) {
        String indent = " ".repeat(label.length());
        StringBuilder line = new StringBuilder(label);
        for (String word : text.split(" ", -1)) {
            boolean fresh = line.length() == label.length();
            if (!fresh && line.length() + 1 + word.length() > WIDTH) {
                line(line.toString());
                line = new StringBuilder(indent);
                fresh = true;
            }
            line.append(fresh ? "" : " ").append(word);
        }
        return line(line.toString());
    }

    /** A command, broken with backslashes. */
    public Page command(List<String> words) {
        StringBuilder line = new StringBuilder("  ");
        for (String word : words) {
            boolean fresh = line.toString().isBlank();
            if (!fresh && line.length() + 1 + word.length() > WIDTH - 2) {
                line(line.append(" \\").toString());
                line = new StringBuilder("    ");
                fresh = true;
            }
            line.append(fresh ? "" : " ").append(word);
        }
        return line(line.toString());
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
