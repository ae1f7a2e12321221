/**
 * How kernels differ: flags, a value for each flag by kernel (a profile), and named changes of
 * flags.
 *
 * <p>The model never tests a version; it asks for a flag at the very line where kernels differ.
 */
@NullMarked
package org.blkscope.kernel.profile;

import org.jspecify.annotations.NullMarked;
