package org.blkscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.blkscope.capture.meta.CaseReader;
import org.blkscope.scenario.Machine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The real kernel is right: the model writes the same block events in the same order. */
class AgreesWithKernelTest {
    private static final Path CASES = Path.of("..", "samples", "kernel-cases");

    private final Agree agree = new Agree(scenario -> new Machine(scenario).run());

    static Stream<Path> cases() throws IOException {
        try (Stream<Path> folders = Files.list(CASES)) {
            return folders
                    .filter(
                            folder ->
                                    folder.getFileName()
                                            .toString()
                                            .matches("k[0-9.]+-(?!seed00).*"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theModelWritesTheSameEvents(Path folder) throws Exception {
        CaseAgreement result = agree.of(CaseReader.read(folder));

        assertThat(result.notModelled()).isEmpty();
        assertThat(result.agreement().flatMap(Agreement::first)).isEmpty();
        assertThat(result.percent()).isEqualTo(100.0);
    }

    @Test
    void allCasesOfTheKindAreThere() throws Exception {
        assertThat(cases()).hasSize(241);
    }
}
