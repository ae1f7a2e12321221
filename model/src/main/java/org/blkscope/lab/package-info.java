/**
 * The laboratory: what is done with scenarios and cases as a whole; both front ends use it.
 *
 * <p>Its first experiment is agreement. A captured kernel case is turned into a scenario, the model
 * runs it, and the sequence of its block events is compared with that of the real kernel. What the
 * model may take from a case is limited, and every scenario lists what it took; a case that needs
 * something that is not modelled is named with its reason and counts as 0.
 */
@NullMarked
package org.blkscope.lab;

import org.jspecify.annotations.NullMarked;
