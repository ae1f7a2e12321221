package org.blkscope.view.pipeline;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.blkscope.draw.Palette;
import org.blkscope.draw.fx.FxFonts;
import org.blkscope.study.Selection;
import org.blkscope.study.Study;
import org.blkscope.workbench.Background;
import org.blkscope.workbench.Part;
import org.jspecify.annotations.Nullable;

/**
 * The pipeline as a part of the workbench: it follows the cursor and the selection of its study.
 */
public final class PipelinePart implements Part {
    private final ObservableValue<Palette> palette;
    private final ObservableValue<Boolean> motion;
    private final FxFonts fonts = new FxFonts();
    private final Background background = new Background("pipeline");
    private final StackPane node = new StackPane();
    private @Nullable PipelineViewModel model;

    /**
     * @param palette colours of the present theme
     * @param motion whether chips move from place to place or jump
     */
    public PipelinePart(ObservableValue<Palette> palette, ObservableValue<Boolean> motion) {
        this.palette = palette;
        this.motion = motion;
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public void open(Study study) {
        PipelineViewModel shown =
                new PipelineViewModel(study.recording(), background::execute, background::draw);
        model = shown;
        shown.motionProperty().bind(motion);
        PipelineCanvas canvas = new PipelineCanvas(shown, fonts);
        canvas.setId("pipeline");
        canvas.paletteProperty().bind(palette);
        node.getChildren().setAll(canvas);
        shown.onPick(target -> pick(study, target));
        shown.onFollow(target -> follow(study, shown, target));
        study.cursor().snapshotProperty().subscribe(shown::show);
        study.selectionProperty().subscribe(selection -> select(study, shown, selection));
    }

    @Override
    public boolean isSettled() {
        return background.isIdle() && (model == null || model.scene().progress() >= 1);
    }

    @Override
    public void close() {
        background.close();
    }

    private static void pick(Study study, Target target) {
        if (target instanceof Target.OfLife life) {
            study.selectLife(life.life());
        } else if (target instanceof Target.OfPlace place) {
            study.selectPlace(study.recording().topology().place(place.place()).path());
        }
    }

    private static void follow(Study study, PipelineViewModel shown, Target target) {
        pick(study, target);
        if (target instanceof Target.OfLife life) {
            shown.select(life.life(), true, 0);
        }
    }

    private static void select(Study study, PipelineViewModel shown, Selection selection) {
        int place =
                selection instanceof Selection.OfPlace picked
                        ? study.recording()
                                .topology()
                                .findPlace(picked.path())
                                .map(found -> found.id())
                                .orElse(0)
                        : 0;
        shown.select(study.selectedLife(), false, place);
    }
}
