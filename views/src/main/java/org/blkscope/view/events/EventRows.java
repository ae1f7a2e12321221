package org.blkscope.view.events;

import javafx.collections.ObservableListBase;
import org.jspecify.annotations.Nullable;

/** The numbers 0 to n-1 as a list that can only grow and takes no room. */
final class EventRows extends ObservableListBase<Integer> {
    private int size;

    /** Makes the list as long as a recording has become. */
    void growTo(int newSize) {
        if (newSize > size) {
            beginChange();
            nextAdd(size, newSize);
            size = newSize;
            endChange();
        }
    }

    @Override
    public Integer get(int index) {
        return java.util.Objects.checkIndex(index, size);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int indexOf(@Nullable Object row) {
        return row instanceof Integer number && number >= 0 && number < size ? number : -1;
    }

    @Override
    public int lastIndexOf(@Nullable Object row) {
        return indexOf(row);
    }

    @Override
    public boolean contains(@Nullable Object row) {
        return indexOf(row) >= 0;
    }
}
