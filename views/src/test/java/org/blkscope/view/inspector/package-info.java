/** What a part says, without a window. */
@NullMarked
package org.blkscope.view.inspector;

import org.jspecify.annotations.NullMarked;
