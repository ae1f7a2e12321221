/**
 * What user space does: the submitters of a run, as data and as tasks of the machine.
 *
 * <p>A job either follows a {@link org.blkscope.workload.Script}, in the small language of the
 * captured kernel cases, or is described by fio's words ({@link org.blkscope.workload.FioJob}).
 * Scripts name every system call: what one {@code io_submit} takes at once decides whether the
 * kernel plugs, so batches are part of the language and are never guessed. Random choices are drawn
 * from the seed of the run.
 */
@NullMarked
package org.blkscope.workload;

import org.jspecify.annotations.NullMarked;
