package org.blkscope.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Runs the verb as the command line does. */
@Tag("window")
class ShotTest {
    private static final int WRONG_USE = 2;
    private static final int FAILED = 1;

    @TempDir private Path folder;
    private final StringWriter err = new StringWriter();

    @Test
    void writesAPictureOfTheAskedSize() throws IOException {
        Path out = folder.resolve("a.png");

        int exit =
                shot(
                        "small.json",
                        "--out",
                        out.toString(),
                        "--size",
                        "1400x850",
                        "--theme",
                        "dark");

        assertThat(exit).as(err.toString()).isZero();
        BufferedImage picture = ImageIO.read(out.toFile());
        assertThat(picture.getWidth()).isEqualTo(1400);
        assertThat(picture.getHeight()).isEqualTo(850);
    }

    @Test
    void theSameRequestGivesTheSamePicture() throws IOException {
        Path first = folder.resolve("a.png");
        Path second = folder.resolve("b.png");

        shot("small.json", "--out", first.toString(), "--at", "@30", "--select", "W10");
        shot("small.json", "--out", second.toString(), "--at", "@30", "--select", "W10");

        assertThat(Files.readAllBytes(second)).isEqualTo(Files.readAllBytes(first));
    }

    @Test
    void momentAndSelectionShow() throws IOException {
        Path first = folder.resolve("a.png");
        Path second = folder.resolve("b.png");

        shot("small.json", "--out", first.toString(), "--at", "@30");
        shot("small.json", "--out", second.toString(), "--at", "@30", "--select", "W10");

        assertThat(Files.readAllBytes(second)).isNotEqualTo(Files.readAllBytes(first));
    }

    @Test
    void addressesThatAreNotThereAreWrongUse() {
        int exit =
                shot("small.json", "--out", folder.resolve("a.png").toString(), "--select", "W99");

        assertThat(exit).isEqualTo(WRONG_USE);
        assertThat(err.toString()).contains("There is no I/O 'W99' in small.json.");
        assertThat(folder.resolve("a.png")).doesNotExist();
    }

    @Test
    void sizesThatAreTooLargeAreWrongUse() {
        int exit =
                shot(
                        "small.json",
                        "--out",
                        folder.resolve("a.png").toString(),
                        "--size",
                        "9000x10");

        assertThat(exit).isEqualTo(WRONG_USE);
        assertThat(err.toString()).contains("between 1280x720 and 2560x1440");
    }

    @Test
    void filesThatCannotBeReadAreToldWithTheirLine() {
        int exit = shot("trace.bad", "--out", folder.resolve("a.png").toString());

        assertThat(exit).isEqualTo(FAILED);
        assertThat(err.toString()).contains("trace.bad:3: expected a block event, found 'hello'");
    }

    private int shot(String... arguments) {
        CommandLine line =
                new CommandLine(new ShotCommand(new SmallOpener(), SmallOpener.parts(), "0.0.0"));
        line.setErr(new PrintWriter(err, true));
        return line.execute(arguments);
    }
}
