package org.blkscope.workbench;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.blkscope.study.Opened;
import org.blkscope.study.Study;
import org.blkscope.workbench.command.Command;
import org.blkscope.workbench.command.KeyBindings;
import org.blkscope.workbench.job.Job;
import org.blkscope.workbench.job.Jobs;
import org.blkscope.workbench.theme.Theming;
import org.jspecify.annotations.Nullable;

/** The window's content: everything between its borders. One study is shown at a time. */
public final class Workbench implements AutoCloseable {
    private static final String WINDOW = "window";
    private static final long FIGURES_EVERY_NS = 500_000_000L;

    private final Opener opener;
    private final Settings settings;
    private final Theming theming;
    private final Jobs jobs = new Jobs(Platform::runLater);
    private final Player player = new Player();
    private final Frames frames = new Frames(this::frame);
    private final ReadOnlyObjectWrapper<@Nullable Study> study =
            new ReadOnlyObjectWrapper<>(this, "study");
    private final ReadOnlyStringWrapper title =
            new ReadOnlyStringWrapper(this, "title", "blkscope");
    private final BorderPane root = new BorderPane();
    private final Scene scene = new Scene(root);
    private final NotificationBar notifications = new NotificationBar();
    private final OpenParts parts;
    private final Panes panes;
    private final QuickAccess quickAccess;
    private final MomentField momentField;
    private final WorkbenchCommands commands;
    private final MainMenu menu;
    private final StatusLine status;
    private final KeptMarks kept;
    private Runnable endFollowing = () -> {};
    private long figuresAtNs;

    /**
     * @param opener makes recordings of files
     * @param descriptors the parts, one an area
     * @param settings what is remembered from the last time
     * @param theming colours and size of text; takes what the settings remember
     * @param version of the program, for Help
     */
    public Workbench(
            Opener opener,
            List<PartDescriptor> descriptors,
            Settings settings,
            Theming theming,
            String version) {
        this.opener = opener;
        this.theming = theming;
        this.settings = settings;
        kept = new KeptMarks(settings);
        parts = new OpenParts(descriptors, settings);
        panes = new Panes(parts.panels(), settings, this::furnish, notifications::warn);
        quickAccess = new QuickAccess(notifications::tell, this::focusPanes);
        quickAccess.alsoFind(new AddressFinder(study)::matches);
        momentField = new MomentField(study, notifications::warn, this::focusPanes);
        commands = new WorkbenchCommands(study, player, theming, jobs, new Actions(version));
        menu = new MainMenu(commands, theming, panes);
        status = new StatusLine(study, jobs);
        build();
    }

    /** The scene to put on a stage. */
    public Scene scene() {
        return scene;
    }

    /** Every command of the window. */
    List<Command> commands() {
        return commands.all();
    }

