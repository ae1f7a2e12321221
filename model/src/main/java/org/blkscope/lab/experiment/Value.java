package org.blkscope.lab.experiment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.analysis.Figure;
import org.blkscope.analysis.Figures;

/**
 * A figure of a run, or the ratio of two: {@code run_time_ns(2) / run_time_ns(1)}.
 *
 * @param over the figure itself or the numerator
 * @param under the denominator; empty for a figure itself
 */
public record Value(Term over, Optional<Term> under) {
    private static final Pattern TERM =
            Pattern.compile("\\s*([a-z0-9_]+)\\(([A-Za-z0-9_.-]+)\\)\\s*");

    /** A figure of a run. */
    public record Term(Figure figure, String run) {
        OptionalDouble of(Map<String, Figures> runs) {
            Figures figures = runs.get(run);
            Number value = figures == null ? null : figures.value(figure);
            return value == null ? OptionalDouble.empty() : OptionalDouble.of(value.doubleValue());
        }
    }

    /**
     * Reads the text of a value.
     *
     * @throws IllegalArgumentException saying what was expected
     */
    static Value parse(String text) {
        String[] parts = text.split("/", 2);
        Term over = term(parts[0]);
        return new Value(over, parts.length > 1 ? Optional.of(term(parts[1])) : Optional.empty());
    }

    private static Term term(String text) {
        Matcher term = TERM.matcher(text);
        if (!term.matches()) {
            throw new IllegalArgumentException(
                    "expected FIGURE(RUN) such as run_time_ns(1); found '" + text.strip() + "'");
        }
        for (Figure figure : Figure.values()) {
            if (figure.key().equals(term.group(1))) {
                return new Term(figure, term.group(2));
            }
        }
        throw new IllegalArgumentException("there is no figure named '" + term.group(1) + "'");
    }

    /** The runs that it needs. */
    List<String> runs() {
        return under.map(term -> List.of(over.run(), term.run())).orElse(List.of(over.run()));
    }

    /** Its value for one seed; empty if a figure cannot be computed. */
    OptionalDouble of(Map<String, Figures> runs) {
        OptionalDouble top = over.of(runs);
        if (under.isEmpty() || top.isEmpty()) {
            return top;
        }
        OptionalDouble bottom = under.get().of(runs);
        boolean none = bottom.isEmpty() || bottom.getAsDouble() == 0;
        return none
                ? OptionalDouble.empty()
                : OptionalDouble.of(top.getAsDouble() / bottom.getAsDouble());
    }
}
