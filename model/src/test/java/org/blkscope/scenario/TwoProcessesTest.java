package org.blkscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The digest of a run depends on nothing but the scenario: not on the process, not on its hash
 * seeds.
 */
class TwoProcessesTest {
    @Test
    void twoProcessesGiveTheSameDigest() throws Exception {
        String here = new Machine(Scenarios.busy("twice", 4, 2, 4, 32)).run().digest();

        assertThat(digestOfAnotherProcess("-Xint", "-XX:hashCode=2")).isEqualTo(here);
        assertThat(digestOfAnotherProcess("-XX:+UseSerialGC", "-Duser.timezone=Asia/Tokyo"))
                .isEqualTo(here);
    }

    /** Runs in a JVM of its own. */
    public static void main(String[] args) throws Exception {
        System.out.println(new Machine(Scenarios.busy("twice", 4, 2, 4, 32)).run().digest());
    }

    private static String digestOfAnotherProcess(String... flags)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder();
        builder.command().add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        builder.command().add("-XX:+UnlockExperimentalVMOptions");
        builder.command().addAll(java.util.List.of(flags));
        builder.command().addAll(java.util.List.of("-cp", System.getProperty("java.class.path")));
        builder.command().add(TwoProcessesTest.class.getName());
        Process process = builder.redirectErrorStream(true).start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(text).isZero();
        return text.strip();
    }
}
