package org.blkscope.cli;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.kernel.profile.KernelProfile;
import org.blkscope.lab.ProfileList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code profiles}: the kernels that the model knows, one of them, or how two of them differ. */
@Command(
        name = "profiles",
        mixinStandardHelpOptions = true,
        versionProvider = Cli.ProgramVersion.class,
        description = "Lists the kernels that the model knows.")
public final class ProfilesVerb extends Verb {
    @Parameters(
            arity = "0..2",
            paramLabel = "NAME",
            description = "One kernel: all its flags. Two kernels: the flags in which they differ.")
    private List<String> names = new ArrayList<>();

    @Override
    public Integer call() throws UsageException {
        List<KernelProfile> profiles = profiles();
        print(() -> text(profiles), () -> Json.text(ProfileList.json(profiles)));
        return ExitCode.DONE;
    }

    private String text(List<KernelProfile> profiles) {
        return switch (names.size()) {
            case 0 -> ProfileList.text();
            case 1 -> ProfileList.text(profiles.get(0));
            default -> ProfileList.text(profiles.get(0), profiles.get(1));
        };
    }

    private List<KernelProfile> profiles() throws UsageException {
        List<KernelProfile> profiles = new ArrayList<>();
        for (String name : names.isEmpty() ? KernelProfile.names() : names) {
            try {
                profiles.add(KernelProfile.of(name));
            } catch (IllegalArgumentException e) {
                throw new UsageException("NAME: " + e.getMessage());
            }
        }
        return profiles;
    }
}
