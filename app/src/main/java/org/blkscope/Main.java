package org.blkscope;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.blkscope.cli.AgreeVerb;
import org.blkscope.cli.ChangesVerb;
import org.blkscope.cli.Cli;
import org.blkscope.cli.ExperimentVerb;
import org.blkscope.cli.ExportVerb;
import org.blkscope.cli.FindVerb;
import org.blkscope.cli.ImportVerb;
import org.blkscope.cli.Input;
import org.blkscope.cli.ProfilesVerb;
import org.blkscope.cli.RulesVerb;
import org.blkscope.cli.RunVerb;
import org.blkscope.cli.SnapshotVerb;
import org.blkscope.cli.Verb;
import org.blkscope.lab.Imports;
import org.blkscope.lab.ModelRun;
import org.blkscope.lab.Open;
import org.blkscope.lab.Runner;

/**
 * Entry point of the program. Does not extend Application: the JVM would refuse that on the class
 * path.
 *
 * <p>Decides between the command line and the window before any class of JavaFX is loaded: what
 * draws lives behind {@link DesktopMain}.
 */
public final class Main {
    private static final String SHOT = "shot";

    private Main() {}

    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, true, UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, UTF_8);
        if (args.length > 0 && args[0].equals(SHOT)) {
            System.exit(DesktopMain.shot(args, out, err));
        }
        Cli cli = new Cli(out, err, verbs());
        if (cli.handles(args)) {
            System.exit(cli.execute(args));
        }
        System.exit(DesktopMain.start(List.of(args), out, err));
    }

    private static List<Verb> verbs() {
        Runner model = new ModelRun();
        Input input = new Input(System.in);
        Open open = new Open(new Imports());
        return List.of(
                new RunVerb(model, System.in),
                new ImportVerb(new Imports(), input),
                new AgreeVerb(model),
                new FindVerb(open, input),
                new SnapshotVerb(open, input),
                new ExportVerb(open, input),
                new RulesVerb(),
                new ProfilesVerb(),
                new ChangesVerb(),
                new ExperimentVerb(model, experiments()));
    }

    private static Path experiments() {
        return Path.of(System.getProperty("blkscope.home", ""), "samples", "experiments");
    }
}
