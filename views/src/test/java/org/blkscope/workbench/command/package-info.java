/** Commands without a window. */
@NullMarked
package org.blkscope.workbench.command;

import org.jspecify.annotations.NullMarked;
