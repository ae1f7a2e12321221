package org.blkscope.study;

/** What is picked, as addresses: they mean the same at every moment. */
public sealed interface Selection {
    /** Nothing is picked. */
    Selection NONE = new None();

    /** A few characters for the status line; empty for nothing. */
    String text();

    /** Nothing. */
    record None() implements Selection {
        @Override
        public String text() {
            return "";
        }
    }

    /**
     * A bio or request.
     *
     * @param name such as {@code job1#42}
     */
    record OfLife(String name) implements Selection {
        @Override
        public String text() {
            return name;
        }
    }

    /**
     * A place.
     *
     * @param path such as {@code nullb0/hctx0/dispatch}
     */
    record OfPlace(String path) implements Selection {
        @Override
        public String text() {
            return path;
        }
    }

    /**
     * An event, by the moment behind it.
     *
     * @param moment from 1
     */
    record OfMoment(int moment) implements Selection {
        @Override
        public String text() {
            return "@" + moment;
        }
    }
}
