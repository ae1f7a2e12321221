/**
 * What is known of the selected thing at the moment of the cursor: a request or bio, a place, or
 * the recording as a whole.
 *
 * <p>Facts are made as plain data first, so that they are tested and printed without a window. What
 * a source cannot know says so; what was concluded says so too.
 */
@NullMarked
package org.blkscope.view.inspector;

import org.jspecify.annotations.NullMarked;
