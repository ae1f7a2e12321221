package org.blkscope.lab.random;

import java.util.List;
import org.blkscope.base.Rng;

/** Draws of one scenario, all from one seed. */
final class Draw {
    private static final int PERCENT = 100;

    private final Rng rng;

    Draw(long seed) {
        rng = new Rng(Rng.mix(seed));
    }

    /** A number from {@code least} to {@code most}. */
    int between(int least, int most) {
        return least + rng.below(most - least + 1);
    }

    /** True with this probability. */
    boolean percent(int probability) {
        return rng.below(PERCENT) < probability;
    }

    /** One of these, each as likely as the others. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    final <T> T of(T... values) {
        return of(List.of(values));
    }

    <T> T of(List<T> values) {
        return values.get(rng.below(values.size()));
    }
}
