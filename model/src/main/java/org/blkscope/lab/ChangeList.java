package org.blkscope.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.blkscope.kernel.profile.Change;
import org.blkscope.kernel.profile.Flag;
import org.blkscope.report.Page;
import org.jspecify.annotations.Nullable;

/** The changes that can be added to a kernel or taken from it. */
public final class ChangeList {
    private ChangeList() {}

    /** Identifier, origin, what it does, and which flags it sets. */
    public static String text() {
        Page page = new Page();
        for (Change change : Change.values()) {
            page.line("%s  [%s]".formatted(change.id(), change.origin()));
            page.paragraph("    ", change.effect());
            page.paragraph("    ", "sets " + flags(change));
        }
        return page.toString();
    }

    private static String flags(Change change) {
        return change.flags().entrySet().stream()
                .map(entry -> entry.getKey().id() + "=" + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** Object {@code changes}: a list in the same order. */
    public static Map<String, @Nullable Object> json() {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        List<Map<String, @Nullable Object>> rows =
                Stream.of(Change.values()).map(ChangeList::row).toList();
        map.put("changes", rows);
        return map;
    }

    private static Map<String, @Nullable Object> row(Change change) {
        Map<String, @Nullable Object> sets = new LinkedHashMap<>();
        for (Map.Entry<Flag, String> flag : change.flags().entrySet()) {
            sets.put(flag.getKey().id(), flag.getValue());
        }
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("id", change.id());
        map.put("origin", change.origin());
        map.put("effect", change.effect());
        map.put("sets", sets);
        return map;
    }
}
