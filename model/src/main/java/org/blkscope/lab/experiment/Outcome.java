package org.blkscope.lab.experiment;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What came out for a claim.
 *
 * @param claim that was tested
 * @param values one for each seed, ascending; those that could not be computed are left out
 */
public record Outcome(Claim claim, List<Double> values) {
    /** How it ended. */
    public enum Verdict {
        /** The median is inside the accepted range. */
        MET,
        /** It is outside. */
        MISSED,
        /** Nothing was reported that could be met. */
        NO_FIGURE
    }

    public Outcome {
        values = values.stream().sorted().toList();
    }

    /** The middle one; the mean of the two in the middle of an even number. */
    public OptionalDouble median() {
        if (values.isEmpty()) {
            return OptionalDouble.empty();
        }
        int half = values.size() / 2;
        boolean odd = values.size() % 2 == 1;
        double upper = values.get(half);
        return OptionalDouble.of(odd ? upper : (values.get(half - 1) + upper) / 2);
    }

    /** Largest less smallest. */
    public double spread() {
        return values.isEmpty() ? 0 : values.get(values.size() - 1) - values.get(0);
    }

    /** Whether the median is inside the accepted range. */
    public Verdict verdict() {
        if (claim.accepted().isEmpty()) {
            return Verdict.NO_FIGURE;
        }
        OptionalDouble median = median();
        boolean met = median.isPresent() && claim.accepted().get().contains(median.getAsDouble());
        return met ? Verdict.MET : Verdict.MISSED;
    }
}
