package org.blkscope.lab.experiment;

/**
 * A place in the recording of a run that a teacher points at.
 *
 * @param run in which it is
 * @param query that finds the event, in the query language
 * @param nth which of the events found, from 1
 * @param text what is to be seen there
 */
public record Stop(String run, String query, int nth, String text) {}
