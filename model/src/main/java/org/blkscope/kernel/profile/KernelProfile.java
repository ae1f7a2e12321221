package org.blkscope.kernel.profile;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A kernel as the model sees it: a value for each {@link Flag}. */
public final class KernelProfile {
    private final KernelVersion version;
    private final Map<Flag, String> values;

    private KernelProfile(KernelVersion version, Map<Flag, String> values) {
        this.version = version;
        this.values = values;
    }

    /** Names of all profiles, oldest first. */
    public static List<String> names() {
        return Stream.of(KernelVersion.values()).map(KernelVersion::id).toList();
    }

    /**
     * The profile with this name.
     *
     * @throws IllegalArgumentException naming the profiles there are
     */
    public static KernelProfile of(String name) {
        KernelVersion version =
                KernelVersion.find(name)
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                "kernel '"
                                                        + name
                                                        + "' is not modelled; modelled: "
                                                        + String.join(", ", names())));
        FlagHistory history = new FlagHistory();
        Map<Flag, String> values = new EnumMap<>(Flag.class);
        for (Flag flag : Flag.values()) {
            values.put(flag, history.entry(flag, version).value());
        }
        return new KernelProfile(version, values);
    }

    /** What it is known for, in a few words. */
    public String note() {
        return version.note();
    }

    /** True if no source of exactly this kernel was read: its flags follow from its neighbours. */
    public boolean isDeduced() {
        return version.isDeduced();
    }

    /** Where the value of a flag in the unchanged kernel is known from; see {@code flags.txt}. */
    public Evidence evidence(Flag flag) {
        return Evidence.of(new FlagHistory().entry(flag, version).evidence());
    }

    /** The flags in which another profile differs from this one. */
    public Set<Flag> differences(KernelProfile other) {
        Set<Flag> differing = new TreeSet<>();
        for (Flag flag : Flag.values()) {
            if (!get(flag).equals(other.get(flag))) {
                differing.add(flag);
            }
        }
        return differing;
    }

    /** What people call it. */
    public String name() {
        return version.id();
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
        return new KernelProfile(version, changed);
    }

    /**
     * The same kernel with a flag as it was before it got its value: the value of the kernel
     * before, or any other if it always was like this.
     */
    public KernelProfile without(Flag flag) {
        String now = get(flag);
        String before = flag.choices().stream().filter(c -> !c.equals(now)).findFirst().orElse(now);
        for (FlagHistory.Entry entry : new FlagHistory().entries(flag)) {
            boolean main = entry.since().base().isEmpty();
            if (main
                    && entry.since().compareTo(version.line()) <= 0
                    && !entry.value().equals(now)) {
                before = entry.value();
            }
        }
        return with(flag, before);
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
