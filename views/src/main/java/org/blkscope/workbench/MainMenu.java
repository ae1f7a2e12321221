package org.blkscope.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.blkscope.workbench.command.Command;
import org.blkscope.workbench.command.CommandNodes;
import org.blkscope.workbench.layout.PaneMenu;
import org.blkscope.workbench.theme.ThemeChoice;
import org.blkscope.workbench.theme.Theming;

/** The menu bar: every command, sorted. */
final class MainMenu {
    private final WorkbenchCommands commands;
    private final Theming theming;
    private final Panes panes;
    private final Menu recent = new Menu("Open Recent");

    MainMenu(WorkbenchCommands commands, Theming theming, Panes panes) {
        this.panes = panes;
        this.commands = commands;
        this.theming = theming;
    }

    MenuBar bar() {
        MenuBar bar = new MenuBar(file(), edit(), navigate(), run(), search(), window(), help());
        bar.getStyleClass().add("main-menu");
        return bar;
    }

    /** Offers these files again. */
    void showRecent(List<Path> files, Consumer<Path> open) {
        recent.getItems().setAll(files.stream().map(file -> recentItem(file, open)).toList());
        recent.setDisable(files.isEmpty());
    }

    private static MenuItem recentItem(Path file, Consumer<Path> open) {
        MenuItem item = new MenuItem(file.toString());
        item.setMnemonicParsing(false);
        item.setOnAction(event -> open.accept(file));
        return item;
    }

    private Menu file() {
        Menu menu = menu("_File", commands.open, commands.importTrace);
        menu.getItems().add(recent);
        add(
                menu,
                null,
                commands.exportText,
                commands.exportPicture,
                null,
                commands.close,
                commands.exit);
        return menu;
    }

    private Menu edit() {
        return menu("_Edit", commands.copy, null, commands.clearSelection);
    }

    private Menu navigate() {
        StepCommands steps = commands.steps;
        Menu menu = menu("_Navigate", steps.start, steps.end);
        for (StepCommands.Pair pair :
                List.of(steps.tick, steps.event, steps.decision, steps.request, steps.turn)) {
            add(menu, null, pair.forward(), pair.back());
        }
        add(menu, null, steps.back, steps.forward);
        menu.getItems().add(new SeparatorMenuItem());
        menu.getItems().add(group("Store Bookmark", commands.bookmarks.store));
        menu.getItems().add(group("Go to Bookmark", commands.bookmarks.recall));
        return menu;
    }

    private static Menu group(String title, List<Command> commands) {
        Menu menu = new Menu(title);
        add(menu, commands.toArray(Command[]::new));
        return menu;
    }

    private Menu run() {
        PlayCommands play = commands.play;
        return menu(
                "_Run",
                play.play,
                play.back,
                null,
                play.faster,
                play.slower,
                null,
                commands.breakpoints.run,
                commands.breakpoints.runBack,
                null,
                commands.cancelJobs);
    }

    private Menu search() {
        return menu("_Search", commands.goToAddress, commands.find, commands.quickAccess);
    }

    private Menu window() {
        Menu menu = new Menu("_Window");
        menu.getItems().add(views("Show View", panes.dock()::show));
        menu.getItems().add(moves());
        menu.getItems().add(views("Detach View", panes.dock()::detach));
        menu.getItems().add(views("Close View", panes.dock()::close));
        add(menu, commands.resetPanes);
        menu.getItems().add(new SeparatorMenuItem());
        for (ThemeChoice choice : ThemeChoice.values()) {
            menu.getItems().add(themeItem(choice));
        }
        add(menu, null, commands.largerText, commands.smallerText, commands.usualText);
        add(menu, null, commands.preferences);
        return menu;
    }

    private Menu moves() {
        Menu menu = new Menu("Move View");
        PaneMenu places = new PaneMenu(panes.dock());
        panes.descriptors().forEach(each -> menu.getItems().add(places.move(each.id())));
        return menu;
    }

    private Menu views(String title, Consumer<String> action) {
        Menu menu = new Menu(title);
        for (PartDescriptor descriptor : panes.descriptors()) {
            MenuItem item = new MenuItem(descriptor.title());
            item.setOnAction(event -> action.accept(descriptor.id()));
            menu.getItems().add(item);
        }
        return menu;
    }

    private RadioMenuItem themeItem(ThemeChoice choice) {
        RadioMenuItem item = new RadioMenuItem(choice.label() + " Theme");
        item.setOnAction(event -> theming.choose(choice));
        theming.choiceProperty().subscribe(now -> item.setSelected(now == choice));
        return item;
    }

    private Menu help() {
        return menu("_Help", commands.keys, commands.about);
    }

    private static Menu menu(String title, @org.jspecify.annotations.Nullable Command... entries) {
        Menu menu = new Menu(title);
        add(menu, entries);
        return menu;
    }

    /** Adds commands; null stands for a line between groups. */
    private static void add(Menu menu, @org.jspecify.annotations.Nullable Command... entries) {
        for (Command command : entries) {
            menu.getItems()
                    .add(
                            command == null
                                    ? new SeparatorMenuItem()
                                    : CommandNodes.menuItem(command));
        }
    }
}
