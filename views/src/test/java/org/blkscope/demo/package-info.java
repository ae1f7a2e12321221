/** Recordings written by hand, for tests that need something to look at. */
@NullMarked
package org.blkscope.demo;

import org.jspecify.annotations.NullMarked;
