/**
 * Long work with a name, progress and a stop button.
 *
 * <p>Work runs on threads of its own and says how far it is; the result comes back to the thread
 * that draws in one hop, and nobody ever waits for that thread.
 */
@NullMarked
package org.blkscope.workbench.job;

import org.jspecify.annotations.NullMarked;
