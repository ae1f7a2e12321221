/** Jobs without a window. */
@NullMarked
package org.blkscope.workbench.job;

import org.jspecify.annotations.NullMarked;
