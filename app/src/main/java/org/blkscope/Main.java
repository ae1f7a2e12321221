package org.blkscope;

import org.blkscope.cli.Version;

/**
 * Entry point of the program. Does not extend Application: the JVM would refuse that on the class
 * path.
 */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        if (args.length == 1 && args[0].equals("--version")) {
            System.out.println("blkscope " + Version.get());
            return;
        }
        System.err.println("blkscope: nothing but --version is there yet");
        System.exit(2);
    }
}
