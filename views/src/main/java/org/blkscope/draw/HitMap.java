package org.blkscope.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which box of a drawing belongs to what. A painter adds boxes in the order in which it draws them;
 * the one drawn last is on top and wins.
 *
 * @param <T> what a box stands for
 */
public final class HitMap<T> {
    /** One box and what it stands for. */
    public record Entry<T>(Box box, T target) {}

    private final List<Entry<T>> entries = new ArrayList<>();

    public void add(Box box, T target) {
        entries.add(new Entry<>(box, target));
    }

    /** What lies at a point, the topmost first. */
    public Optional<T> find(double x, double y) {
        return entry(x, y).map(Entry::target);
    }

    /** The topmost box at a point. */
    public Optional<Entry<T>> entry(double x, double y) {
        for (int i = entries.size() - 1; i >= 0; i--) {
            if (entries.get(i).box().contains(x, y)) {
                return Optional.of(entries.get(i));
            }
        }
        return Optional.empty();
    }

    /** All boxes, the lowest first. */
    public List<Entry<T>> entries() {
        return List.copyOf(entries);
    }
}
