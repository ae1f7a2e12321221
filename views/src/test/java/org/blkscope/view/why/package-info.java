/** What a part says, without a window. */
@NullMarked
package org.blkscope.view.why;

import org.jspecify.annotations.NullMarked;
