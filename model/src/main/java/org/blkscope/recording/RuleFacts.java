package org.blkscope.recording;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What is known of a rule beyond its sentence, from the table {@code rules.txt} beside this class.
 *
 * @param versions the kernels that follow the rule, in words
 * @param evidence how that is known, strongest first
 */
record RuleFacts(String versions, List<Evidence> evidence) {
    private static final String FILE = "rules.txt";
    private static final Map<String, RuleFacts> TABLE = read();

    RuleFacts {
        evidence = List.copyOf(evidence);
    }

    /** The row of the constant, else of the identifier, else of the identifier's first part. */
    static Optional<RuleFacts> find(Rule rule) {
        for (String key : List.of(rule.name(), rule.id(), rule.group())) {
            RuleFacts facts = TABLE.get(key);
            if (facts != null) {
                return Optional.of(facts);
            }
        }
        return Optional.empty();
    }

    /** Keys of the table, sorted. */
    static List<String> keys() {
        return List.copyOf(TABLE.keySet());
    }

    private static Map<String, RuleFacts> read() {
        Map<String, RuleFacts> table = new TreeMap<>();
        try (InputStream in = RuleFacts.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException(FILE + ": missing from the program");
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, UTF_8));
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> add(table, line));
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
        return Collections.unmodifiableMap(table);
    }

    private static void add(Map<String, RuleFacts> table, String line) {
        String[] cells = line.split(" \\| ", -1);
        if (cells.length != 3) {
            throw new IllegalStateException(
                    FILE + ": expected 'key | kernels | evidence', found: " + line);
        }
        List<Evidence> evidence = Arrays.stream(cells[2].split(", ")).map(Evidence::of).toList();
        if (table.put(cells[0], new RuleFacts(cells[1], evidence)) != null) {
            throw new IllegalStateException(FILE + ": two rows for " + cells[0]);
        }
    }
}
