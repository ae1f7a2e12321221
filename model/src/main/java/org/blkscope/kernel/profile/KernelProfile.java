package org.blkscope.kernel.profile;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A kernel as the model sees it: a value for each {@link Flag}. */
public final class KernelProfile {
    private static final String NEWEST_STABLE = "v6.12.y";

    private final String name;
    private final Map<Flag, String> values;

    private KernelProfile(String name, Map<Flag, String> values) {
        this.name = name;
        this.values = values;
    }

    /** Names of the profiles that are modelled. */
    public static List<String> names() {
        return List.of(NEWEST_STABLE);
    }

    /**
     * The profile with this name.
     *
     * @throws IllegalArgumentException naming the profiles there are
     */
    public static KernelProfile of(String name) {
        if (!name.equals(NEWEST_STABLE)) {
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
