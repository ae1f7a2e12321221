package org.blkscope.view.pipeline;

import java.util.List;

/** Which of many rows are shown when not all fit: whole pages, so that rows do not creep. */
record Page(int first, int count) {
    /**
     * The page that shows a row.
     *
     * @param fit rows that fit, at least 1
     * @param focus row that must be seen; below 0 for the first page
     */
    static Page of(int rows, int fit, int focus) {
        if (rows <= fit) {
            return new Page(0, rows);
        }
        int page = Math.max(0, focus) / fit;
        int first = Math.min(page * fit, rows - fit);
        return new Page(first, fit);
    }

    <T> List<T> shown(List<T> all) {
        return all.subList(first, first + count);
    }

    /** What the page leaves out, in order. */
    <T> List<T> hidden(List<T> all) {
        return java.util.stream.Stream.concat(
                        all.subList(0, first).stream(),
                        all.subList(first + count, all.size()).stream())
                .toList();
    }
}
