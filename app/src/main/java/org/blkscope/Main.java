package org.blkscope;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Entry point of the program. Does not extend Application: the JVM would refuse that on the class path. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        if (args.length == 1 && args[0].equals("--version")) {
            System.out.println("blkscope " + version());
            return;
        }
        System.err.println("blkscope: nothing but --version is there yet");
        System.exit(2);
    }

    /** The version of the program, as the build wrote it. */
    static String version() {
        Properties properties = new Properties();
        try (InputStream in = Main.class.getResourceAsStream("version.properties")) {
            if (in == null) {
                throw new IllegalStateException("version.properties is missing from the build");
            }
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version", "unknown");
    }
}
