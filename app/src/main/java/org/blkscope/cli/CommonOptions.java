package org.blkscope.cli;

import picocli.CommandLine.Option;

/** Options that every verb takes. */
final class CommonOptions {
    @Option(names = "--json", description = "Print one JSON object instead of text.")
    private boolean json;

    @Option(names = "--quiet", description = "Print nothing but errors and what --json asks for.")
    private boolean quiet;

    boolean json() {
        return json;
    }

    boolean quiet() {
        return quiet;
    }
}
