package org.blkscope.workbench;

import atlantafx.base.controls.ProgressSliderSkin;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.blkscope.analysis.TimeScale;
import org.blkscope.workbench.Player.Direction;
import org.blkscope.workbench.command.Command;
import org.blkscope.workbench.command.CommandNodes;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The tool bar: files, ends and play, one group a kind of step, speed, moment, kernel, quick
 * access.
 */
final class MainToolBar {
    private final WorkbenchCommands commands;
    private final Player player;

    MainToolBar(WorkbenchCommands commands, Player player) {
        this.commands = commands;
        this.player = player;
    }

    HBox bar(MomentField moment, KernelLabel kernel, QuickAccess quickAccess) {
        SheddingBar bar = new SheddingBar();
        HBox kernelPlace = new HBox(kernel);
        kernelPlace.getStyleClass().add("kernel-place");
        bar.getStyleClass().add("main-tool-bar");
        bar.getChildren()
                .addAll(
                        icon(commands.open),
                        icon(commands.importTrace),
                        icon(commands.exportText),
                        gap());
        bar.getChildren()
                .addAll(icon(commands.steps.start), playButton(commands.play.back, Direction.BACK));
        bar.getChildren()
                .addAll(
                        playButton(commands.play.play, Direction.FORWARD),
                        icon(commands.steps.end),
                        gap());
        commands.steps.buttons().forEach(pair -> bar.getChildren().add(stepGroup(pair)));
        bar.getChildren().addAll(gap(), speed(bar), gap(), moment, kernelPlace);
        // The title of the window names it as well.
        bar.mayGo(kernelPlace);
        HBox.setHgrow(quickAccess, Priority.ALWAYS);
        bar.getChildren().add(quickAccess);
        return bar;
    }

    private static Button icon(Command command) {
        return CommandNodes.iconButton(command);
    }

    private Button playButton(Command command, Direction direction) {
        Button button = CommandNodes.iconButton(command);
        button.getStyleClass().add("play-button");
        FontIcon icon = (FontIcon) button.getGraphic();
        player.directionProperty()
                .subscribe(
                        now ->
                                icon.setIconLiteral(
                                        now == direction ? "mdi2p-pause" : "mdi2p-play"));
        // The same triangle, turned: the library has none that points left.
        player.directionProperty()
                .subscribe(now -> button.setScaleX(direction == Direction.BACK ? -1 : 1));
        return button;
    }

    private static Node stepGroup(StepCommands.Pair pair) {
        Button back = CommandNodes.iconButton(pair.back());
        back.getStyleClass().add("group-left");
        Label key = new Label(pair.key());
        key.getStyleClass().add("key");
        Button name = CommandNodes.wire(new Button(pair.label(), key), pair.forward());
        name.getStyleClass().addAll("icon-button", "group-middle");
        Button forward = CommandNodes.iconButton(pair.forward());
        forward.getStyleClass().add("group-right");
        HBox group = new HBox(back, name, forward);
        group.getStyleClass().add("step-group");
        group.getChildren().forEach(node -> ((Region) node).setMinWidth(Region.USE_PREF_SIZE));
        return group;
    }

    private Node speed(SheddingBar bar) {
        Slider slider = new Slider(0, player.notches() - 1, player.notchProperty().get());
        slider.setSkin(new ProgressSliderSkin(slider));
        slider.setOrientation(Orientation.HORIZONTAL);
        slider.setFocusTraversable(false);
        slider.setAccessibleText("Speed of playing");
        slider.setTooltip(new Tooltip("Speed of playing, in events a second  ([ and ])"));
        slider.getStyleClass().addAll("speed", "small");
        slider.valueProperty()
                .subscribe(
                        value -> player.notchProperty().set((int) Math.round(value.doubleValue())));
        player.notchProperty().subscribe(notch -> slider.setValue(notch.doubleValue()));
        Label label = new Label();
        label.getStyleClass().add("speed-label");
        label.textProperty()
                .bind(
                        player.notchProperty()
                                .map(notch -> TimeScale.count(player.speed()) + " ev/s"));
        bar.mayGo(label);
        HBox box = new HBox(new FontIcon("mdi2s-speedometer"), slider, label);
        box.getStyleClass().add("speed-box");
        return box;
    }

    private static Region gap() {
        Region gap = new Region();
        gap.getStyleClass().add("gap");
        return gap;
    }
}
