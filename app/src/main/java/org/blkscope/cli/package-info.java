/**
 * The command line. Each verb is a class that reads its arguments, asks the laboratory and prints
 * what it answers, as text or as one JSON object. Nothing here may load a class of JavaFX: verbs
 * run on machines without a display.
 */
@NullMarked
package org.blkscope.cli;

import org.jspecify.annotations.NullMarked;
