/** The window drawn without a display, from the command line's point of view. */
@NullMarked
package org.blkscope.desktop;

import org.jspecify.annotations.NullMarked;
