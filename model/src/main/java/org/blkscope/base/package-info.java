/**
 * Small things that every layer needs: growing primitive columns, a seeded random sequence,
 * interned names, units.
 *
 * <p>Nothing here knows the block layer. Columns grow by whole chunks and never move what was
 * written, so one thread may append while others read what has been published.
 */
@NullMarked
package org.blkscope.base;

import org.jspecify.annotations.NullMarked;
