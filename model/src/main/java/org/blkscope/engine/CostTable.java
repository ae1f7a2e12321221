package org.blkscope.engine;

/**
 * CPU time of the steps of the kernel, in nanoseconds; each is 0 or more. With all at 0 the order
 * of events is still defined.
 *
 * @param name of the table
 * @param syscall entry and exit of a system call
 * @param submit one bio through submission, up to its request
 * @param tagGet taking a tag
 * @param tagPut giving a tag back
 * @param plugAdd adding a request to a plug list
 * @param unplug flushing a plug, per flush
 * @param insert inserting a request into a software queue or a scheduler
 * @param dispatch taking a request to the driver
 * @param queueRq the driver's {@code queue_rq}
 * @param complete the driver's completion of a request
 * @param endRequest ending a request and its bios
 * @param irqEntry from the device's interrupt to its handler
 * @param softirqRaise from raising a softirq to its run
 * @param workerWakeup from queueing work to the worker running
 * @param taskWakeup from waking a task to the task running
 * @param ipi from sending an interrupt to another CPU to its handler
 * @param contextSwitch switching between tasks
 * @param shell starting a shell that carries out one line of a script
 */
public record CostTable(
        String name,
        long syscall,
        long submit,
        long tagGet,
        long tagPut,
        long plugAdd,
        long unplug,
        long insert,
        long dispatch,
        long queueRq,
        long complete,
        long endRequest,
        long irqEntry,
        long softirqRaise,
        long workerWakeup,
        long taskWakeup,
        long ipi,
        long contextSwitch,
        long shell) {}
