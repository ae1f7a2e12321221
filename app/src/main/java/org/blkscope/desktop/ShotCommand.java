package org.blkscope.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.blkscope.analysis.Address;
import org.blkscope.workbench.Opener;
import org.blkscope.workbench.theme.Theme;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code shot}: a picture of the workbench, drawn without a display. The toolkit is loaded when it
 * is called.
 */
@Command(
        name = "shot",
        mixinStandardHelpOptions = true,
        description = "Writes a picture of the workbench; needs no display.")
public final class ShotCommand implements Callable<Integer> {
    private static final String ONLY_PERSPECTIVE = "debug";

    @Parameters(paramLabel = "FILE", description = "Scenario, trace or recording to show.")
    private Path file;

    @Option(
            names = "--out",
            paramLabel = "F.png",
            required = true,
            description = "Picture to write.")
    private Path out;

    @Option(
            names = "--perspective",
            paramLabel = "P",
            description = "Arrangement of the parts: debug.")
    private String perspective = ONLY_PERSPECTIVE;

    @Option(
            names = "--at",
            paramLabel = "MOMENT",
            description = "Where the cursor stands: @1284, 12.5ms or 45.5%% (50%%).")
    private String at = "50%";

    @Option(
            names = "--select",
            paramLabel = "ADDRESS",
            description = "What is selected: nullb0/hctx0/dispatch, job1#42, W41.")
    private @Nullable String select;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            description = "Size in pixels (${DEFAULT-VALUE}).")
    private String size = "1680x1020";

    @Option(
            names = "--theme",
            paramLabel = "light|dark",
            description = "Colours (${DEFAULT-VALUE}).")
    private String theme = "light";

    @Spec private CommandSpec spec;

    private final Opener opener;
    private final StandardParts parts;
    private final String version;

    public ShotCommand(Opener opener, StandardParts parts, String version) {
        this.opener = opener;
        this.parts = parts;
        this.version = version;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        try {
            new Shot(opener, parts, version).take(request());
            return 0;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private ShotRequest request() {
        if (!perspective.equals(ONLY_PERSPECTIVE)) {
            throw new IllegalArgumentException(
                    "There is no perspective '" + perspective + "': write " + ONLY_PERSPECTIVE);
        }
        Optional<Address> selected = Optional.ofNullable(select).map(Address::parse);
        return new ShotRequest(
                        file, out, Address.parseMoment(at), selected, 0, 0, Theme.named(theme))
                .sized(size);
    }
}
