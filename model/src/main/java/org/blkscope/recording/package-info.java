/**
 * What was seen: one append-only list of events, from which every state can be rebuilt.
 *
 * <p>A machine, a trace reader or a dump reader writes through a {@link
 * org.blkscope.recording.Recorder}; everything that is shown, searched, compared or printed reads
 * an {@link org.blkscope.recording.EventLog} at a position, called a <em>moment</em>: moment {@code
 * m} lies after the first {@code m} events. {@link org.blkscope.recording.Timeline} rebuilds the
 * {@link org.blkscope.recording.Snapshot} of any moment by folding events onto the nearest
 * keyframe.
 *
 * <p>Requests and bios are <em>lives</em>: numbered in order of birth, never reused. While it
 * lives, a life owns a dense slot, so that snapshots stay small however long the recording grows.
 *
 * <p>What the source of a recording cannot know is said by {@link org.blkscope.recording.Coverage},
 * place by place.
 */
@NullMarked
package org.blkscope.recording;

import org.jspecify.annotations.NullMarked;
