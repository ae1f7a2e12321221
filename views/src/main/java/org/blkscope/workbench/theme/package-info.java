/**
 * How the window looks: style sheets that name colours by role, and fonts that are there.
 *
 * <p>Roles get their values in {@code roles-light.css} and {@code roles-dark.css}; the sheets of
 * the library below and of our own controls use roles only. No code holds a colour.
 */
@NullMarked
package org.blkscope.workbench.theme;

import org.jspecify.annotations.NullMarked;
