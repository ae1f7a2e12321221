/**
 * What is behind a host or controller: media with their service-time laws (blk-mq drivers, section
 * 8). A medium is given accesses and ends each in its own time and order: a disk with one arm, a
 * cache and a queue that it reorders, a stick that copies erase blocks, an array of flash units.
 * Times are integers; what scatters is drawn from the seed of the scenario.
 */
@NullMarked
package org.blkscope.device.media;

import org.jspecify.annotations.NullMarked;
