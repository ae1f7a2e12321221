package org.blkscope.workbench;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import org.blkscope.study.Study;
import org.blkscope.workbench.command.Command;
import org.blkscope.workbench.theme.Theming;
import org.jspecify.annotations.Nullable;

/** All commands of the window. */
final class WorkbenchCommands {
    /** What commands of the window need done; the workbench does it. */
    interface Actions {
        void chooseFile(String title);

        void exportText();

        void exportPicture();

        void closeStudy();

        void exit();

        void copy();

        /** Closes the message and selects nothing. */
        void clear();

        void goToAddress();

        void find();

        void quickAccess();

        void resetPanes();

        void showKeys();

        void showAbout();

        void showPreferences();

        void warn(String message);

        void tell(String message);
    }

    private static final String OPEN_FIRST = "Open a recording first.";

    final StepCommands steps;
    final PlayCommands play;
    final BreakpointCommands breakpoints;
    final BookmarkCommands bookmarks;
    final Command preferences;
    final Command open;
    final Command importTrace;
    final Command exportText;
    final Command exportPicture;
    final Command close;
    final Command exit;
    final Command copy;
    final Command clearSelection;
    final Command goToAddress;
    final Command find;
    final Command quickAccess;
    final Command cancelJobs;
    final Command largerText;
    final Command smallerText;
    final Command usualText;
    final Command resetPanes;
    final Command keys;
    final Command about;

    WorkbenchCommands(
            ObservableValue<@Nullable Study> study,
            Player player,
            Theming theming,
            org.blkscope.workbench.job.Jobs jobs,
            Actions actions) {
        steps = new StepCommands(study);
        play = new PlayCommands(player, steps.none());
        breakpoints = new BreakpointCommands(study, player, jobs, actions::warn);
        bookmarks = new BookmarkCommands(study, actions::tell);
        preferences = named("Preferences…", "Shortcut+Comma", "").runs(actions::showPreferences);
        open =
                named("Open…", "Shortcut+O", "mdi2f-folder-open-outline")
                        .runs(() -> actions.chooseFile("Open"));
        importTrace =
                named("Import Trace…", "Shortcut+I", "mdi2t-tray-arrow-down")
                        .runs(() -> actions.chooseFile("Import a trace or dump"));
        exportText =
                whenOpen("Export Events as Text…", "Shortcut+E", "mdi2t-tray-arrow-up")
                        .runs(actions::exportText);
        exportPicture = Command.named("Export Picture of Window…").runs(actions::exportPicture);
        close = whenOpen("Close Recording", "Shortcut+W", "").runs(actions::closeStudy);
        exit = named("Exit", "Shortcut+Q", "").runs(actions::exit);
        copy = whenOpen("Copy as Text", "Shortcut+C", "mdi2c-content-copy").runs(actions::copy);
        clearSelection = named("Clear Selection", "Esc", "").runs(actions::clear);
        goToAddress =
                whenOpen("Go to Moment or Address…", "Shortcut+G", "").runs(actions::goToAddress);
        find = whenOpen("Find in Events…", "Shortcut+F", "").runs(actions::find);
        quickAccess = named("Quick Access…", "Shortcut+3", "").runs(actions::quickAccess);
        cancelJobs =
                Command.named("Cancel Running Jobs")
                        .disabledWhen(Bindings.isEmpty(jobs.running()), "Nothing is running.")
                        .runs(() -> List.copyOf(jobs.running()).forEach(job -> job.cancel()));
        largerText = named("Larger Text", "Shortcut+Equals", "").runs(() -> theming.enlarge(1));
        smallerText = named("Smaller Text", "Shortcut+Minus", "").runs(() -> theming.enlarge(-1));
        usualText =
                named("Usual Text Size", "Shortcut+0", "")
                        .runs(() -> theming.sizeProperty().set(Theming.USUAL_SIZE));
        resetPanes = Command.named("Reset Layout").runs(actions::resetPanes);
        keys = named("Keys", "F1", "").runs(actions::showKeys);
        about = Command.named("About blkscope").runs(actions::showAbout);
    }

    /** Every command, in the order of the menu. */
    List<Command> all() {
        Stream<Command> pairs =
                Stream.of(steps.tick, steps.event, steps.decision, steps.request, steps.turn)
                        .flatMap(pair -> Stream.of(pair.forward(), pair.back()));
        Stream<Command> first =
                Stream.of(
                        open,
                        importTrace,
                        exportText,
                        exportPicture,
                        close,
                        exit,
                        copy,
                        clearSelection,
                        steps.start,
                        steps.end);
        Stream<Command> rest =
                Stream.of(
                        steps.back,
                        steps.forward,
                        play.play,
                        play.back,
                        play.faster,
                        play.slower,
                        breakpoints.run,
                        breakpoints.runBack,
                        cancelJobs,
                        goToAddress,
                        find,
                        quickAccess,
                        largerText,
                        smallerText,
                        usualText,
                        resetPanes,
                        preferences,
                        keys,
                        about);
        Stream<Command> marks = Stream.concat(bookmarks.store.stream(), bookmarks.recall.stream());
        return Stream.of(first, pairs, rest, marks).flatMap(stream -> stream).toList();
    }

    private static Command.Builder named(String name, String key, String icon) {
        return Command.named(name).key(key).icon(icon);
    }

    private Command.Builder whenOpen(String name, String key, String icon) {
        return named(name, key, icon).disabledWhen(steps.none(), OPEN_FIRST);
    }
}
