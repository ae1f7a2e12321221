package org.blkscope.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.blkscope.recording.Evidence;
import org.blkscope.recording.Rule;
import org.jspecify.annotations.Nullable;

/**
 * The rules that the model follows, group by group, or those with one identifier.
 *
 * <p>In the sentences {@code N} stands for the figure that decides.
 */
public final class RuleList {
    private final List<Rule> rules;

    private RuleList(List<Rule> rules) {
        this.rules = rules;
    }

    /** All rules, those of a group together. */
    public static RuleList all() {
        Map<String, List<Rule>> groups = new LinkedHashMap<>();
        for (Rule rule : Rule.values()) {
            groups.computeIfAbsent(rule.group(), key -> new ArrayList<>()).add(rule);
        }
        return new RuleList(groups.values().stream().flatMap(List::stream).toList());
    }

    /**
     * The branches of one rule, or all rules of a group.
     *
     * @param id such as {@code DSP-9} or {@code DSP}; capital letters do not matter
     */
    public static Optional<RuleList> of(String id) {
        List<Rule> found =
                all().rules.stream()
                        .filter(
                                rule ->
                                        rule.id().equalsIgnoreCase(id)
                                                || rule.group().equalsIgnoreCase(id))
                        .toList();
        return found.isEmpty() ? Optional.empty() : Optional.of(new RuleList(found));
    }

    /** Identifier and sentence, and below them kernels and evidence. */
    public String text() {
        Page page = new Page();
        String group = "";
        for (Rule rule : rules) {
            if (!group.isEmpty() && !group.equals(rule.group())) {
                page.blank();
            }
            group = rule.group();
            page.paragraph("%-9s ".formatted(rule.id()), sentence(rule));
            page.paragraph(" ".repeat(10), "[" + rule.versions() + "; " + evidence(rule) + "]");
        }
        return page.toString();
    }

    /** Object {@code rules}: a list in the same order. */
    public Map<String, @Nullable Object> json() {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("rules", rules.stream().map(RuleList::row).toList());
        return map;
    }

    private static Map<String, @Nullable Object> row(Rule rule) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("id", rule.id());
        map.put("group", rule.group());
        map.put("sentence", sentence(rule));
        map.put("versions", rule.versions());
        map.put("evidence", rule.evidence().stream().map(Evidence::label).toList());
        return map;
    }

    private static String evidence(Rule rule) {
        return rule.evidence().stream().map(Evidence::label).collect(Collectors.joining(", "));
    }

    private static String sentence(Rule rule) {
        String text = rule.sentence().replaceAll("[\\[\\]]", "");
        text = text.replace("{rq}", "the request").replace("{n}", "N");
        text = text.replace("{place}", "the place");
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
