/**
 * The tree of devices and their places, with how many requests or tags each holds at the moment of
 * the cursor.
 */
@NullMarked
package org.blkscope.view.outline;

import org.jspecify.annotations.NullMarked;
