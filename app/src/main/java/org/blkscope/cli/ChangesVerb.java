package org.blkscope.cli;

import org.blkscope.lab.ChangeList;
import picocli.CommandLine.Command;

/** {@code changes}: commits and patches that can be added to a kernel or taken from it. */
@Command(
        name = "changes",
        mixinStandardHelpOptions = true,
        versionProvider = Cli.ProgramVersion.class,
        description = "Lists the changes for --with and --without.")
public final class ChangesVerb extends Verb {
    @Override
    public Integer call() {
        print(ChangeList::text, () -> Json.text(ChangeList.json()));
        return ExitCode.DONE;
    }
}
