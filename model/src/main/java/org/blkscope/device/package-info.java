/**
 * Devices and their drivers: what takes requests, how long it keeps them, and how it says that they
 * are done.
 *
 * <p>Each is a {@link org.blkscope.kernel.Driver}; parameters are named as the driver's module
 * parameters.
 */
@NullMarked
package org.blkscope.device;

import org.jspecify.annotations.NullMarked;
