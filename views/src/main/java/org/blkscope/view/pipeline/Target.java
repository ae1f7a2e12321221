package org.blkscope.view.pipeline;

/** What a box of the drawing stands for: what a click on it picks. */
public sealed interface Target {
    /** A bio or request, by its number among lives. */
    record OfLife(int life) implements Target {}

    /** A place, by its number in the topology. */
    record OfPlace(int place) implements Target {}

    /** A gauge, by its number in the topology. */
    record OfGauge(int gauge) implements Target {}

    /** A device, by its number in the topology. */
    record OfDevice(int device) implements Target {}
}
