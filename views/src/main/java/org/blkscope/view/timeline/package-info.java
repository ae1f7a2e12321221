/**
 * The timeline: figures of a device over time as step curves, the stays of requests in the device
 * above them, and the time cursor.
 *
 * <p>{@link org.blkscope.view.timeline.TimelinePainter} asks the {@link
 * org.blkscope.analysis.ProbeIndex} for one value a pixel column, so a second and an hour cost the
 * same. What lies behind the cursor is recorded but not yet reached, and is dimmed.
 */
@NullMarked
package org.blkscope.view.timeline;

import org.jspecify.annotations.NullMarked;
