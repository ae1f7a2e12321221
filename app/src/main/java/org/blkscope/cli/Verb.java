package org.blkscope.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * One verb of the command line: its options, what it does, its exit code. Fields are filled in by
 * picocli.
 */
public abstract class Verb implements Callable<Integer> {
    @Mixin private CommonOptions common;

    @Spec private CommandSpec spec;

    /** Prints the JSON if it was asked for, else the text unless nothing was. */
    final void print(Supplier<String> text, Supplier<String> json) {
        PrintWriter out = out();
        if (common.json()) {
            out.println(json.get());
        } else if (!common.quiet()) {
            out.print(text.get());
        }
        out.flush();
    }

    /** True if one object is wanted on standard output. */
    final boolean asksForJson() {
        return common.json();
    }

    /** Where results go that are too long for one text. */
    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** The words of the command as it was given, for reports that say how to repeat it. */
    final List<String> words() {
        List<String> words = new ArrayList<>(List.of("app/blkscope"));
        CommandLine.ParseResult parsed = spec.commandLine().getParseResult();
        words.addAll(parsed == null ? List.of() : parsed.originalArgs());
        return words;
    }
}
