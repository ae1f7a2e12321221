/**
 * Benchmarks: documented commands that print figures; they are no tests and never fail a build.
 *
 * <p>Each runs in several JVMs, one after the other, and gives the best, the median and the range,
 * beside a yardstick measured in the same JVM.
 */
@NullMarked
package org.blkscope.bench;

import org.jspecify.annotations.NullMarked;
