package org.blkscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.blkscope.analysis.query.Query;
import org.blkscope.analysis.query.QueryException;
import org.blkscope.analysis.query.Search;
import org.blkscope.lab.Open;
import org.blkscope.recording.Recording;
import org.blkscope.report.FindReport;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code find}: search the events of a recording. */
@Command(
        name = "find",
        mixinStandardHelpOptions = true,
        versionProvider = Cli.ProgramVersion.class,
        description = "Searches events and prints their addresses; exits with 1 if there is none.")
public final class FindVerb extends Verb {
    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description =
                    "Scenario, trace, recording, or folder of a captured case; - for standard input.")
    private String file;

    @Parameters(
            index = "1",
            paramLabel = "QUERY",
            description = "Such as 'kind == ISSUE && rq.sectors >= 64KiB'.")
    private String text;

    @ArgGroup private Which which = new Which();

    /** The first match, unless one of these is given. */
    static final class Which {
        @Option(names = "--last", description = "Finds the last match instead of the first.")
        private boolean last;

        @Option(names = "--all", description = "Finds all matches.")
        private boolean all;
    }

    private final Open open;
    private final Input input;

    /**
     * @param open opens the file
     * @param input the file or standard input
     */
    public FindVerb(Open open, Input input) {
        this.open = open;
        this.input = input;
    }

    @Override
    public Integer call() throws IOException, UsageException {
        try {
            Query query = Query.parse(text);
            Recording recording = input.read(file, this::recording);
            FindReport report = new FindReport(recording, text, matches(query.in(recording)));
            print(report::text, () -> Json.text(report.json()));
            return report.moments().isEmpty() ? ExitCode.NOT_AS_REQUIRED : ExitCode.DONE;
        } catch (QueryException e) {
            throw new UsageException(Errors.text(e));
        }
    }

    private List<Integer> matches(Search search) {
        List<Integer> moments = new ArrayList<>();
        int end = search.size();
        if (which.all) {
            search.all(0, end, () -> false, moments::add);
        } else if (which.last) {
            search.last(0, end, () -> false).ifPresent(moments::add);
        } else {
            search.first(0, end, () -> false).ifPresent(moments::add);
        }
        return moments;
    }

    private Recording recording(Path path) throws IOException {
        return open.read(path, Open.WHOLE, () -> false).recording();
    }
}
