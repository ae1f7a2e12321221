package org.blkscope.view.pipeline;

import org.blkscope.draw.TextMeasure;
import org.blkscope.recording.Lives;

/**
 * Size of the chips of a recording: one for all, so that lists form columns.
 *
 * @param label width of the longest label
 * @param width of a chip, the tag number included
 */
record ChipSize(double label, double width) {
    private static final double PADDING = 10;

    static ChipSize of(Lives lives, int mostTags, Density d, TextMeasure measure) {
        int digits = Math.max(2, Integer.toString(Math.max(1, lives.size() / 2)).length());
        double label = measure.width("W".repeat(1 + digits), d.chip());
        int tagDigits = Integer.toString(Math.max(1, mostTags - 1)).length();
        double tag = mostTags == 0 ? 0 : 3 + measure.width("0".repeat(tagDigits), d.tiny());
        return new ChipSize(label, Math.ceil(label + tag + PADDING));
    }
}
