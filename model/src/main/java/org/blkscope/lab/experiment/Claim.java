package org.blkscope.lab.experiment;

import java.util.Optional;

/**
 * What a run is to show.
 *
 * @param run that the claim is about
 * @param title what is measured, in words
 * @param value how it follows from figures of runs
 * @param reported what was reported, as text; empty if nothing was
 * @param accepted range that counts as met; empty if there is no figure to meet
 * @param control true if nothing is to happen
 */
public record Claim(
        String run,
        String title,
        Value value,
        Optional<String> reported,
        Optional<Range> accepted,
        boolean control) {
    /**
     * A range that includes its ends.
     *
     * @param low minus infinity for no lower end
     * @param high infinity for no upper end
     */
    public record Range(double low, double high) {
        /** True if the value is inside. */
        public boolean contains(double value) {
            return value >= low && value <= high;
        }
    }
}
