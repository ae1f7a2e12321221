/** What a part says, without a window. */
@NullMarked
package org.blkscope.view.outline;

import org.jspecify.annotations.NullMarked;
