package org.blkscope.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.blkscope.base.Rng;
import org.blkscope.device.media.DiskMedium;
import org.blkscope.device.media.DiskShape;
import org.blkscope.device.media.Medium;
import org.blkscope.device.media.SsdMedium;
import org.blkscope.device.media.StickMedium;

/**
 * The media that come with the program; in their file the source of every figure stands beside it.
 */
public final class MediaPresets {
    private static final String FILE = "/org/blkscope/media/media.json";
    private static final String KIND = "kind";

    /**
     * One figure of a medium.
     *
     * @param name what it is
     * @param value in nanoseconds, bytes, bytes per second, or a number
     * @param source where it is from
     */
    public record Figure(String name, long value, String source) {}

    private MediaPresets() {}

    /** Names of all media. */
    public static List<String> names() {
        List<String> names = new ArrayList<>();
        all().fieldNames().forEachRemaining(names::add);
        return names;
    }

    /**
     * The figures of a medium with their sources.
     *
     * @throws IllegalArgumentException if there is no such medium
     */
    public static List<Figure> figures(String preset) {
        List<Figure> figures = new ArrayList<>();
        for (Map.Entry<String, JsonNode> entry : one(preset).properties()) {
            if (!entry.getKey().equals(KIND)) {
                figures.add(figure(entry.getKey(), entry.getValue()));
            }
        }
        return figures;
    }

    private static Figure figure(String name, JsonNode node) {
        return new Figure(name, node.get("value").longValue(), node.get("source").textValue());
    }

    /**
     * Brings a medium to life.
     *
     * @param sectors of the device
     * @param seed of what scatters
     */
    static Medium make(MediaSpec spec, long sectors, long seed) {
        Map<String, Long> figures = new TreeMap<>();
        figures(spec.preset()).forEach(figure -> figures.put(figure.name(), figure.value()));
        figures.putAll(spec.changed());
        String kind = one(spec.preset()).get(KIND).textValue();
        Rng rng = new Rng(seed);
        return switch (kind) {
            case "disk" -> new DiskMedium(disk(figures, sectors), rng);
            case "stick" -> new StickMedium(stick(figures));
            default -> new SsdMedium(ssd(figures), rng);
        };
    }

    /** True if it turns. */
    static boolean isDisk(String preset) {
        return one(preset).get(KIND).textValue().equals("disk");
    }

    private static DiskShape disk(Map<String, Long> figures, long sectors) {
        return new DiskShape(
                sectors,
                get(figures, "seek_min"),
                get(figures, "seek_avg"),
                get(figures, "rotation"),
                get(figures, "outer_rate"),
                (int) get(figures, "inner_percent"),
                get(figures, "overhead"),
                get(figures, "ack"),
                (int) get(figures, "ack_spread_percent"),
                get(figures, "flush_fixed"),
                get(figures, "cache"),
                get(figures, "reorders") != 0,
                (int) get(figures, "stream_window"),
                get(figures, "serial_flush") != 0);
    }

    private static StickMedium.Shape stick(Map<String, Long> figures) {
        return new StickMedium.Shape(
                get(figures, "unit"),
                (int) get(figures, "open"),
                get(figures, "access"),
                get(figures, "read_rate"),
                get(figures, "write_rate"),
                get(figures, "copy_rate"));
    }

    private static SsdMedium.Shape ssd(Map<String, Long> figures) {
        return new SsdMedium.Shape(
                (int) get(figures, "units"),
                get(figures, "read"),
                get(figures, "write"),
                get(figures, "flush"),
                get(figures, "interface_rate"),
                get(figures, "command"));
    }

    private static long get(Map<String, Long> figures, String name) {
        return figures.getOrDefault(name, 0L);
    }

    private static JsonNode one(String preset) {
        JsonNode medium = all().get(preset);
        if (medium == null) {
            throw new IllegalArgumentException(
                    "there is no medium '" + preset + "'; media: " + String.join(", ", names()));
        }
        return medium;
    }

    private static JsonNode all() {
        try (InputStream in = MediaPresets.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException(FILE + " is missing from the build");
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return ScenarioJson.parse(FILE, text).get("media");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ScenarioException e) {
            throw new IllegalStateException(e);
        }
    }
}
