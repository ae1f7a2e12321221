package org.blkscope.workbench;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import org.blkscope.analysis.query.Breakpoint;
import org.blkscope.analysis.query.BreakpointRun;
import org.blkscope.study.Study;
import org.blkscope.workbench.command.Command;
import org.blkscope.workbench.job.Job;
import org.blkscope.workbench.job.Jobs;
import org.jspecify.annotations.Nullable;

/** Running to the next breakpoint, ahead and back, as jobs that can be cancelled. */
final class BreakpointCommands {
    private final ObservableValue<@Nullable Study> study;
    private final Player player;
    private final Jobs jobs;
    private final Consumer<String> warn;
    private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper(this, "notice", "");
    private @Nullable Job<?> running;

    final Command run;
    final Command runBack;

    /**
     * @param warn hears of a condition that the recording cannot answer
     */
    BreakpointCommands(
            ObservableValue<@Nullable Study> study,
            Player player,
            Jobs jobs,
            Consumer<String> warn) {
        this.study = study;
        this.player = player;
        this.jobs = jobs;
        this.warn = warn;
        run = command("Run to breakpoint", "Shortcut+F5", "mdi2d-debug-step-over", true);
        runBack = command("Run back to breakpoint", "Shortcut+Shift+F5", "", false);
        study.flatMap(open -> open.cursor().momentProperty()).subscribe(moment -> notice.set(""));
    }

    /** Why the last run did not stop at a breakpoint; empty if it did or the cursor has moved. */
    ReadOnlyStringProperty noticeProperty() {
        return notice.getReadOnlyProperty();
    }

    private Command command(String name, String key, String icon, boolean ahead) {
        return Command.named(name)
                .key(key)
                .icon(icon)
                .disabledWhen(study.map(open -> false).orElse(true), "Open a recording first.")
                .runs(() -> start(name, ahead));
    }

    private void start(String name, boolean ahead) {
        Study open = study.getValue();
        if (open == null) {
            return;
        }
        List<Breakpoint> breakpoints = List.copyOf(open.breakpoints().list());
        if (breakpoints.stream().noneMatch(Breakpoint::enabled)) {
            notice.set("No breakpoint is on: add one in Breakpoints");
            return;
        }
        Job<?> earlier = running;
        if (earlier != null) {
            earlier.cancel();
        }
        player.stop();
        notice.set("");
        int from = open.cursor().moment();
        running =
                jobs.submit(
                                name,
                                progress -> {
                                    BreakpointRun search =
                                            new BreakpointRun(
                                                    open.recording(),
                                                    open.feed(),
                                                    breakpoints,
                                                    progress::cancelled);
                                    return ahead ? search.forward(from) : search.backward(from);
                                })
                        .onSuccess(hit -> stopped(open, hit, ahead))
                        .onFailure(failure -> failed(open, failure))
                        .onCancel(() -> notice.set("Run cancelled"));
    }

    private void stopped(Study ran, Optional<BreakpointRun.Hit> hit, boolean ahead) {
        if (ran != study.getValue()) {
            return;
        }
        hit.ifPresent(found -> stopAt(ran, found));
        if (hit.isEmpty()) {
            notice.set(
                    ahead
                            ? "No breakpoint is hit up to the end"
                            : "No breakpoint is hit back to the start");
        }
    }

    private static void stopAt(Study ran, BreakpointRun.Hit found) {
        ran.breakpoints().hit(found);
        ran.cursor().jumpTo(found.moment());
    }

    private void failed(Study ran, Exception failure) {
        if (ran == study.getValue()) {
            warn.accept("A breakpoint cannot be used here: " + failure.getMessage());
        }
    }
}
