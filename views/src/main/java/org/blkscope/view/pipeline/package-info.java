/**
 * The pipeline: every place of a device with the requests that are there, at one moment.
 *
 * <p>{@link org.blkscope.view.pipeline.Anatomy} sorts a device's places by their role, {@link
 * org.blkscope.view.pipeline.PipelineLayout} gives each a box, {@link
 * org.blkscope.view.pipeline.ChipMap} puts the requests of a snapshot into the boxes, and {@link
 * org.blkscope.view.pipeline.PipelinePainter} draws the result on a surface. All of that is plain
 * data and arithmetic; only {@link org.blkscope.view.pipeline.PipelineCanvas} knows the toolkit.
 *
 * <p>A request is drawn only where the recording says it is. What the source cannot know is
 * hatched, what was concluded says so.
 */
@NullMarked
package org.blkscope.view.pipeline;

import org.jspecify.annotations.NullMarked;
