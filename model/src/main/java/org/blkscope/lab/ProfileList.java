package org.blkscope.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.blkscope.kernel.profile.Flag;
import org.blkscope.kernel.profile.KernelProfile;
import org.blkscope.report.Page;
import org.jspecify.annotations.Nullable;

/** The kernels that the model knows, and in which flags they differ. */
public final class ProfileList {
    private ProfileList() {}

    /** One line for each kernel, oldest first. */
    public static String text() {
        Page page = new Page();
        for (String name : KernelProfile.names()) {
            KernelProfile profile = KernelProfile.of(name);
            page.paragraph("%-14s ".formatted(name), profile.note() + deduced(profile));
        }
        return page.toString();
    }

    private static String deduced(KernelProfile profile) {
        return profile.isDeduced() ? " (deduced from its neighbours)" : "";
    }

    /** All flags of one kernel, with where each value is known from. */
    public static String text(KernelProfile profile) {
        Page page = new Page();
        page.paragraph("", profile.name() + ": " + profile.note() + deduced(profile));
        for (Flag flag : Flag.values()) {
            page.blank();
            page.line(
                    "%s = %s  [%s]"
                            .formatted(
                                    flag.id(), profile.get(flag), profile.evidence(flag).words()));
            page.paragraph("    ", flag.meaning());
        }
        return page.toString();
    }

    /** The flags in which two kernels differ. */
    public static String text(KernelProfile a, KernelProfile b) {
        Page page = new Page();
        List<Flag> differing = new ArrayList<>(a.differences(b));
        page.paragraph(
                "",
                "%s and %s differ in %d of %d flags"
                        .formatted(a.name(), b.name(), differing.size(), Flag.values().length));
        for (Flag flag : differing) {
            page.blank();
            page.line("%s: %s -> %s".formatted(flag.id(), a.get(flag), b.get(flag)));
            page.paragraph("    ", flag.meaning());
        }
        return page.toString();
    }

    /** Object {@code profiles}: each kernel with all its flags. */
    public static Map<String, @Nullable Object> json(List<KernelProfile> profiles) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("profiles", profiles.stream().map(ProfileList::row).toList());
        return map;
    }

    private static Map<String, @Nullable Object> row(KernelProfile profile) {
        Map<String, @Nullable Object> flags = new LinkedHashMap<>();
        for (Flag flag : Flag.values()) {
            Map<String, @Nullable Object> value = new LinkedHashMap<>();
            value.put("value", profile.get(flag));
            value.put("evidence", profile.evidence(flag).words());
            flags.put(flag.id(), value);
        }
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("name", profile.name());
        map.put("note", profile.note());
        map.put("deduced", profile.isDeduced());
        map.put("flags", flags);
        return map;
    }
}
