package org.blkscope.cli;

/** What the program tells the shell; a contract. */
final class ExitCode {
    /** Done. */
    static final int DONE = 0;

    /** A result is not as required; everything was written. */
    static final int NOT_AS_REQUIRED = 1;

    /** Wrong use: unknown verb or option, bad value. */
    static final int WRONG_USE = 2;

    /** Input that cannot be read or used. */
    static final int UNREADABLE = 3;

    private ExitCode() {}
}
