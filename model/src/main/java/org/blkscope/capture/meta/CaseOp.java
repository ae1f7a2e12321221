package org.blkscope.capture.meta;

/**
 * One operation as the load submitted it. When it was done is not kept: nobody may use it.
 *
 * @param process number of the process in the script, from 0
 * @param sequence number of the operation in its process, from 0
 * @param api {@code sync}, {@code aio}, {@code uring} ...
 * @param op {@code read}, {@code write}, {@code fsync} ...
 * @param device path of what was opened
 * @param sector first sector
 * @param sectors length
 * @param batch number of the system call that submitted it, in its process
 * @param cpu where the process ran
 * @param submitNs monotonic clock before the system call
 */
public record CaseOp(
        int process,
        int sequence,
        String api,
        String op,
        String device,
        long sector,
        long sectors,
        int batch,
        int cpu,
        long submitNs) {}
