package org.blkscope.workbench;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the window remembers from one start to the next: mementos and recent files, in two small
 * text files of the person's configuration folder. Settings are a comfort: a folder that cannot be
 * written loses them and nothing else.
 */
public final class Settings {
    private static final System.Logger LOG = System.getLogger(Settings.class.getName());
    private static final int MOST_RECENT = 10;

    private final @Nullable Path folder;
    private final Map<String, Memento> mementos = new TreeMap<>();
    private final List<Path> recent = new ArrayList<>();

    private Settings(@Nullable Path folder) {
        this.folder = folder;
    }

    /** Reads what a folder holds; a folder that is not there yet holds nothing. */
    public static Settings in(Path folder) {
        Settings settings = new Settings(folder);
        settings.readMementos(folder);
        settings.readRecent(folder);
        return settings;
    }

    /** Settings that begin empty and are kept nowhere: for pictures. */
    public static Settings forgetful() {
        return new Settings(null);
    }

    /** The usual folder of this person on this machine. */
    public static Path usualFolder() {
        String config = System.getenv("XDG_CONFIG_HOME");
        Path parent =
                config == null || config.isEmpty()
                        ? Path.of(System.getProperty("user.home"), ".config")
                        : Path.of(config);
        return parent.resolve("blkscope");
    }

    /** The memento of a part, empty at first. */
    public Memento memento(String id) {
        return mementos.computeIfAbsent(id, key -> new Memento());
    }

    /** Files that were opened, the latest first. */
    public List<Path> recent() {
        return List.copyOf(recent);
    }

    /** Puts a file first among the recent ones and writes the list. */
    public void opened(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        recent.remove(absolute);
        recent.add(0, absolute);
        if (recent.size() > MOST_RECENT) {
            recent.remove(MOST_RECENT);
        }
        write(
                "recent",
                recent.stream().map(Path::toString).collect(Collectors.joining("\n", "", "\n")));
    }

    /** The text of a file of the folder; empty if there is none that can be read. */
    Optional<String> readFile(String name) {
        if (folder == null || !Files.exists(folder.resolve(name))) {
            return Optional.empty();
        }
        try {
            // Bytes that are no UTF-8 must not hide the file from those who can say what is wrong.
            byte[] bytes = Files.readAllBytes(folder.resolve(name));
            return Optional.of(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "Settings cannot be read and are left out: " + e);
            return Optional.empty();
        }
    }

    /** Writes a file of the folder. */
    void writeFile(String name, String text) {
        write(name, text);
    }

    /** Writes all mementos. */
    public void save() {
        StringBuilder text = new StringBuilder();
        mementos.forEach(
                (id, memento) ->
                        new TreeMap<>(memento.values())
                                .forEach(
                                        (key, value) ->
                                                text.append(
                                                        id
                                                                + "."
                                                                + key
                                                                + "="
                                                                + escape(value)
                                                                + "\n")));
        write("workbench.properties", text.toString());
    }

    private static String escape(String value) {
        return value.replace("\\", "\\\\").replace("\n", "\\n");
    }

    private void readMementos(Path from) {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(from.resolve("workbench.properties"))) {
            properties.load(in);
        } catch (NoSuchFileException e) {
            return;
        } catch (IOException | IllegalArgumentException e) {
            LOG.log(System.Logger.Level.WARNING, "Settings cannot be read and are left out: " + e);
        }
        for (String key : properties.stringPropertyNames()) {
            int dot = key.indexOf('.');
            if (dot > 0) {
                memento(key.substring(0, dot))
                        .put(key.substring(dot + 1), properties.getProperty(key));
            }
        }
    }

    private void readRecent(Path from) {
        try {
            Files.readAllLines(from.resolve("recent")).stream()
                    .filter(line -> !line.isBlank())
                    .limit(MOST_RECENT)
                    .map(Path::of)
                    .forEach(recent::add);
        } catch (NoSuchFileException e) {
            // Nothing was opened yet.
        } catch (IOException | IllegalArgumentException e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Recent files cannot be read and are left out: " + e);
        }
    }

    private void write(String name, String text) {
        if (folder == null) {
            return;
        }
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "Settings cannot be kept: " + e);
        }
    }
}
