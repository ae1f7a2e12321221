package org.blkscope.recording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where in the code events come from: kernel functions with the rule they follow, and tracepoints.
 * Site 0 is none.
 */
public final class Sites {
    /**
     * One place in the code.
     *
     * @param number position among sites
     * @param name kernel function or tracepoint, empty for site 0
     * @param rule the rule that the code follows there, or null
     */
    public record Site(int number, String name, @Nullable Rule rule) {
        /** The rule, if one is named. */
        public Optional<Rule> ruleIfAny() {
            return Optional.ofNullable(rule);
        }
    }

    private record Key(String name, @Nullable Rule rule) {}

    private final List<Site> sites = new ArrayList<>();
    private final Map<Key, Site> known = new HashMap<>();

    public Sites() {
        number("", null);
    }

    /** The number of a site; a new one gets the next number. */
    public synchronized int number(String name, @Nullable Rule rule) {
        return known.computeIfAbsent(new Key(name, rule), this::add).number();
    }

    /** The site with this number. */
    public synchronized Site site(int number) {
        return sites.get(number);
    }

    public synchronized int size() {
        return sites.size();
    }

    private Site add(Key key) {
        Site site = new Site(sites.size(), key.name(), key.rule());
        sites.add(site);
        return site;
    }
}
