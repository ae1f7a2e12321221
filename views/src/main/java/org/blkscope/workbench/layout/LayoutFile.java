package org.blkscope.workbench.layout;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.geometry.Orientation;

/**
 * The text of a layout. A stack is an object with {@code stack} (ids) and {@code selected}; a split
 * has {@code split} (HORIZONTAL or VERTICAL), {@code dividers} and {@code children}.
 */
public final class LayoutFile {
    private static final int VERSION = 1;
    private static final ObjectMapper JSON = new ObjectMapper();

    private LayoutFile() {}

    /** A layout as text. */
    public static String write(WindowLayout layout) {
        ObjectNode root = JSON.createObjectNode().put("version", VERSION);
        layout.main().ifPresent(main -> root.set("main", write(main)));
        ArrayNode windows = root.putArray("windows");
        for (WindowLayout.Detached each : layout.detached()) {
            windows.addObject()
                    .put("x", each.x())
                    .put("y", each.y())
                    .put("width", each.width())
                    .put("height", each.height())
                    .set("content", write(each.arrangement()));
        }
        ArrayNode closed = root.putArray("closed");
        layout.closed().forEach(closed::add);
        return root.toPrettyString() + "\n";
    }

    /**
     * A layout from its text.
     *
     * @param known ids of panes that there are
     * @throws IOException if the text is no layout or names a pane that there is not
     */
    public static WindowLayout read(String text, Set<String> known) throws IOException {
        try {
            JsonNode root = JSON.readTree(text);
            if (root.path("version").asInt() != VERSION) {
                throw new IOException("version: expected " + VERSION + ".");
            }
            Optional<Arrangement> main =
                    root.has("main")
                            ? Optional.of(arrangement(root.path("main"), known))
                            : Optional.empty();
            List<WindowLayout.Detached> windows = new ArrayList<>();
            for (JsonNode each : root.path("windows")) {
                windows.add(
                        new WindowLayout.Detached(
                                each.path("x").asDouble(),
                                each.path("y").asDouble(),
                                each.path("width").asDouble(),
                                each.path("height").asDouble(),
                                arrangement(each.path("content"), known)));
            }
            Set<String> closed = new TreeSet<>();
            root.path("closed").forEach(each -> closed.add(each.asText()));
            return new WindowLayout(main, windows, closed);
        } catch (JsonProcessingException e) {
            throw new IOException("not JSON: " + e.getOriginalMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static ObjectNode write(Arrangement arrangement) {
        ObjectNode node = JSON.createObjectNode();
        if (arrangement instanceof Arrangement.Split split) {
            node.put("split", split.orientation().name());
            ArrayNode dividers = node.putArray("dividers");
            split.dividers().forEach(dividers::add);
            ArrayNode children = node.putArray("children");
            split.children().forEach(child -> children.add(write(child)));
        } else if (arrangement instanceof Arrangement.Stack stack) {
            ArrayNode ids = node.putArray("stack");
            stack.ids().forEach(ids::add);
            node.put("selected", stack.selected());
        }
        return node;
    }

    private static Arrangement arrangement(JsonNode node, Set<String> known) throws IOException {
        if (node.has("split")) {
            List<Double> dividers = new ArrayList<>();
            node.path("dividers").forEach(each -> dividers.add(each.asDouble(-1)));
            List<Arrangement> children = new ArrayList<>();
            for (JsonNode child : node.path("children")) {
                children.add(arrangement(child, known));
            }
            Orientation orientation = Orientation.valueOf(node.path("split").asText());
            return new Arrangement.Split(orientation, dividers, children);
        }
        List<String> ids = new ArrayList<>();
        node.path("stack").forEach(each -> ids.add(each.asText()));
        for (String id : ids) {
            if (!known.contains(id)) {
                throw new IOException("there is no pane '" + id + "'.");
            }
        }
        return new Arrangement.Stack(ids, node.path("selected").asText());
    }
}
