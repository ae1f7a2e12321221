package org.blkscope.cli;

/** An argument that is well formed and yet wrong. */
final class UsageException extends Exception {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
