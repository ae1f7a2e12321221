package org.blkscope.kernel.profile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Which value a flag has in which kernel, read from {@code flags.txt}: for the main line the values
 * with the first kernel of each, and for stable kernels what they do otherwise than their base.
 */
final class FlagHistory {
    private static final String TABLE = "flags.txt";

    /**
     * A value and where it is known from.
     *
     * @param since first kernel of the main line, or the stable kernel
     * @param evidence letter of the kind of evidence, see the head of the table
     */
    record Entry(KernelVersion since, String value, String evidence) {}

    private final Map<Flag, List<Entry>> entries = new EnumMap<>(Flag.class);

    /** Reads the table. */
    FlagHistory() {
        for (String line : lines()) {
            if (!line.isBlank() && !line.startsWith("#")) {
                read(line);
            }
        }
    }

    /** The entry that decides the flag's value in this kernel. */
    Entry entry(Flag flag, KernelVersion version) {
        Entry found = null;
        for (Entry entry : entries.getOrDefault(flag, List.of())) {
            if (entry.since() == version) {
                return entry;
            }
            boolean main = entry.since().base().isEmpty();
            if (main && entry.since().compareTo(version.line()) <= 0) {
                found = entry;
            }
        }
        if (found == null) {
            throw new IllegalStateException(TABLE + ": no value of " + flag.id());
        }
        return found;
    }

    /** All entries of a flag, in order. */
    List<Entry> entries(Flag flag) {
        return List.copyOf(entries.getOrDefault(flag, List.of()));
    }

    private void read(String line) {
        String[] halves = line.split(": ", 2);
        Flag flag = Flag.find(halves[0]).orElseThrow(() -> wrong(line, "a flag"));
        String[] parts = halves[1].split(" ; ", 2);
        List<Entry> all = new ArrayList<>();
        for (String part : parts[0].split(" \\| ", -1)) {
            String[] words = part.trim().split(" ", -1);
            all.add(new Entry(version(line, words[1]), value(line, flag, words[0]), words[2]));
        }
        if (parts.length > 1) {
            stable(line, flag, parts[1].trim().split(" ", -1), all);
        }
        entries.put(flag, all);
    }

    private void stable(String line, Flag flag, String[] words, List<Entry> all) {
        for (int i = 0; i + 1 < words.length; i += 2) {
            String[] pair = words[i].split("=", 2);
            all.add(new Entry(version(line, pair[0]), value(line, flag, pair[1]), words[i + 1]));
        }
    }

    private static String value(String line, Flag flag, String value) {
        if (!flag.choices().contains(value)) {
            throw wrong(line, "one of " + flag.choices());
        }
        return value;
    }

    private static KernelVersion version(String line, String id) {
        return KernelVersion.find(id).orElseThrow(() -> wrong(line, "a kernel"));
    }

    private static IllegalStateException wrong(String line, String expected) {
        return new IllegalStateException(TABLE + ": expected " + expected + " in: " + line);
    }

    private static List<String> lines() {
        try (InputStream in = FlagHistory.class.getResourceAsStream(TABLE)) {
            if (in == null) {
                throw new IllegalStateException(TABLE + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
