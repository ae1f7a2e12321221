package org.blkscope.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * Nine moments of a study that a person wants to come back to. All methods belong to the thread
 * that draws.
 */
public final class Bookmarks {
    /** Bookmarks have the numbers from 1 to this one. */
    public static final int MOST = 9;

    /**
     * A moment with a number and a name.
     *
     * @param number 1 to {@link #MOST}
     * @param moment in the recording
     */
    public record Bookmark(int number, int moment, String name) {
        public Bookmark {
            if (number < 1 || number > MOST) {
                throw new IllegalArgumentException("a bookmark has a number from 1 to " + MOST);
            }
        }
    }

    private final ObservableList<Bookmark> list = FXCollections.observableArrayList();
    private final ObservableList<Bookmark> shown = FXCollections.unmodifiableObservableList(list);

    /** In order of their numbers. */
    public ObservableList<Bookmark> list() {
        return shown;
    }

    /** The bookmark with a number. */
    public Optional<Bookmark> at(int number) {
        return list.stream().filter(each -> each.number() == number).findFirst();
    }

    /** Puts a bookmark at its number, instead of the one that was there. */
    public void put(Bookmark bookmark) {
        list.removeIf(each -> each.number() == bookmark.number());
        list.add(bookmark);
        list.sort(Comparator.comparingInt(Bookmark::number));
    }

    /** Gives a bookmark another name. */
    public void rename(int number, String name) {
        at(number).ifPresent(old -> put(new Bookmark(number, old.moment(), name)));
    }

    /** Takes a bookmark away. */
    public void remove(int number) {
        list.removeIf(each -> each.number() == number);
    }

    /** One line each: number, moment and name. */
    public List<String> lines() {
        return list.stream()
                .map(each -> each.number() + " " + each.moment() + " " + each.name())
                .toList();
    }

    /**
     * Adds what {@link #lines} wrote.
     *
     * @return lines that are no bookmarks and are left out
     */
    public List<String> addLines(List<String> lines) {
        List<String> left = new ArrayList<>();
        for (String line : lines) {
            String[] words = line.split(" ", 3);
            try {
                String name = words.length < 3 ? "" : words[2];
                int moment = Integer.parseInt(words[1]);
                put(new Bookmark(Integer.parseInt(words[0]), Math.max(0, moment), name));
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
                left.add(line);
            }
        }
        return left;
    }
}
