package org.blkscope.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Objects of reports as JSON text. */
final class Json {
    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private Json() {}

    /** One object, indented; null stands for what cannot be computed. */
    static String text(Map<String, @Nullable Object> object) {
        try {
            return MAPPER.writeValueAsString(object);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a report that is not JSON", e);
        }
    }
}
