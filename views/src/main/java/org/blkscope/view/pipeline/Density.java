package org.blkscope.view.pipeline;

import org.blkscope.draw.TextStyle;

/**
 * Sizes of type and of what holds it, for the room that there is.
 *
 * @param line height of a line of text
 * @param chipHeight height of a request
 * @param gap between neighbours
 * @param arrow width of the gap between columns
 * @param rowMin least height of a CPU's row
 * @param queueMin least height of a hardware queue's row
 * @param whyLines lines for the reason in the banner
 */
record Density(
        TextStyle body,
        TextStyle small,
        TextStyle figures,
        TextStyle chip,
        TextStyle tiny,
        double line,
        double chipHeight,
        double gap,
        double arrow,
        double rowMin,
        double queueMin,
        int whyLines,
        boolean compact) {

    private static final double ROOMY_WIDTH = 900;
    private static final double ROOMY_HEIGHT = 470;
    private static final double LARGE_WIDTH = 1380;
    private static final double LARGE_HEIGHT = 720;

    static Density of(double width, double height) {
        if (width >= LARGE_WIDTH && height >= LARGE_HEIGHT) {
            return large();
        }
        if (width >= ROOMY_WIDTH && height >= ROOMY_HEIGHT) {
            return roomy();
        }
        return tight();
    }

    private static Density large() {
        return new Density(
                TextStyle.words(12.5),
                TextStyle.words(11),
                TextStyle.figures(12.5),
                TextStyle.figures(12),
                TextStyle.figures(9.5),
                20,
                24,
                6,
                20,
                32,
                78,
                1,
                false);
    }

    private static Density roomy() {
        return new Density(
                TextStyle.words(11),
                TextStyle.words(10),
                TextStyle.figures(11),
                TextStyle.figures(10.5),
                TextStyle.figures(8.5),
                17,
                20,
                5,
                18,
                27,
                66,
                1,
                false);
    }

    private static Density tight() {
        return new Density(
                TextStyle.words(10),
                TextStyle.words(9),
                TextStyle.figures(9.5),
                TextStyle.figures(9.5),
                TextStyle.figures(8),
                14,
                16,
                4,
                11,
                21,
                50,
                2,
                true);
    }

    /** Height of the banner. */
    double banner() {
        return 8 + line * (1 + whyLines);
    }

    /** Width of the name of a CPU, when there are so many. */
    double cpuName(int cpus) {
        int letters = 3 + Integer.toString(Math.max(1, cpus - 1)).length();
        return Math.ceil(letters * figures.size() * 0.62) + 3;
    }

    /** True if a CPU's row has a second line, below its name and its bios. */
    boolean hasTwoLines(double rowHeight) {
        return rowHeight >= 2 * line + chipHeight - 14;
    }

    TextStyle strong() {
        return body.bold();
    }
}
