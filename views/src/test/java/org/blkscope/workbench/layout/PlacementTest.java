package org.blkscope.workbench.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import org.blkscope.workbench.layout.Arrangement.Split;
import org.blkscope.workbench.layout.Arrangement.Stack;
import org.junit.jupiter.api.Test;

/** Takes panes out of arrangements and puts them in. */
class PlacementTest {
    private static final Arrangement THREE =
            new Split(
                    Orientation.HORIZONTAL,
                    List.of(0.2, 0.6),
                    List.of(stack("a"), stack("b", "c"), stack("d")));

    @Test
    void theSpaceOfAPaneThatLeavesGoesToItsNeighboursInProportion() {
        Split rest = (Split) Placement.without(THREE, "a").orElseThrow();
        assertThat(rest.children()).containsExactly(stack("b", "c"), stack("d"));
        assertThat(rest.share(0)).isCloseTo(0.5, within());
        assertThat(Placement.without(stack("a"), "a")).isEmpty();
    }

    @Test
    void aPaneBesideAnotherTakesHalfOfItsSpaceInTheSameRow() {
        Split placed = (Split) Placement.place(THREE, "e", "d", Where.LEFT);
        assertThat(placed.children())
                .containsExactly(stack("a"), stack("b", "c"), stack("e"), stack("d"));
        assertThat(placed.share(2)).isCloseTo(0.2, within());
        assertThat(placed.share(3)).isCloseTo(0.2, within());
    }

    @Test
    void aPaneAboveAnotherSplitsItAcross() {
        Split placed = (Split) Placement.place(THREE, "e", "c", Where.ABOVE);
        assertThat(placed.children().get(1))
                .isEqualTo(
                        new Split(
                                Orientation.VERTICAL,
                                List.of(0.5),
                                List.of(stack("e"), stack("b", "c"))));
    }

    @Test
    void aStackedPaneIsTheOneThatIsSeen() {
        Split placed = (Split) Placement.place(THREE, "e", "b", Where.STACKED);
        assertThat(placed.children().get(1)).isEqualTo(new Stack(List.of("b", "c", "e"), "e"));
    }

    @Test
    void aPaneComesBackToTheStackOrTheSideThatItHadElsewhere() {
        Arrangement withoutC = Placement.without(THREE, "c").orElseThrow();
        assertThat(Placement.placeAsIn(THREE, withoutC, "c").panes())
                .containsExactly("a", "b", "c", "d");
        Arrangement withoutA = Placement.without(THREE, "a").orElseThrow();
        Split back = (Split) Placement.placeAsIn(THREE, withoutA, "a");
        assertThat(back.children()).containsExactly(stack("a"), stack("b", "c"), stack("d"));
    }

    @Test
    void aPaneThatNoArrangementKnowsIsStackedWithTheFirst() {
        assertThat(Placement.placeAsIn(THREE, THREE, "new").panes())
                .containsExactly("a", "new", "b", "c", "d");
    }

    @Test
    void onlyPanesThatWereNotClosedAreAddedToALayout() {
        WindowLayout kept = new WindowLayout(Optional.of(stack("d")), List.of(), Set.of("a", "b"));
        assertThat(kept.completed(THREE).panes()).containsExactly("c", "d");
    }

    @Test
    void aWindowMovesToTheScreenThatShowsMostOfIt() {
        List<Rectangle2D> screens =
                List.of(new Rectangle2D(0, 0, 1000, 800), new Rectangle2D(1000, 0, 1000, 800));
        assertThat(window(1900, 100, 300, 200).onScreen(screens))
                .isEqualTo(window(1700, 100, 300, 200));
        assertThat(window(-5000, 100, 1300, 200).onScreen(screens))
                .isEqualTo(window(0, 100, 1000, 200));
        assertThat(window(20, 30, 300, 200).onScreen(screens)).isEqualTo(window(20, 30, 300, 200));
    }

    private static WindowLayout.Detached window(double x, double y, double width, double height) {
        return new WindowLayout.Detached(x, y, width, height, stack("a"));
    }

    private static org.assertj.core.data.Offset<Double> within() {
        return org.assertj.core.data.Offset.offset(1e-9);
    }

    private static Stack stack(String... ids) {
        return new Stack(List.of(ids), ids[0]);
    }
}
