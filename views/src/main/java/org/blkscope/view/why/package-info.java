/**
 * Why the present is as it is: the last steps with the kernel function that took them and the rule
 * it followed.
 *
 * <p>Sentences are derived from rules and figures of the recording; nothing here is stored.
 */
@NullMarked
package org.blkscope.view.why;

import org.jspecify.annotations.NullMarked;
