/**
 * The list of events: what happened, in order, with the cursor in it.
 *
 * <p>A recording may hold millions of events, so rows are only their numbers; the words of a row
 * are made when it comes into sight.
 */
@NullMarked
package org.blkscope.view.events;

import org.jspecify.annotations.NullMarked;