    /** The panes and their layout. */
    Panes panes() {
        return panes;
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

    /**
     * Opens a file in the background. If that fails, a message says why and everything stays as it
     * was.
     */
    public Job<Opened> open(Path file) {
        return jobs.submit("Open " + file.getFileName(), progress -> opener.open(file, progress))
                .onSuccess(this::show)
                .onFailure(failure -> notifications.warn(Failures.opening(file, failure)));
    }

    /** Shows a recording instead of the one that is open. */
    public void show(Opened opened) {
        closeStudy();
        Study fresh = Study.open(opened, Platform::runLater);
        kept.restore(fresh);
        study.set(fresh);
        player.use(fresh);
        parts.show(fresh);
        endFollowing = Follower.follow(fresh, notifications::tell);
        title.set(opened.title() + "  —  blkscope");
        settings.opened(opened.source());
        menu.showRecent(settings.recent(), this::open);
        if (!opened.remarks().isEmpty()) {
            notifications.tell(String.join(" ", opened.remarks()));
        }
        refreshFigures();
        focusPanes();
    }

    /**
     * Leaves frames and heap out of the status line: they differ from run to run, and pictures
     * should not.
     */
    public void omitLoad() {
        status.omitLoad();
    }

    /** True when nothing is under way any more: no job, no seek, no drawing to be prepared. */
    public boolean isSettled() {
        Study open = study.get();
        boolean laidOut = panes.isLaidOut();
        boolean cursorRests = open == null || open.cursor().settledProperty().get();
        return laidOut && jobs.running().isEmpty() && cursorRests && parts.areSettled();
    }

    /** Keeps settings, ends jobs and threads. */
    @Override
    public void close() {
        frames.stop();
        panes.close();
        closeStudy();
        jobs.close();
        settings.memento(WINDOW).put("theme", theming.choiceProperty().get().id());
        settings.memento(WINDOW).put("motion", Boolean.toString(theming.motionProperty().get()));
        settings.memento(WINDOW).put("text_size", Double.toString(theming.sizeProperty().get()));
        settings.save();
    }

    private void build() {
        HBox toolBar =
                new MainToolBar(commands, player)
                        .bar(momentField, new KernelLabel(study), quickAccess);
        quickAccess.offer(commands.all());
        root.getStyleClass().add("workbench");
        root.setTop(new VBox(menuRow(), toolBar, notifications));
        root.setCenter(panes.node());
        root.setBottom(status);
        menu.showRecent(settings.recent(), this::open);
        status.state(
                Bindings.createStringBinding(
                        this::state,
                        player.directionProperty(),
                        study,
                        jobs.running(),
                        notice(),
                        ran()));
        restoreWindow();
        furnish(scene);
        new FileDrop(this::open).install(scene);
        frames.start();
    }

    /** Gives a window its colours and keys. */
    private void furnish(Scene dressed) {
        theming.install(dressed);
        new KeyBindings(commands.all(), notifications::tell).install(dressed);
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

    private ObservableValue<String> notice() {
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
            case STOPPED -> stopped(notice);
        };
    }

    private ObservableValue<String> ran() {
        return commands.breakpoints.noticeProperty();
    }

    private String stopped(String notice) {
        String run = ran().getValue();
        return !run.isEmpty() ? run : notice.isEmpty() ? "Paused" : notice;
    }

    private void restoreWindow() {
        Memento window = settings.memento(WINDOW);
        theming.restore(window.get("theme", ""), window.get("text_size", Theming.USUAL_SIZE));
        theming.motionProperty().set(!window.get("motion", "true").equals("false"));
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
        endFollowing.run();
        endFollowing = () -> {};
        player.use(null);
        parts.close();
        study.set(null);
        title.set("blkscope");
        notifications.clear();
        if (open != null) {
            kept.save(open);
            open.close();
        }
    }

    private void focusPanes() {
        panes.node().requestFocus();
    }

    /** What menu entries do that concern the window as a whole. */
    private final class Actions implements WorkbenchCommands.Actions {
        private final WindowActions window =
                new WindowActions(scene, jobs, settings, notifications);
        private final String version;

        Actions(String version) {
            this.version = version;
        }

        @Override
        public void chooseFile(String what) {
            window.chooseFile(what, Workbench.this::open);
        }

        @Override
        public void exportText() {
            Study open = study.get();
            if (open != null) {
                window.exportText(open.recording());
            }
        }

        @Override
        public void exportPicture() {
            window.exportPicture();
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
            window.copy(parts.copiedText(scene.getFocusOwner()));
        }

        @Override
        public void clear() {
            notifications.clear();
            Study open = study.get();
            if (open != null) {
                open.clearSelection();
            }
        }

        @Override
        public void goToAddress() {
            momentField.requestFocus();
        }

        @Override
        public void find() {
            if (!parts.startSearch()) {
                notifications.tell("There is nothing to search here.");
            }
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
        public void showPreferences() {
            PreferencesWindow.show(scene.getWindow(), theming);
        }

        @Override
        public void tell(String message) {
            notifications.tell(message);
        }

        @Override
        public void warn(String message) {
            notifications.warn(message);
        }

        @Override
        public void showAbout() {
            notifications.tell(
                    "blkscope "
                            + version
                            + ": steps a model of the Linux blk-mq layer, and real traces with it.");
        }
    }
}
