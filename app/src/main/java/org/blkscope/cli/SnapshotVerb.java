package org.blkscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.blkscope.analysis.Address;
import org.blkscope.lab.Open;
import org.blkscope.recording.Recording;
import org.blkscope.report.SnapshotJson;
import org.blkscope.report.SnapshotText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code snapshot}: the state at a moment. */
@Command(
        name = "snapshot",
        mixinStandardHelpOptions = true,
        versionProvider = Cli.ProgramVersion.class,
        description = "Prints the state at a moment.")
public final class SnapshotVerb extends Verb {
    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description =
                    "Scenario, trace, recording, or folder of a captured case; - for standard input.")
    private String file;

    @Option(
            names = "--at",
            paramLabel = "MOMENT",
            required = true,
            description = "Event @1284, time 12.5ms or share 45.5%% of the events.")
    private String at;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "ADDRESS",
            description = "Place such as nullb0/hctx0/dispatch, or I/O such as job1#42 or W41.")
    private @Nullable String address;

    private final Open open;
    private final Input input;

    /**
     * @param open opens the file
     * @param input the file or standard input
     */
    public SnapshotVerb(Open open, Input input) {
        this.open = open;
        this.input = input;
    }

    @Override
    public Integer call() throws IOException, UsageException {
        try {
            Address.Moment wanted = Address.parseMoment(at);
            Address only = address == null ? null : Address.parse(address);
            Recording recording = input.read(file, this::recording);
            int moment = wanted.in(recording);
            String text =
                    only == null
                            ? SnapshotText.whole(recording, moment)
                            : SnapshotText.of(recording, moment, only);
            print(
                    () -> text,
                    () ->
                            Json.text(
                                    only == null
                                            ? SnapshotJson.of(recording, moment)
                                            : SnapshotJson.of(recording, moment, only)));
            return ExitCode.DONE;
        } catch (IllegalArgumentException e) {
            throw new UsageException(Errors.text(e));
        }
    }

    private Recording recording(Path path) throws IOException {
        return open.read(path, Open.WHOLE, () -> false).recording();
    }
}
