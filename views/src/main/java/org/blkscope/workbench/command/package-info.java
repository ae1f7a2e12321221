/**
 * Everything a person can do, as objects: a name, a key, an action, and a reason while it cannot be
 * done.
 *
 * <p>Menu, tool bar, keys and quick access run the same command, so they can never disagree.
 */
@NullMarked
package org.blkscope.workbench.command;

import org.jspecify.annotations.NullMarked;
