/** Tests of the pipeline. */
@NullMarked
package org.blkscope.view.pipeline;

import org.jspecify.annotations.NullMarked;
