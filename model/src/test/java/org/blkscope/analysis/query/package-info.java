/** Tests of the query language and of searches. */
@NullMarked
package org.blkscope.analysis.query;

import org.jspecify.annotations.NullMarked;
