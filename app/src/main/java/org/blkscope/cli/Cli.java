package org.blkscope.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The command line: verbs that work without a display.
 *
 * <p>Errors are one line on the error stream that names the file and the line or key; the exit code
 * says of which kind they are ({@link ExitCode}).
 */
public final class Cli {
    private final CommandLine line;

    /**
     * @param out where results go
     * @param err where errors go
     * @param verbs the verbs to offer, in the order of the help
     */
    public Cli(PrintWriter out, PrintWriter err, List<? extends Verb> verbs) {
        line = new CommandLine(new Root());
        verbs.forEach(line::addSubcommand);
        line.setOut(out);
        line.setErr(err);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler(Errors::wrongUse);
        line.setExecutionExceptionHandler(Errors::failed);
    }

    /** True if these arguments are for the command line: a verb or an option comes first. */
    public boolean handles(String... args) {
        return args.length > 0
                && (args[0].startsWith("-") || line.getSubcommands().containsKey(args[0]));
    }

    /** Does what the arguments say; returns the exit code. */
    public int execute(String... args) {
        return line.execute(args);
    }

    /** The program itself. */
    @Command(
            name = "blkscope",
            mixinStandardHelpOptions = true,
            versionProvider = ProgramVersion.class,
            synopsisSubcommandLabel = "VERB",
            description =
                    "Steps a faithful model of the Linux blk-mq layer, and kernel traces with it.",
            footer = {
                "",
                "Without a verb: opens the workbench, with the files that are named.",
                "shot FILE --out F.png draws the workbench into a file; see blkscope shot --help.",
                "Exit code: 0 done; 1 a result is not as required; 2 wrong use; 3 unreadable input."
            })
    private static final class Root implements Runnable {
        @CommandLine.Spec private CommandSpec spec;

        @Override
        public void run() {
            throw new CommandLine.ParameterException(spec.commandLine(), "expected a verb");
        }
    }

    /** For {@code --version}. */
    static final class ProgramVersion implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"blkscope " + Version.get()};
        }
    }
}
