package org.blkscope.kernel.profile;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A kernel as the model sees it: a value for each {@link Flag}. */
public final class KernelProfile {
    private static final String NEWEST_STABLE = "v6.12.y";
    private static final String V6_1 = "v6.1";

    /** What 6.1 does otherwise than 6.12.y (blk-mq core, feature matrix). */
    private static final Map<Flag, String> OF_6_1 =
            Map.ofEntries(
                    Map.entry(Flag.PLUG_ORDER, "LIFO"),
                    Map.entry(Flag.PLUG_SIZE_REF, "newest"),
                    Map.entry(Flag.SUBMIT_PLUG, "no"),
                    Map.entry(Flag.FAST_PATH_UNPLUG_EVENT, "no"),
                    Map.entry(Flag.IO_START_EVENTS, "no"),
                    Map.entry(Flag.PRIO_IN_EVENTS, "no"),
                    Map.entry(Flag.WRITE_PLUG, "yes"),
                    Map.entry(Flag.FLUSH_MAY_DECLINE, "no"),
                    Map.entry(Flag.INSERT_BYPASS, "flush-seq-head"),
                    Map.entry(Flag.REQUEUE_POSITION, "head"),
                    Map.entry(Flag.BD_LAST, "look-ahead"),
                    Map.entry(Flag.RUN_AFTER_LIST_DIRECT, "no"),
                    Map.entry(Flag.DISPATCH_RESULT, "if-any"),
                    Map.entry(Flag.BLOCKING_RUN_ASYNC, "yes"),
                    Map.entry(Flag.COMMIT_UNPLUG_EVENT, "plug"),
                    Map.entry(Flag.INSERT_WHEN_STOPPED_RUNS, "no"),
                    Map.entry(Flag.NR_ACTIVE_START, "dispatch"),
                    Map.entry(Flag.SHALLOW_DEPTH, "per-word"),
                    Map.entry(Flag.WAKE_CARRY, "no"),
                    Map.entry(Flag.LIMIT_DEPTH_SCOPE, "flush-flags"),
                    Map.entry(Flag.COMPLETION_RULE, "single-ctx"),
                    Map.entry(Flag.DL_NEXT_IN_ORDER, "pointer"),
                    Map.entry(Flag.DL_HEAD_LIST, "per-class"),
                    Map.entry(Flag.ZONE_WRITE_LOCK, "yes"));

    private final String name;
    private final Map<Flag, String> values;

    private KernelProfile(String name, Map<Flag, String> values) {
        this.name = name;
        this.values = values;
    }

    /** Names of the profiles that are modelled. */
    public static List<String> names() {
        return List.of(V6_1, NEWEST_STABLE);
    }

    /**
     * The profile with this name.
     *
     * @throws IllegalArgumentException naming the profiles there are
     */
    public static KernelProfile of(String name) {
        if (!names().contains(name)) {
            throw new IllegalArgumentException(
                    "kernel '"
                            + name
                            + "' is not modelled; modelled: "
                            + String.join(", ", names()));
        }
        Map<Flag, String> values = new EnumMap<>(Flag.class);
        for (Flag flag : Flag.values()) {
            values.put(flag, flag.choices().get(0));
        }
        if (name.equals(V6_1)) {
            values.putAll(OF_6_1);
        }
        return new KernelProfile(name, values);
    }

    /** What people call it. */
    public String name() {
        return name;
    }

    /**
     * The same kernel with one flag changed.
     *
     * @throws IllegalArgumentException if the flag has no such value
     */
    public KernelProfile with(Flag flag, String value) {
        if (!flag.choices().contains(value)) {
            throw new IllegalArgumentException(
                    flag.id()
                            + " cannot be '"
                            + value
                            + "'; it is one of "
                            + String.join(", ", flag.choices()));
        }
        Map<Flag, String> changed = new EnumMap<>(values);
        changed.put(flag, value);
        return new KernelProfile(name, changed);
    }

    /** Value of a flag. */
    public String get(Flag flag) {
        return values.getOrDefault(flag, flag.choices().get(0));
    }

    /** True if the flag's value is this one. */
    public boolean is(Flag flag, String value) {
        return get(flag).equals(value);
    }

    /** A flag whose values are numbers. */
    public int number(Flag flag) {
        return Integer.parseInt(get(flag));
    }
}
