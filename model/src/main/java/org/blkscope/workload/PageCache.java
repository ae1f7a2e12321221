package org.blkscope.workload;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The dirty pages of one block device, and what of it is being written back. Whoever asks for a
 * sync writes back all that is dirty, also of others, and waits for all that is under way.
 */
final class PageCache {
    /** Most sectors of one bio of write-back: 256 pages. */
    private static final int MAX_BIO_SECTORS = 2048;

    /** A run of dirty pages: first sector and length. */
    record Extent(long sector, int sectors) {}

    private final TreeMap<Long, Integer> dirty = new TreeMap<>();
    private final List<Operation> writeback = new ArrayList<>();

    /** A write of user space that stays in memory. */
    void write(long sector, int sectors) {
        dirty.merge(sector, sectors, Math::max);
    }

    /** Takes all dirty pages, in order; neighbours together. */
    List<Extent> take() {
        List<Extent> extents = new ArrayList<>();
        for (Map.Entry<Long, Integer> page : dirty.entrySet()) {
            int last = extents.size() - 1;
            Extent before = last < 0 ? null : extents.get(last);
            boolean joins =
                    before != null
                            && before.sector() + before.sectors() == page.getKey()
                            && before.sectors() + page.getValue() <= MAX_BIO_SECTORS;
            if (before != null && joins) {
                extents.set(last, new Extent(before.sector(), before.sectors() + page.getValue()));
            } else {
                extents.add(new Extent(page.getKey(), page.getValue()));
            }
        }
        dirty.clear();
        return extents;
    }

    /** Write-back of an extent has begun. */
    void begun(Operation operation) {
        writeback.add(operation);
    }

    /** What is being written back now. */
    List<Operation> underWay() {
        writeback.removeIf(Operation::isDone);
        return List.copyOf(writeback);
    }
}
