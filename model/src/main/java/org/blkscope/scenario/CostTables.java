package org.blkscope.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.blkscope.engine.CostTable;

/**
 * The cost tables that come with the program; in their files the source of every figure stands
 * beside it.
 */
public final class CostTables {
    /** The table of a scenario that names none. */
    public static final String DEFAULT = "default";

    /** Names of all tables. */
    public static final List<String> NAMES = List.of(DEFAULT, "zero", "qemu-tcg");

    /** Names of the figures of a table, in the order of {@link CostTable}. */
    public static final List<String> FIGURES =
            List.of(
                    "syscall",
                    "submit",
                    "tag_get",
                    "tag_put",
                    "plug_add",
                    "unplug",
                    "insert",
                    "dispatch",
                    "queue_rq",
                    "complete",
                    "end_request",
                    "irq_entry",
                    "softirq_raise",
                    "worker_wakeup",
                    "task_wakeup",
                    "ipi",
                    "context_switch",
                    "shell");

    private CostTables() {}

    /** One figure of a table file. */
    public record Figure(String name, long ns, String source) {}

    /**
     * The table that a scenario asks for.
     *
     * @throws IllegalArgumentException if there is no table of that name or a figure is unknown
     */
    public static CostTable table(Costs costs) {
        Map<String, Long> ns = new TreeMap<>();
        figures(costs.base()).forEach(figure -> ns.put(figure.name(), figure.ns()));
        costs.changed()
                .forEach(
                        (figure, value) -> {
                            if (ns.replace(figure, value) == null) {
                                throw new IllegalArgumentException(
                                        "there is no cost named '"
                                                + figure
                                                + "'; costs: "
                                                + FIGURES);
                            }
                        });
        String name = costs.changed().isEmpty() ? costs.base() : costs.base() + ", changed";
        return table(name, FIGURES.stream().map(ns::get).iterator());
    }

    /**
     * The figures of a table with their sources, in the order of {@link #FIGURES}.
     *
     * @throws IllegalArgumentException if there is no table of that name
     */
    public static List<Figure> figures(String table) {
        if (!NAMES.contains(table)) {
            throw new IllegalArgumentException(
                    "there is no cost table '" + table + "'; tables: " + NAMES);
        }
        try {
            String file = "costs/" + table + ".json";
            JsonNode figures = ScenarioJson.parse(file, resource(file)).get("figures");
            return FIGURES.stream()
                    .map(
                            name ->
                                    new Figure(
                                            name,
                                            figures.get(name).get("ns").longValue(),
                                            figures.get(name).get("source").textValue()))
                    .toList();
        } catch (ScenarioException e) {
            throw new IllegalStateException(e);
        }
    }

    private static CostTable table(String name, Iterator<Long> ns) {
        return new CostTable(
                name, ns.next(), ns.next(), ns.next(), ns.next(), ns.next(), ns.next(), ns.next(),
                ns.next(), ns.next(), ns.next(), ns.next(), ns.next(), ns.next(), ns.next(),
                ns.next(), ns.next(), ns.next(), ns.next());
    }

    private static String resource(String file) {
        try (InputStream in = CostTables.class.getResourceAsStream("/org/blkscope/" + file)) {
            if (in == null) {
                throw new IllegalStateException(file + " is missing from the build");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
