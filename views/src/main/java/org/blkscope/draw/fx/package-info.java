/** Drawing in a window: a {@link org.blkscope.draw.Surface} on a JavaFX canvas. */
@NullMarked
package org.blkscope.draw.fx;

import org.jspecify.annotations.NullMarked;
