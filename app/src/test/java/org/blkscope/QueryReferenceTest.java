package org.blkscope;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.blkscope.analysis.query.Fields;
import org.junit.jupiter.api.Test;

class QueryReferenceTest {
    @Test
    void theReferenceListsEveryFieldOfEventsWithItsMeaningAndNoOther() throws IOException {
        String page = Files.readString(Path.of("docs", "query-language.md"));
        String table = page.substring(page.indexOf("## Fields of events"));
        table = table.substring(0, table.indexOf("## Fields of the state"));

        assertThat(table.lines().filter(line -> line.startsWith("| `")))
                .containsExactlyElementsOf(
                        Fields.described().stream().map(QueryReferenceTest::row).toList());
    }

    private static String row(Fields.Described field) {
        return "| `%s` | %s | %s |".formatted(field.name(), field.type().label(), field.meaning());
    }
}
