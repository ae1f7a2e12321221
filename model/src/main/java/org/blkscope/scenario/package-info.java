/**
 * Scenarios: the immutable description of a run, read from JSON and written back.
 *
 * <p>A scenario is a tree of records, so an edit is a new tree, undo is the list of earlier ones,
 * and two runs differ in exactly what their trees differ in. {@link
 * org.blkscope.scenario.ScenarioReader} is the only way in: whatever it lets through is in range,
 * and every complaint names the file, the path of the key and what was expected there. Overrides
 * ({@code --set}) change the written form and go through the same reader.
 */
@NullMarked
package org.blkscope.scenario;

import org.jspecify.annotations.NullMarked;
