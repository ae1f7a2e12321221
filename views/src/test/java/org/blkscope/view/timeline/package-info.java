/** Tests of the timeline. */
@NullMarked
package org.blkscope.view.timeline;

import org.jspecify.annotations.NullMarked;
