/** Recordings written by hand, for tests of parts. */
@NullMarked
package org.blkscope.view;

import org.jspecify.annotations.NullMarked;
