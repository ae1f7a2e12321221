/** Arrangements as values. */
@NullMarked
package org.blkscope.workbench.layout;

import org.jspecify.annotations.NullMarked;
