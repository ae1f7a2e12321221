/**
 * Where running stops: a list of conditions with their hits.
 *
 * <p>A breakpoint is a query that is asked of every event. A kind of event and a request are
 * queries too, so the list shows all of them in one notation, which is also the one that is typed.
 */
@NullMarked
package org.blkscope.view.breakpoints;

import org.jspecify.annotations.NullMarked;
