package org.blkscope.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.blkscope.study.Bookmarks.Bookmark;
import org.junit.jupiter.api.Test;

class BookmarksTest {
    private final Bookmarks bookmarks = new Bookmarks();

    @Test
    void aNumberHoldsOneBookmarkAndTheListIsInOrderOfNumbers() {
        bookmarks.put(new Bookmark(3, 30, "three"));
        bookmarks.put(new Bookmark(1, 10, "one"));
        bookmarks.put(new Bookmark(3, 31, "again"));

        assertThat(bookmarks.list())
                .containsExactly(new Bookmark(1, 10, "one"), new Bookmark(3, 31, "again"));
        assertThat(bookmarks.at(2)).isEmpty();
    }

    @Test
    void aBookmarkIsRenamedAndTakenAway() {
        bookmarks.put(new Bookmark(9, 4, "here"));
        bookmarks.rename(9, "orbit begins");
        assertThat(bookmarks.at(9)).contains(new Bookmark(9, 4, "orbit begins"));
        bookmarks.remove(9);
        assertThat(bookmarks.list()).isEmpty();
    }

    @Test
    void linesComeBackAndWhatIsNoBookmarkIsLeftOut() {
        bookmarks.put(new Bookmark(2, 45210, "queue_rq F666 busy"));
        Bookmarks other = new Bookmarks();

        assertThat(other.addLines(bookmarks.lines())).isEmpty();
        assertThat(other.list()).isEqualTo(bookmarks.list());
        assertThat(other.addLines(List.of("x 1 a", "12 3 b", "4"))).hasSize(3);
    }

    @Test
    void thereAreNine() {
        assertThatThrownBy(() -> new Bookmark(10, 0, ""))
                .hasMessage("a bookmark has a number from 1 to 9");
    }
}
