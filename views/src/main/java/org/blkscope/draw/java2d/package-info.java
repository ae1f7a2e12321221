/** Drawing into pictures, without a display: a {@link org.blkscope.draw.Surface} on Java2D. */
@NullMarked
package org.blkscope.draw.java2d;

import org.jspecify.annotations.NullMarked;
