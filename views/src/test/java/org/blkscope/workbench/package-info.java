/** The window as a whole, driven without a display. */
@NullMarked
package org.blkscope.workbench;

import org.jspecify.annotations.NullMarked;
