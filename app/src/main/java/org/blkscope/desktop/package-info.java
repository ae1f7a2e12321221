/**
 * The program with a window: puts parts, workbench and openers together, and draws the same window
 * without a display.
 *
 * <p>Nothing but this package knows all of them. The toolkit is started here and only here, so that
 * verbs of the command line never load it.
 */
@NullMarked
package org.blkscope.desktop;

import org.jspecify.annotations.NullMarked;
