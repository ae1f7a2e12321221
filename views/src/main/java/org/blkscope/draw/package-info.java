/**
 * Drawing without a toolkit: painters speak to a {@link org.blkscope.draw.Surface} in lines, boxes,
 * texts and colour roles, and never learn whether a window, a picture file or a test listens.
 *
 * <p>Coordinates are view units; a {@link org.blkscope.draw.PixelSurface} maps them to pixels and
 * rounds there, so that edges and texts stay crisp at every zoom. Colours are named by {@link
 * org.blkscope.draw.Role} and get their values from a {@link org.blkscope.draw.Palette}. Nothing
 * here knows the block layer.
 */
@NullMarked
package org.blkscope.draw;

import org.jspecify.annotations.NullMarked;
