package org.blkscope.workbench;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.blkscope.study.Opened;
import org.blkscope.study.Study;
import org.blkscope.workbench.command.KeyBindings;
import org.blkscope.workbench.job.Job;
import org.blkscope.workbench.job.Jobs;
import org.blkscope.workbench.theme.Theming;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The window's content: everything between its borders. One study is shown at a time. */
public final class Workbench implements AutoCloseable {
    private static final String WINDOW = "window";
    private static final long FIGURES_EVERY_NS = 500_000_000L;

    private final Opener opener;
    private final Settings settings;
    private final Theming theming = new Theming();
    private final Jobs jobs = new Jobs(Platform::runLater);
    private final Player player = new Player();
    private final Frames frames = new Frames(this::frame);
    private final ReadOnlyObjectWrapper<@Nullable Study> study = new ReadOnlyObjectWrapper<>(this, "study");
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(this, "title", "blkscope");
    private final NotificationBar notifications = new NotificationBar();
    private final OpenParts parts;
    private final Panes panes;
    private final QuickAccess quickAccess;
    private final MomentField momentField;
    private final WorkbenchCommands commands;
    private final MainMenu menu;
    private final StatusLine status;
    private final BorderPane root = new BorderPane();
    private final Scene scene;
    private long figuresAtNs;

    /**
     * @param opener makes recordings of files
     * @param descriptors the parts, one an area
     * @param settings what is remembered from the last time
     * @param version of the program, for Help
     */
    public Workbench(Opener opener, List<PartDescriptor> descriptors, Settings settings, String version) {
        this.opener = opener;
        this.settings = settings;
        parts = new OpenParts(descriptors, settings);
        panes = new Panes(parts.panels());
        quickAccess = new QuickAccess(notifications::tell, this::focusPanes);
        momentField = new MomentField(study, notifications::warn, this::focusPanes);
        commands = new WorkbenchCommands(study, player, theming, jobs, new Actions(version));
        menu = new MainMenu(commands, theming);
        status = new StatusLine(study, jobs);
        scene = new Scene(root);
        build();
    }

    /** The scene to put on a stage. */
    public Scene scene() {
        return scene;
    }

    /** Colours and size of text. */
    public Theming theming() {
        return theming;
    }

    /** The study that is shown; null for none. */
    public ReadOnlyObjectProperty<@Nullable Study> studyProperty() {
        return study.getReadOnlyProperty();
    }

    /** The title of the window. */
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** The message that is shown; empty for none. */
    public ReadOnlyStringProperty messageProperty() {
        return notifications.messageProperty();
    }

    /** Opens a file in the background. If that fails, a message says why and everything stays as it was. */
    public Job<Opened> open(Path file) {
        return jobs.submit("Open " + file.getFileName(), progress -> opener.open(file, progress))
                .onSuccess(this::show)
                .onFailure(failure -> notifications.warn(Failures.opening(file, failure)));
    }

    /** Shows a recording instead of the one that is open. */
    public void show(Opened opened) {
        closeStudy();
        Study fresh = Study.open(opened, Platform::runLater);
        study.set(fresh);
        player.use(fresh);
        parts.show(fresh);
        title.set(opened.title() + "  —  blkscope");
        settings.opened(opened.source());
        menu.showRecent(settings.recent(), this::open);
        if (!opened.remarks().isEmpty()) {
            notifications.tell(String.join(" ", opened.remarks()));
        }
        refreshFigures();
        focusPanes();
    }

    /** True when nothing is under way any more: no job, no seek, no drawing to be prepared. */
    public boolean isSettled() {
        Study open = study.get();
        boolean cursorRests = open == null || open.cursor().settledProperty().get();
        return jobs.running().isEmpty() && cursorRests && parts.areSettled();
    }

    /** Keeps settings, ends jobs and threads. */
    @Override
    public void close() {
        frames.stop();
        closeStudy();
        jobs.close();
        settings.memento(WINDOW).put("theme", theming.themeProperty().get().id());
        settings.memento(WINDOW).put("text_size", Double.toString(theming.sizeProperty().get()));
        settings.save();
    }

    private void build() {
        Label kernel = new Label();
        kernel.getStyleClass().add("kernel");
        kernel.setGraphic(new FontIcon("mdi2s-source-branch"));
        kernel.setTooltip(new Tooltip("The kernel that this recording tells of"));
        kernel.setMinWidth(Region.USE_PREF_SIZE);
        kernel.textProperty().bind(study.map(open -> Origins.kernel(open.recording().origin())).orElse(""));
        kernel.managedProperty().bind(kernel.textProperty().isNotEmpty());
        kernel.visibleProperty().bind(kernel.managedProperty());
        HBox toolBar = new MainToolBar(commands, player).bar(momentField, kernel, quickAccess);
        quickAccess.offer(commands.all());
        root.getStyleClass().add("workbench");
        root.setTop(new VBox(menuRow(), toolBar, notifications));
        root.setCenter(panes.node());
        root.setBottom(status);
        menu.showRecent(settings.recent(), this::open);
        status.state(Bindings.createStringBinding(this::state, player.directionProperty(), study, jobs.running(), notice()));
        restoreWindow();
        theming.install(scene);
        new KeyBindings(commands.all(), notifications::tell).install(scene);
        acceptFiles();
        frames.start();
    }

