/**
 * Captured kernel cases: folders in which a real kernel's answer to a known load was kept.
 *
 * <p>A case says what was there (kernel, CPUs, devices, queue attributes), what was done (the
 * script of the load, and every operation as it was submitted), what the tag maps remembered from
 * before, and which block events the kernel emitted in up to three runs. Nothing of the model is
 * known here: how a case becomes a scenario is the laboratory's business.
 */
@NullMarked
package org.blkscope.capture.meta;

import org.jspecify.annotations.NullMarked;
