package org.blkscope.workbench.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/** One thing a person can do. */
public final class Command {
    private final String name;
    private final String icon;
    private final @Nullable KeyCombination key;
    private final Runnable action;
    private final StringBinding reason;

    private Command(Builder builder, Runnable action) {
        this.name = builder.name;
        this.icon = builder.icon;
        this.key = builder.key;
        this.action = action;
        List<Obstacle> obstacles = List.copyOf(builder.obstacles);
        this.reason =
                Bindings.createStringBinding(
                        () -> reasonOf(obstacles),
                        obstacles.stream().map(Obstacle::present).toArray(ObservableValue[]::new));
    }

    /** Begins a command. */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /** As menus write it: {@code Next event}. */
    public String name() {
        return name;
    }

    /** Code of a line drawing; empty if there is none. */
    public String icon() {
        return icon;
    }

    /** The key that runs it. */
    public Optional<KeyCombination> key() {
        return Optional.ofNullable(key);
    }

    /** Why it cannot be done now; empty if it can. */
    public ObservableValue<String> reasonProperty() {
        return reason;
    }

    /** Why it cannot be done now; empty if it can. */
    public String reason() {
        return reason.get();
    }

    /** Does it, unless there is a reason against it. */
    public void run() {
        if (reason().isEmpty()) {
            action.run();
        }
    }

    /** Name and key, and the reason why it cannot be done. */
    public String hint() {
        String keyed = key == null ? name : name + "  (" + key.getDisplayText() + ")";
        return reason().isEmpty() ? keyed : keyed + "\n" + reason();
    }

    private static String reasonOf(List<Obstacle> obstacles) {
        return obstacles.stream()
                .filter(obstacle -> Boolean.TRUE.equals(obstacle.present().getValue()))
                .map(Obstacle::reason)
                .findFirst()
                .orElse("");
    }

    private record Obstacle(ObservableValue<Boolean> present, String reason) {}

    /** A command in the making. */
    public static final class Builder {
        private final String name;
        private final List<Obstacle> obstacles = new ArrayList<>();
        private String icon = "";
        private @Nullable KeyCombination key;

        private Builder(String name) {
            this.name = name;
        }

        /** Code of a line drawing. */
        public Builder icon(String code) {
            icon = code;
            return this;
        }

        /** Key such as {@code Shift+F6} or {@code Shortcut+O}. */
        public Builder key(String text) {
            key = KeyCombination.valueOf(text);
            return this;
        }

        /**
         * A state in which it cannot be done, and the sentence that says so; the first that holds
         * is told.
         */
        public Builder disabledWhen(ObservableValue<Boolean> state, String reason) {
            obstacles.add(new Obstacle(state, reason));
            return this;
        }

        /** Ends with what it does. */
        public Command runs(Runnable action) {
            return new Command(this, action);
        }
    }
}
