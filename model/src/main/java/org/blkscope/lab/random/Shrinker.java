package org.blkscope.lab.random;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/*
 * Works on the JSON tree and knows nothing of scenarios: it leaves out elements and keys and makes numbers smaller, and
 * keeps each change after which the scenario still fails. A change that makes no scenario any more does not fail, so it
 * is not kept. It goes on until a whole round has changed nothing.
 */
/** Makes a scenario that fails smaller, as long as it still fails. */
public final class Shrinker {
    private final Predicate<JsonNode> fails;
    private ObjectNode best;

    private Shrinker(ObjectNode failing, Predicate<JsonNode> fails) {
        best = failing.deepCopy();
        this.fails = fails;
    }

    /**
     * The smallest one found.
     *
     * @param failing one that fails
     * @param fails true if a scenario fails; false also for what is no scenario
     */
    public static ObjectNode smallest(ObjectNode failing, Predicate<JsonNode> fails) {
        Shrinker shrinker = new Shrinker(failing, fails);
        while (shrinker.round(List.of())) {
            // one more round
        }
        return shrinker.best;
    }

    /** Tries everything below one node; a path is keys and indexes from the top. */
    private boolean round(List<Object> path) {
        JsonNode node = at(best, path);
        boolean changed = false;
        if (node instanceof ArrayNode array) {
            for (int i = array.size() - 1; i >= 0; i--) {
                changed |= without(path, i) || round(with(path, i));
            }
        } else if (node instanceof ObjectNode object) {
            List<String> keys = new ArrayList<>();
            object.fieldNames().forEachRemaining(keys::add);
            for (String key : keys) {
                changed |= without(path, key) || round(with(path, key));
            }
        } else if (node.isInt()) {
            changed = smaller(path, node.intValue());
        }
        return changed;
    }

    private boolean without(List<Object> path, Object last) {
        ObjectNode next = best.deepCopy();
        if (at(next, path) instanceof ArrayNode array) {
            array.remove((Integer) last);
        } else {
            ((ObjectNode) at(next, path)).remove((String) last);
        }
        return keptIfFails(next);
    }

    private boolean smaller(List<Object> path, int value) {
        for (int less : new int[] {0, 1, value / 2, value - 1}) {
            if (less >= 0 && less < value && replaced(path, less)) {
                return true;
            }
        }
        return false;
    }

    private boolean replaced(List<Object> path, int value) {
        ObjectNode next = best.deepCopy();
        Object last = path.get(path.size() - 1);
        JsonNode parent = at(next, path.subList(0, path.size() - 1));
        if (parent instanceof ArrayNode array) {
            array.set((Integer) last, IntNode.valueOf(value));
        } else {
            ((ObjectNode) parent).put((String) last, value);
        }
        return keptIfFails(next);
    }

    private boolean keptIfFails(ObjectNode next) {
        boolean kept = fails.test(next);
        if (kept) {
            best = next;
        }
        return kept;
    }

    private static JsonNode at(JsonNode top, List<Object> path) {
        JsonNode node = top;
        for (Object step : path) {
            node = step instanceof Integer index ? node.get(index) : node.get((String) step);
        }
        return node;
    }

    private static List<Object> with(List<Object> path, Object last) {
        List<Object> longer = new ArrayList<>(path);
        longer.add(last);
        return longer;
    }
}
