package org.blkscope.recording;

import java.util.Optional;

/**
 * A feed whose source goes on without being asked, such as a file that another process writes.
 *
 * <p>{@link #advance} takes over what has come since and answers false if that was nothing; asking
 * again later may bring more as long as {@link #isOpen} holds. Several threads may call it.
 */
public interface FollowedFeed extends Feed, AutoCloseable {
    /** False once nothing more can come. */
    boolean isOpen();

    /** Why the source ended before it was whole, in a sentence; empty if it did not. */
    Optional<String> fault();

    /** Lets go of the source; what was read stays. */
    @Override
    void close();
}
