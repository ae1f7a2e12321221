package org.blkscope.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.blkscope.draw.Box;
import org.blkscope.draw.RecordingSurface;
import org.blkscope.draw.RecordingSurface.DrawnText;

/** What must hold for every drawing: texts do not overlap each other and are not cut. */
public final class Geometry {
    private Geometry() {}

    /** Asserts both for all texts of a drawing. */
    public static void assertLegible(RecordingSurface surface, double width, double height) {
        Box whole = new Box(0, 0, width, height);
        List<DrawnText> texts = surface.texts();
        for (int i = 0; i < texts.size(); i++) {
            DrawnText text = texts.get(i);
            assertThat(whole.covers(text.box(), 0.5)).as("inside the area: %s", text).isTrue();
            assertThat(text.clip().covers(text.box(), 1)).as("not clipped: %s", text).isTrue();
            for (int j = i + 1; j < texts.size(); j++) {
                assertThat(text.box().overlaps(texts.get(j).box(), 1))
                        .as("apart: %s and %s", text, texts.get(j))
                        .isFalse();
            }
        }
    }
}
