package org.blkscope.kernel;

import org.blkscope.engine.Context;

/*
 * Tokens that a scheduler hands out with its requests (blk-mq schedulers, 3.3). They are counted in a map like tags, with
 * wait queues like those of tags; a hardware queue that finds none waits there once and is run when one is freed.
 */
/** {@code domain_tokens} of one domain, with the waiters of all hardware queues. */
public final class DomainTokens {
    private final RequestQueue q;
    private final Sbitmap bitmap;
    private final WaitQueues waiters;
    private final HctxWait[] waits;
    private final int most;

    /**
     * @param most tokens there can be
     */
    DomainTokens(RequestQueue q, int most) {
        this.q = q;
        this.most = most;
        Tags.Rules rules = q.behaviour.tags();
        bitmap = new Sbitmap(most, q.ctxs.length, false, rules);
        waiters = new WaitQueues(most, rules);
        waits = new HctxWait[q.hctxs.length];
        for (HardwareQueue hctx : q.hctxs) {
            waits[hctx.index] = new HctxWait(hctx);
        }
    }

    /** {@code kyber_get_domain_token()}: a token, or -1; then the hardware queue waits for one. */
    public int get(Context ctx, HardwareQueue hctx) {
        HctxWait wait = waits[hctx.index];
        int token = bitmap.get(ctx.cpu());
        if (token < 0 && !wait.isWaiting()) {
            wait.begin();
            token = bitmap.get(ctx.cpu());
        }
        if (token >= 0) {
            wait.end();
        }
        return token;
    }

    /** Gives a token back; the hint of the CPU on which its request was allocated moves to it. */
    public void put(Context ctx, Request rq, int token) {
        bitmap.put(token, rq.mqCtx.cpu);
        waiters.freed(ctx, 1);
    }

    /** Tokens that may be handed out now. */
    public int depth() {
        return bitmap.depth();
    }

    /** {@code sbitmap_queue_resize()}: at least 1, at most as many as the map was made with. */
    public void resize(int depth) {
        int tokens = Math.max(1, Math.min(depth, most));
        bitmap.resize(tokens);
        waiters.setUsable(tokens);
    }

    /** True if a hardware queue waits for a token. */
    public boolean isWaiting(HardwareQueue hctx) {
        return waits[hctx.index].isWaiting();
    }

    /** {@code domain_wait}: one entry for each hardware queue. */
    private final class HctxWait implements Waiter {
        private final HardwareQueue hctx;
        private int queue = -1;
        private int next;

        HctxWait(HardwareQueue hctx) {
            this.hctx = hctx;
        }

        boolean isWaiting() {
            return queue >= 0;
        }

        void begin() {
            queue = next;
            next = (next + 1) % WaitQueues.QUEUES;
            waiters.add(queue, this);
        }

        void end() {
            if (isWaiting()) {
                waiters.remove(queue, this);
                queue = -1;
            }
        }

        @Override
        public void wakeUp(Context ctx) {
            end();
            hctx.decide(ctx, q.sites.tokenWake, 1);
            hctx.run(ctx, true);
        }

        @Override
        public boolean isExclusive() {
            return false;
        }
    }
}
