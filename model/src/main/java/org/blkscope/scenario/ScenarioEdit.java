package org.blkscope.scenario;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;

/**
 * Changes of a scenario: on its written form, so that the result passes the same checks as a file.
 *
 * <p>Elements of {@code devices} and {@code jobs} are addressed by their names; {@code kernel.FLAG}
 * is a single flag of the profile.
 */
public final class ScenarioEdit {
    private static final String OVERRIDE = "--set ";

    private final String file;
    private final ObjectNode tree;

    /**
     * @param file what to call the scenario in errors
     */
    public ScenarioEdit(String file, Scenario scenario) {
        this.file = file;
        this.tree = ScenarioWriter.tree(scenario);
    }

    /** Judges with another kernel profile. */
    public ScenarioEdit kernel(String name) {
        tree.put("kernel", name);
        return this;
    }

    /** Adds a change; one that was taken away before is just put back. */
    public ScenarioEdit with(String change) {
        move(change, "without", "with");
        return this;
    }

    /** Takes a change away; one that was added before is just dropped. */
    public ScenarioEdit without(String change) {
        move(change, "with", "without");
        return this;
    }

    /** Draws other random numbers. */
    public ScenarioEdit seed(long seed) {
        tree.put("seed", seed);
        return this;
    }

    /** Ends the run at another time after its beginning, such as {@code 10ms}. */
    public ScenarioEdit until(String time) {
        tree.put("until", time);
        return this;
    }

    /**
     * Sets one key.
     *
     * @param assignment {@code PATH=VALUE}, such as {@code devices.nullb0.hw_queue_depth=4}
     * @throws ScenarioException if there is no such path; a bad value is found by {@link #scenario}
     */
    public ScenarioEdit set(String assignment) throws ScenarioException {
        int equals = assignment.indexOf('=');
        if (equals <= 0) {
            throw new ScenarioException(
                    file,
                    OVERRIDE + assignment,
                    "expected KEY=VALUE such as devices.nullb0.hw_queue_depth=4"
                            + " or kernel.plug_order=LIFO");
        }
        List<String> path =
                new ArrayList<>(List.of(assignment.substring(0, equals).split("\\.", -1)));
        if (path.isEmpty() || path.stream().anyMatch(String::isBlank)) {
            throw new ScenarioException(
                    file, OVERRIDE + assignment, "expected a path of names with dots between them");
        }
        if (path.size() == 2 && path.get(0).equals("kernel")) {
            path.set(0, "set");
        }
        JsonNode at = tree;
        for (String step : path.subList(0, path.size() - 1)) {
            at = child(at, step, assignment);
        }
        String key = path.get(path.size() - 1);
        if (!(at instanceof ObjectNode object)) {
            throw new ScenarioException(
                    file,
                    OVERRIDE + assignment,
                    "expected a key below '" + key + "', such as ." + firstKey(at));
        }
        object.set(key, value(assignment.substring(equals + 1)));
        return this;
    }

    /**
     * The changed scenario.
     *
     * @throws ScenarioException if a change leads to something that is not allowed
     */
    public Scenario scenario() throws ScenarioException {
        return ScenarioReader.of(file, tree);
    }

    private JsonNode child(JsonNode parent, String step, String assignment)
            throws ScenarioException {
        JsonNode child =
                parent instanceof ArrayNode list
                        ? named(list, step)
                        : member((ObjectNode) parent, step);
        if (!child.isContainerNode()) {
            throw new ScenarioException(
                    file,
                    OVERRIDE + assignment,
                    "there is nothing below '"
                            + step
                            + "'; known here: "
                            + String.join(", ", names(parent)));
        }
        return child;
    }

    /**
     * Costs that are only named become an object; a queue without attributes gets room for some.
     */
    private static JsonNode member(ObjectNode parent, String key) {
        JsonNode child = parent.path(key);
        if (key.equals("costs") && child.isTextual()) {
            return parent.putObject(key).put("base", child.textValue());
        }
        return key.equals("queue") && child.isMissingNode() ? parent.putObject(key) : child;
    }

    private static JsonNode named(ArrayNode list, String name) {
        for (JsonNode element : list) {
            if (element.path("name").asText().equals(name)) {
                return element;
            }
        }
        return MissingNode.getInstance();
    }

    private static List<String> names(JsonNode parent) {
        List<String> names = new ArrayList<>();
        if (parent.isArray()) {
            parent.forEach(element -> names.add(element.path("name").asText()));
        } else {
            parent.fieldNames().forEachRemaining(names::add);
        }
        return names;
    }

    private static String firstKey(JsonNode list) {
        return list.isEmpty() || !list.get(0).fieldNames().hasNext()
                ? "name"
                : list.get(0).fieldNames().next();
    }

    /**
     * A value as JSON if it is a number, true, false, a list or an object; else the text itself.
     */
    private static JsonNode value(String text) {
        try {
            JsonNode value = ScenarioJson.mapper().readTree(text);
            return value.isMissingNode() || value.isTextual() ? TextNode.valueOf(text) : value;
        } catch (JsonProcessingException e) {
            return TextNode.valueOf(text);
        }
    }

    private void move(String change, String from, String to) {
        if (!remove(change, from) && !contains(change, to)) {
            ((ArrayNode) tree.get(to)).add(change);
        }
    }

    private boolean contains(String change, String key) {
        for (JsonNode each : tree.get(key)) {
            if (each.asText().equals(change)) {
                return true;
            }
        }
        return false;
    }

    private boolean remove(String change, String key) {
        ArrayNode list = (ArrayNode) tree.get(key);
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).asText().equals(change)) {
                list.remove(i);
                return true;
            }
        }
        return false;
    }
}
