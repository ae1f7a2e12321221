/**
 * The shell around the parts: window, menu, tool bar, panes, status line.
 *
 * <p>It knows parts by their descriptors only, opens files through an {@link
 * org.blkscope.workbench.Opener}, and gives each part the study to show. Nothing here reads an
 * event: that is the parts' business.
 */
@NullMarked
package org.blkscope.workbench;

import org.jspecify.annotations.NullMarked;
