package org.blkscope.draw;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DrawTest {
    /** Every character is half as wide as it is high. */
    private static final TextMeasure HALF = (text, style) -> text.length() * style.size() / 2;

    private static final TextStyle STYLE = TextStyle.words(10);

    @Test
    void theTopmostBoxIsHit() {
        HitMap<String> hits = new HitMap<>();
        hits.add(new Box(0, 0, 100, 100), "frame");
        hits.add(new Box(10, 10, 20, 20), "chip");
        assertThat(hits.find(15, 15)).contains("chip");
        assertThat(hits.find(30, 30)).contains("frame");
        assertThat(hits.find(100, 50)).isEmpty();
    }

    @Test
    void aTextIsShortenedOnlyIfItIsTooWide() {
        assertThat(HALF.fit("dispatch", STYLE, 40)).isEqualTo("dispatch");
        assertThat(HALF.fit("dispatch", STYLE, 39)).isEqualTo("dispat\u2026");
        assertThat(HALF.fit("dispatch", STYLE, 10)).isEqualTo("d\u2026");
        assertThat(HALF.fit("dispatch", STYLE, 9)).isEmpty();
    }

    @Test
    void aRouteIsWalkedAtEvenSpeed() {
        Route route = new Route(0, 0, 10, 0, 10, 30);
        assertThat(route.length()).isEqualTo(40);
        assertThat(route.at(0)).containsExactly(0, 0);
        assertThat(route.at(0.25)).containsExactly(10, 0);
        assertThat(route.at(0.5)).containsExactly(10, 10);
        assertThat(route.at(1)).containsExactly(10, 30);
    }

    @Test
    void fastPlayShowsNoMoves() {
        assertThat(Motion.durationMs(0)).isEqualTo(Motion.STEP_MS);
        assertThat(Motion.durationMs(1)).isEqualTo(Motion.STEP_MS);
        assertThat(Motion.durationMs(10)).isEqualTo(85);
        assertThat(Motion.durationMs(100)).isZero();
    }

    @Test
    void easingKeepsBothEndsAndTheMiddle() {
        assertThat(Motion.ease(0)).isZero();
        assertThat(Motion.ease(0.5)).isEqualTo(0.5);
        assertThat(Motion.ease(1)).isEqualTo(1);
        assertThat(Motion.ease(0.1)).isLessThan(0.1);
    }

    @Test
    void boxesThatTouchStillTouchAfterZooming() {
        RecordingSurface surface = new RecordingSurface(200, 200, HALF);
        surface.translate(3.3, 0);
        surface.scale(1.7);
        surface.fill(new Box(0, 0, 7, 10), 0, Role.READ);
        surface.fill(new Box(7, 0, 7, 10), 0, Role.WRITE);
        Box left = surface.boxes().get(0).box();
        Box right = surface.boxes().get(1).box();
        assertThat(left.x()).isEqualTo(3);
        assertThat(left.right()).isEqualTo(right.x()).isEqualTo(15);
    }

    @Test
    void clipsNestAndAreRestored() {
        RecordingSurface surface = new RecordingSurface(100, 100, HALF);
        surface.save();
        surface.clip(new Box(10, 10, 50, 50));
        surface.clip(new Box(0, 0, 30, 90));
        surface.fill(new Box(0, 0, 5, 5), 0, Role.READ);
        surface.restore();
        surface.fill(new Box(0, 0, 5, 5), 0, Role.READ);
        assertThat(surface.boxes().get(0).clip()).isEqualTo(new Box(10, 10, 20, 50));
        assertThat(surface.boxes().get(1).clip()).isEqualTo(new Box(0, 0, 100, 100));
    }

    @Test
    void aTextInABoxIsAlignedOnWholePixels() {
        RecordingSurface surface = new RecordingSurface(100, 100, HALF);
        surface.textIn(new Box(0, 0, 51, 20), "abc", Align.CENTRE, STYLE, Role.TEXT);
        surface.textIn(new Box(0, 20, 51, 20), "abc", Align.RIGHT, STYLE, Role.TEXT);
        assertThat(surface.texts().get(0).box().x()).isEqualTo(18);
        assertThat(surface.texts().get(1).box().x()).isEqualTo(36);
    }
}
