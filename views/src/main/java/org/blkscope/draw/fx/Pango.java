package org.blkscope.draw.fx;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The library that JavaFX lays out text with on Linux. It is loaded late and by name, so its
 * absence shows as an obscure error in the first window; here one can ask before.
 */
public final class Pango {
    /** File name of the library. */
    public static final String LIBRARY = "libpangoft2-1.0.so.0";

    /** Package that brings it on Debian and Ubuntu. */
    public static final String DEBIAN_PACKAGE = "libpangoft2-1.0-0";

    private static final List<String> ROOTS =
            List.of("/usr/lib", "/lib", "/usr/lib64", "/lib64", "/usr/local/lib");

    private Pango() {}

    /** True if the library is in one of the usual folders, or if this is not Linux. */
    public static boolean isThere() {
        if (!System.getProperty("os.name", "").startsWith("Linux")) {
            return true;
        }
        String more = System.getenv().getOrDefault("LD_LIBRARY_PATH", "");
        return Stream.concat(ROOTS.stream(), Stream.of(more.split(":", -1)))
                .filter(folder -> !folder.isEmpty())
                .anyMatch(folder -> holds(Path.of(folder)));
    }

    private static boolean holds(Path folder) {
        String machine =
                System.getProperty("os.arch", "").replace("amd64", "x86_64") + "-linux-gnu";
        return Files.exists(folder.resolve(LIBRARY))
                || Files.exists(folder.resolve(machine).resolve(LIBRARY));
    }
}
