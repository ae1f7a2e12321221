package org.blkscope;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.blkscope.cli.Version;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Starts app/blkscope as a person would. Surefire forbids it to build: a build is under way. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherTest {
    private static final Path LAUNCHER = Path.of("blkscope").toAbsolutePath();

    @TempDir private Path folder;

    @Test
    void printsItsVersionFromAnotherFolder() throws Exception {
        Result result = start(LAUNCHER, Map.of(), "--version");

        assertThat(result.out()).containsExactly("blkscope " + Version.get());
        assertThat(result.err()).isEmpty();
        assertThat(result.exit()).isZero();
    }

    @Test
    void worksThroughSymbolicLinks() throws Exception {
        Path folderWithBlank = Files.createDirectory(folder.resolve("with blank"));
        Path first = Files.createSymbolicLink(folderWithBlank.resolve("first"), LAUNCHER);
        Path second = Files.createSymbolicLink(folder.resolve("second"), folder.relativize(first));

        Result result = start(second, Map.of(), "--version");
        Files.delete(second);
        Files.delete(first);

        assertThat(result.out()).containsExactly("blkscope " + Version.get());
    }

    @Test
    void keepsArgumentsAndExitCode() throws Exception {
        Result result = start(LAUNCHER, fakeJdk(17, 3), "import", "a b", "", "*", "$HOME");

        assertThat(result.out()).endsWith("org.blkscope.Main", "import", "a b", "", "*", "$HOME");
        assertThat(result.exit()).isEqualTo(3);
    }

    @Test
    void ownClassesAreOnTheClassPath() throws Exception {
        List<String> out = start(LAUNCHER, fakeJdk(17, 0), "run").out();
        List<String> classpath = List.of(out.get(out.indexOf("-cp") + 1).split(":"));

        Path root = LAUNCHER.getParent().getParent();
        assertThat(classpath)
                .contains(
                        root.resolve("app/target/classes").toString(),
                        root.resolve("views/target/classes").toString(),
                        root.resolve("model/target/classes").toString())
                .anyMatch(entry -> entry.contains("picocli"))
                .noneMatch(entry -> entry.contains("junit"));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutDisplayThereIsNoWindow() throws Exception {
        List<String> out = start(LAUNCHER, fakeJdk(17, 0), "some/file.json").out();

        assertThat(out)
                .containsAnyOf("-Dblkscope.level=picture", "-Dblkscope.level=text")
                .doesNotContain("-Dblkscope.level=window");
    }

    @Test
    void verbsLookForNoDisplay() throws Exception {
        List<String> out =
                start(LAUNCHER, fakeJdk(17, 0), "--quiet", "run", "some/file.json").out();

        assertThat(out)
                .noneMatch(argument -> argument.startsWith("-Dblkscope.level"))
                .noneMatch(argument -> argument.contains("Monocle"));
    }

    @Test
    void shotsAreDrawnWithoutDisplay() throws Exception {
        List<String> out = start(LAUNCHER, fakeJdk(17, 0), "shot", "some/file.json").out();

        assertThat(out).contains("-Dglass.platform=Monocle", "-Dmonocle.platform=Headless");
    }

    @Test
    void nativeAccessIsAllowedWhereTheJvmAsks() throws Exception {
        String flag = "--enable-native-access=ALL-UNNAMED";

        assertThat(start(LAUNCHER, fakeJdk(25, 0), "run").out()).contains(flag);
        assertThat(start(LAUNCHER, fakeJdk(17, 0), "run").out()).doesNotContain(flag);
    }

    @Test
    void passesOverJavaThatIsTooOld() throws Exception {
        Result result = start(LAUNCHER, fakeJdk(11, 0), "--version");

        assertThat(result.out()).containsExactly("blkscope " + Version.get());
    }

    /** A JDK whose java prints its arguments, one a line. */
    private Map<String, String> fakeJdk(int release, int exit) throws IOException {
        Path home = Files.createDirectories(folder.resolve("jdk-" + release));
        Path bin = Files.createDirectories(home.resolve("bin"));
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + release + ".0.1\"\n");
        for (String tool : List.of("java", "javac")) {
            Path file = bin.resolve(tool);
            Files.writeString(file, "#!/bin/sh\nprintf '%s\\n' \"$@\"\nexit " + exit + "\n");
            assertThat(file.toFile().setExecutable(true)).isTrue();
        }
        return Map.of("JAVA_HOME", home.toString());
    }

    private Result start(Path launcher, Map<String, String> environment, String... arguments)
            throws Exception {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder =
                new ProcessBuilder(
                        Stream.concat(Stream.of(launcher.toString()), Stream.of(arguments))
                                .toList());
        builder.directory(folder.toFile());
        builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
        builder.environment().putAll(environment);
        builder.redirectOutput(out.toFile()).redirectError(err.toFile());
        Process process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Result(
                process.exitValue(),
                Files.readAllLines(out, UTF_8),
                Files.readAllLines(err, UTF_8));
    }

    private record Result(int exit, List<String> out, List<String> err) {}
}
