package org.blkscope.scenario;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;

/**
 * The JSON of our files: comments and a comma before a closing bracket are allowed, a key given
 * twice is not.
 */
public final class ScenarioJson {
    private static final ObjectMapper MAPPER =
            JsonMapper.builder()
                    .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
                    .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
                    .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private ScenarioJson() {}

    static ObjectMapper mapper() {
        return MAPPER;
    }

    /** Parses a text; broken JSON is reported with line and column. */
    public static JsonNode parse(String file, String text) throws ScenarioException {
        try {
            JsonNode node = MAPPER.readTree(text);
            if (node.isMissingNode()) {
                throw new ScenarioException(
                        file, "", "expected a JSON object { ... }; the file is empty");
            }
            return node;
        } catch (JsonProcessingException e) {
            JsonLocation at = e.getLocation();
            String place =
                    at == null ? "" : "line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw new ScenarioException(
                    file, place, "expected JSON: " + firstLine(e.getOriginalMessage()));
        }
    }

    private static String firstLine(String message) {
        int end = message.indexOf('\n');
        return end < 0 ? message : message.substring(0, end);
    }
}