    private HBox menuRow() {
        MenuBar bar = menu.bar();
        bar.setMinWidth(Region.USE_PREF_SIZE);
        Label name = new Label();
        name.textProperty().bind(title);
        name.getStyleClass().add("window-title");
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox row = new HBox(bar, name);
        row.getStyleClass().add("menu-row");
        return row;
    }

    private javafx.beans.value.ObservableValue<String> notice() {
        return study.flatMap(open -> open.cursor().noticeProperty()).orElse("");
    }

    private String state() {
        String notice = notice().getValue();
        if (study.get() == null) {
            return jobs.running().isEmpty() ? "Ready" : "Opening";
        }
        return switch (player.directionProperty().get()) {
            case FORWARD -> "Playing";
            case BACK -> "Playing backwards";
            case STOPPED -> notice.isEmpty() ? "Paused" : notice;
        };
    }

    private void restoreWindow() {
        Memento window = settings.memento(WINDOW);
        theming.sizeProperty().set(window.get("text_size", Theming.USUAL_SIZE));
        theming.enlarge(0);
        for (var theme : org.blkscope.workbench.theme.Theme.values()) {
            if (theme.id().equals(window.get("theme", ""))) {
                theming.themeProperty().set(theme);
            }
        }
    }

    private void acceptFiles() {
        scene.setOnDragOver(this::dragOver);
        scene.setOnDragDropped(this::dropped);
    }

    private void dragOver(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private void dropped(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        if (files != null && !files.isEmpty()) {
            open(files.get(0).toPath());
        }
        event.setDropCompleted(files != null && !files.isEmpty());
        event.consume();
    }

    private void frame(long nowNs) {
        player.frame(nowNs);
        Study open = study.get();
        if (open != null) {
            open.refresh();
        }
        if (nowNs - figuresAtNs > FIGURES_EVERY_NS) {
            figuresAtNs = nowNs;
            refreshFigures();
        }
    }

    private void refreshFigures() {
        status.figures(study.get(), frames.perSecondProperty().get());
    }

    private void closeStudy() {
        Study open = study.get();
        player.use(null);
        parts.close();
        study.set(null);
        title.set("blkscope");
        notifications.clear();
        if (open != null) {
            open.close();
        }
    }

    private void focusPanes() {
        panes.node().requestFocus();
    }

    /** What menu entries do that concern the window as a whole. */
    private final class Actions implements WorkbenchCommands.Actions {
        private final String version;

        Actions(String version) {
            this.version = version;
        }

        @Override
        public void chooseFile(String what) {
            FileChooser chooser = new FileChooser();
            chooser.setTitle(what);
            settings.recent().stream().findFirst().map(Path::getParent).map(Path::toFile)
                    .filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
            File file = chooser.showOpenDialog(scene.getWindow());
            if (file != null) {
                open(file.toPath());
            }
        }

        @Override
        public void exportText() {
            Study open = study.get();
            File file = saveDialog("Export events as text", "events.txt");
            if (open != null && file != null) {
                Path path = file.toPath();
                jobs.submit("Export " + path.getFileName(), progress -> Exports.text(open.recording(), path, progress))
                        .onSuccess(lines -> notifications.tell("Wrote " + lines + " lines to " + path + "."))
                        .onFailure(e -> notifications.warn("Could not write " + path + ": " + e.getMessage()));
            }
        }

        @Override
        public void exportPicture() {
            File file = saveDialog("Export a picture of the window", "blkscope.png");
            if (file != null) {
                var picture = Pictures.of(scene);
                jobs.submit("Write " + file.getName(), progress -> writePicture(picture, file.toPath()))
                        .onSuccess(path -> notifications.tell("Wrote " + path + "."))
                        .onFailure(e -> notifications.warn("Could not write " + file + ": " + e.getMessage()));
            }
        }

        private Path writePicture(javafx.scene.image.WritableImage picture, Path path) throws java.io.IOException {
            Pictures.write(picture, path);
            return path;
        }

        private @Nullable File saveDialog(String what, String name) {
            FileChooser chooser = new FileChooser();
            chooser.setTitle(what);
            chooser.setInitialFileName(name);
            return chooser.showSaveDialog(scene.getWindow());
        }

        @Override
        public void closeStudy() {
            Workbench.this.closeStudy();
        }

        @Override
        public void exit() {
            scene.getWindow().hide();
        }

        @Override
        public void copy() {
            String text = parts.copiedText(scene.getFocusOwner());
            if (text.isEmpty()) {
                notifications.tell("Nothing to copy: select events first.");
                return;
            }
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        }

        @Override
        public void goToAddress() {
            momentField.requestFocus();
        }

        @Override
        public void find() {
            parts.startSearch();
        }

        @Override
        public void quickAccess() {
            quickAccess.start();
        }

        @Override
        public void resetPanes() {
            panes.reset();
        }

        @Override
        public void showKeys() {
            KeysWindow.show(scene.getWindow(), theming, commands.all());
        }

        @Override
        public void showAbout() {
            notifications.tell("blkscope " + version + ": steps a model of the Linux blk-mq layer, and real traces of it.");
        }
    }
}
