/** The list of moments that a person has marked: go there, rename, take away. */
@NullMarked
package org.blkscope.view.bookmarks;

import org.jspecify.annotations.NullMarked;
