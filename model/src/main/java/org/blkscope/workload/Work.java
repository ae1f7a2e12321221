package org.blkscope.workload;

/** What a job does: a script, or fio's words. */
public sealed interface Work permits Script, FioJob {}
