/**
 * Where the panes of the window are: split, stacked, in windows of their own.
 *
 * <p>An {@link org.blkscope.workbench.layout.Arrangement} is a value: a tree of splits whose leaves
 * are stacks of panes, known by their ids. {@link org.blkscope.workbench.layout.Dock} shows an
 * arrangement, lets the person change it and says what it is now; {@link
 * org.blkscope.workbench.layout.LayoutFile} keeps it. Only this package knows the docking library.
 */
@NullMarked
package org.blkscope.workbench.layout;

import org.jspecify.annotations.NullMarked;
