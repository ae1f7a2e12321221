/** What a part says, without a window. */
@NullMarked
package org.blkscope.view.events;

import org.jspecify.annotations.NullMarked;
