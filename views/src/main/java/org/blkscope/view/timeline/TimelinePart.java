package org.blkscope.view.timeline;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.blkscope.draw.Palette;
import org.blkscope.draw.fx.FxFonts;
import org.blkscope.study.Study;
import org.blkscope.workbench.Background;
import org.blkscope.workbench.Part;
import org.jspecify.annotations.Nullable;

/** The timeline as a part of the workbench. */
public final class TimelinePart implements Part {
    private final ObservableValue<Palette> palette;
    private final FxFonts fonts = new FxFonts();
    private final Background background = new Background("timeline");
    private final StackPane node = new StackPane();
    private @Nullable TimelineViewModel model;
    private int device;

    /**
     * @param palette colours of the present theme
     */
    public TimelinePart(ObservableValue<Palette> palette) {
        this.palette = palette;
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public void open(Study study) {
        TimelineViewModel shown =
                new TimelineViewModel(study.recording(), 0, background::execute, background::draw);
        model = shown;
        TimelineCanvas canvas = new TimelineCanvas(shown, fonts);
        canvas.setId("timeline");
        canvas.paletteProperty().bind(palette);
        node.getChildren().setAll(canvas);
        shown.onSeek(study.cursor()::follow);
        shown.onPick(study::selectLife);
        study.cursor().momentProperty().subscribe(moment -> shown.show(moment.intValue()));
        study.selectedLifeProperty().subscribe(life -> select(study, shown, life.intValue()));
        study.sizeProperty().subscribe(size -> shown.grown());
    }

    @Override
    public boolean isSettled() {
        return background.isIdle();
    }

    @Override
    public void close() {
        if (model != null) {
            model.close();
        }
        background.close();
    }

    private void select(Study study, TimelineViewModel shown, int life) {
        if (life >= 0 && study.recording().lives().device(life) != device) {
            device = study.recording().lives().device(life);
            shown.showDevice(device);
        }
        shown.select(life);
    }
}
