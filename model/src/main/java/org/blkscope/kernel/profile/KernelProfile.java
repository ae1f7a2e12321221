package org.blkscope.kernel.profile;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A kernel as the model sees it: a value for each {@link Flag}. */
public final class KernelProfile {
    private static final String NEWEST_STABLE = "v6.12.y";
    private static final String V6_1 = "v6.1";

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
            set61(values);
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

    /** The same kernel with a flag as it is without the change: the other value. */
    public KernelProfile without(Flag flag) {
        String now = get(flag);
        String other =
                flag.choices().stream()
                        .filter(choice -> !choice.equals(now))
                        .findFirst()
                        .orElse(now);
        return with(flag, other);
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

    /** What 6.1 does otherwise than 6.12.y (blk-mq core, feature matrix). */
    private static void set61(Map<Flag, String> values) {
        values.put(Flag.PLUG_ORDER, "LIFO");
        values.put(Flag.PLUG_SIZE_REF, "newest");
        values.put(Flag.SUBMIT_PLUG, "no");
        values.put(Flag.FAST_PATH_UNPLUG_EVENT, "no");
        values.put(Flag.IO_START_EVENTS, "no");
        values.put(Flag.PRIO_IN_EVENTS, "no");
        values.put(Flag.WRITE_PLUG, "yes");
        values.put(Flag.FLUSH_MAY_DECLINE, "no");
        values.put(Flag.INSERT_BYPASS, "flush-seq-head");
        values.put(Flag.REQUEUE_POSITION, "head");
        values.put(Flag.BD_LAST, "look-ahead");
        values.put(Flag.RUN_AFTER_LIST_DIRECT, "no");
        values.put(Flag.DISPATCH_RESULT, "if-any");
        values.put(Flag.BLOCKING_RUN_ASYNC, "yes");
        values.put(Flag.COMMIT_UNPLUG_EVENT, "plug");
        values.put(Flag.INSERT_WHEN_STOPPED_RUNS, "no");
        values.put(Flag.NR_ACTIVE_START, "dispatch");
        values.put(Flag.SHALLOW_DEPTH, "per-word");
        values.put(Flag.WAKE_CARRY, "no");
        values.put(Flag.LIMIT_DEPTH_SCOPE, "flush-flags");
        values.put(Flag.COMPLETION_RULE, "single-ctx");
        values.put(Flag.DL_NEXT_IN_ORDER, "pointer");
        values.put(Flag.DL_HEAD_LIST, "per-class");
        values.put(Flag.ZONE_WRITE_LOCK, "yes");
        values.put(Flag.DM_FLUSH_SECTOR, "target");
        values.put(Flag.QUEUE_RQS_ORDER, "reversed");
    }
}
