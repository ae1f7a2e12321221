package org.blkscope.analysis;

/**
 * A stretch of a recording's time.
 *
 * @param fromNs where it begins
 * @param toNs where it ends, behind {@code fromNs} by at least one nanosecond
 */
public record TimeSpan(long fromNs, long toNs) {
    public TimeSpan {
        toNs = Math.max(fromNs + 1, toNs);
    }

    public long lengthNs() {
        return toNs - fromNs;
    }

    public boolean contains(long timeNs) {
        return timeNs >= fromNs && timeNs < toNs;
    }

    /** The time at a fraction of the way. */
    public long at(double fraction) {
        return fromNs + Math.round(lengthNs() * fraction);
    }

    /** How far a time is on the way: 0 at the begin, 1 at the end, beyond them outside. */
    public double fraction(long timeNs) {
        return (double) (timeNs - fromNs) / lengthNs();
    }

    /** The same length, later by so much (earlier if negative). */
    public TimeSpan moved(long ns) {
        return new TimeSpan(fromNs + ns, toNs + ns);
    }

    /** Longer by a factor, with one time staying at its fraction. */
    public TimeSpan scaled(double factor, long aroundNs) {
        long before = Math.round((aroundNs - fromNs) * factor);
        long length = Math.max(1, Math.round(lengthNs() * factor));
        return new TimeSpan(aroundNs - before, aroundNs - before + length);
    }

    /** This span, shortened and moved as little as needed to lie inside another. */
    public TimeSpan within(TimeSpan outer) {
        if (lengthNs() >= outer.lengthNs()) {
            return outer;
        }
        long early = Math.max(0, outer.fromNs - fromNs);
        long late = Math.max(0, toNs - outer.toNs);
        return moved(early - late);
    }
}
