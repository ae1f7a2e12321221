/** Tests of questions about recordings. */
@NullMarked
package org.blkscope.analysis;

import org.jspecify.annotations.NullMarked;
