package org.blkscope.device;

import org.blkscope.engine.Context;
import org.blkscope.kernel.Driver;
import org.blkscope.kernel.Request;

/** The driver of a stacking device: no request ever gets to it. */
public final class NoRequests implements Driver {
    private final String name;

    public NoRequests(String name) {
        this.name = name;
    }

    @Override
    public void initRequest(Request rq) {}

    @Override
    public Status queueRq(Context ctx, Request rq, boolean last) {
        throw new IllegalStateException(name + " has no requests");
    }

    @Override
    public boolean hasQueueRqs() {
        return false;
    }

    @Override
    public void complete(Context ctx, Request rq) {
        throw new IllegalStateException(name + " has no requests");
    }

    @Override
    public String name() {
        return name;
    }
}
