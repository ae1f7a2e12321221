/**
 * What a person has open and where they look: one {@link org.blkscope.study.Study} for each
 * recording, with its {@link org.blkscope.study.TimeCursor} and its {@link
 * org.blkscope.study.Selection}.
 *
 * <p>Everything on the screen is a function of one recording and one moment. The cursor holds the
 * moment, folds the state on a thread of its own and hands immutable snapshots to the thread that
 * draws. Selections are addresses, so they survive seeks. Nothing here knows a scene: properties
 * only, so all of it is tested without a toolkit.
 */
@NullMarked
package org.blkscope.study;

import org.jspecify.annotations.NullMarked;
