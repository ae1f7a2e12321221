/** Tests of drawing without a toolkit. */
@NullMarked
package org.blkscope.draw;

import org.jspecify.annotations.NullMarked;
