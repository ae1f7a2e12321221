package org.blkscope.cli;

import org.blkscope.report.RuleList;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code rules}: what the model follows, and how that is known. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        versionProvider = Cli.ProgramVersion.class,
        description = "Lists the rules of the block layer that the model follows.")
public final class RulesVerb extends Verb {
    @Parameters(
            arity = "0..1",
            paramLabel = "ID",
            description = "One rule such as DSP-9, or a group such as DSP.")
    private @Nullable String id;

    @Override
    public Integer call() throws UsageException {
        RuleList list = id == null ? RuleList.all() : wanted(id);
        print(list::text, () -> Json.text(list.json()));
        return ExitCode.DONE;
    }

    private static RuleList wanted(String id) throws UsageException {
        return RuleList.of(id)
                .orElseThrow(
                        () ->
                                new UsageException(
                                        "ID: expected the identifier of a rule, found '"
                                                + id
                                                + "'; blkscope rules lists them"));
    }
}
