/**
 * Experiments: runs of the model that belong together, and what they are to show.
 *
 * <p>An experiment is a file: one scenario, runs that change its kernel or its keys, and claims
 * over figures of these runs with the range that counts as met. Each figure is the median over the
 * seeds. Nothing of an effect is in here: a run changes rules, and the figure comes out of them.
 */
@NullMarked
package org.blkscope.lab.experiment;

import org.jspecify.annotations.NullMarked;
