/**
 * Asking a recording: a small language of comparisons, and searches with it in both directions.
 *
 * <p>A {@link org.blkscope.analysis.query.Query} is text that was understood; {@link
 * org.blkscope.analysis.query.Search} is a query bound to the names of one recording. Two kinds of
 * questions are told apart. One that asks for anything of the event (its kind, its request) matches
 * every event for which it holds. One that asks for the state alone ({@code hctx0.dispatch.size >=
 * 3}) matches where it becomes true, so that it does not stop at every event while it stays true.
 *
 * <p>What a source does not tell is no number: a comparison with an unknown value is false, {@code
 * !=} included. A query has no calls, no assignment and no way to anything but the fields that
 * {@link org.blkscope.analysis.query.Fields} lists.
 */
@NullMarked
package org.blkscope.analysis.query;

import org.jspecify.annotations.NullMarked;
