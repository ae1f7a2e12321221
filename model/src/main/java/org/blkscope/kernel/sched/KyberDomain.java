package org.blkscope.kernel.sched;

import org.blkscope.recording.Op;

/** Scheduling domains of kyber with the constants of each. */
enum KyberDomain {
    READ("read", 256, 16),
    WRITE("write", 128, 8),
    DISCARD("discard", 64, 1),
    OTHER("other", 16, 1);

    private final String word;
    private final int tokens;
    private final int batch;

    KyberDomain(String word, int tokens, int batch) {
        this.word = word;
        this.tokens = tokens;
        this.batch = batch;
    }

    /** {@code kyber_sched_domain()}. */
    static KyberDomain of(Op op) {
        return switch (op) {
            case READ -> READ;
            case WRITE -> WRITE;
            case DISCARD -> DISCARD;
            default -> OTHER;
        };
    }

    /** Its name in places and files. */
    String word() {
        return word;
    }

    /** {@code kyber_depth[]}: most tokens. */
    int tokens() {
        return tokens;
    }

    /** {@code kyber_batch_size[]}. */
    int batch() {
        return batch;
    }

    /** True if its latencies are looked at. */
    boolean isMeasured() {
        return this != OTHER;
    }
}
