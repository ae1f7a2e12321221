/** Cursor, selection and addresses, without a toolkit. */
@NullMarked
package org.blkscope.study;

import org.jspecify.annotations.NullMarked;
