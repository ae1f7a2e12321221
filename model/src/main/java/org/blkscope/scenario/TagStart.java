package org.blkscope.scenario;

import java.util.List;

/**
 * What a tag map remembers from earlier use: it decides which tags come next.
 *
 * @param allocHint where the next search begins, per CPU from CPU 0; CPUs beyond the list have 0
 * @param cleared bits that were freed but are still set in their words, at the end of the range
 *     before the hints
 */
public record TagStart(List<Integer> allocHint, int cleared) {
    public TagStart {
        allocHint = List.copyOf(allocHint);
    }
}
