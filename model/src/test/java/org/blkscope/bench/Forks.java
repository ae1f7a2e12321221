package org.blkscope.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Runs a benchmark in several JVMs and summarises the lines {@code name value} that it prints. */
final class Forks {
    private Forks() {}

    /** Values of each name, one a fork, in the order of the forks. */
    static Map<String, List<Double>> run(String mainClass, int forks)
            throws IOException, InterruptedException {
        Map<String, List<Double>> all = new TreeMap<>();
        for (int fork = 0; fork < forks; fork++) {
            Process process =
                    new ProcessBuilder(
                                    Path.of(System.getProperty("java.home"), "bin", "java")
                                            .toString(),
                                    "-Xmx4g",
                                    "-cp",
                                    System.getProperty("java.class.path"),
                                    mainClass,
                                    "fork")
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            try (BufferedReader out =
                    new BufferedReader(
                            new InputStreamReader(
                                    process.getInputStream(), StandardCharsets.UTF_8))) {
                for (String line = out.readLine(); line != null; line = out.readLine()) {
                    int blank = line.indexOf(' ');
                    all.computeIfAbsent(line.substring(0, blank), name -> new ArrayList<>())
                            .add(Double.valueOf(line.substring(blank + 1)));
                }
            }
            if (process.waitFor() != 0) {
                throw new IOException("fork " + fork + " of " + mainClass + " failed");
            }
        }
        return all;
    }

    /**
     * One line: best, median and range of some values, of which higher ones are better if so said.
     */
    static String summary(String name, List<Double> values, String unit, boolean higherIsBetter) {
        List<Double> sorted = values.stream().sorted().toList();
        double low = sorted.get(0);
        double high = sorted.get(sorted.size() - 1);
        return String.format(
                java.util.Locale.ROOT,
                "%-28s best %10.2f  median %10.2f  range %10.2f .. %10.2f %s",
                name,
                higherIsBetter ? high : low,
                sorted.get(sorted.size() / 2),
                low,
                high,
                unit);
    }
}
