package org.blkscope.study;

import java.util.function.IntPredicate;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Step;

/** A feed that several threads may ask: one waits until the other's advance is done. */
final class SharedFeed implements Feed {
    private final Feed feed;

    SharedFeed(Feed feed) {
        this.feed = feed;
    }

    @Override
    public synchronized boolean advance(Step step, IntPredicate stopWhen) {
        return feed.advance(step, stopWhen);
    }
}
