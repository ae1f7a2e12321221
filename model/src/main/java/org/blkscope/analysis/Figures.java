package org.blkscope.analysis;

import java.util.EnumMap;
import java.util.Map;
import org.blkscope.recording.Recording;
import org.jspecify.annotations.Nullable;

/** The figures of one recording; what the source cannot tell is absent. */
public final class Figures {
    private final Map<Figure, Number> values;

    Figures(Map<Figure, Number> values) {
        this.values = new EnumMap<>(values);
    }

    /** Computes them from a recording as far as it is published. */
    public static Figures of(Recording recording) {
        return new FigureCount(recording).count();
    }

    /** A figure: a whole number, or a double for rates and means; null if it cannot be computed. */
    public @Nullable Number value(Figure figure) {
        return values.get(figure);
    }
}
