package org.blkscope;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.List;
import org.blkscope.cli.Cli;

/**
 * Entry point of the program. Does not extend Application: the JVM would refuse that on the class
 * path.
 *
 * <p>Decides between the command line and the window before any class of JavaFX is loaded.
 */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, true, UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, UTF_8);
        Cli cli = new Cli(out, err, List.of());
        if (cli.handles(args)) {
            System.exit(cli.execute(args));
        }
        err.println("blkscope: there is no window yet; see blkscope --help");
        System.exit(2);
    }
}
