package org.blkscope.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.blkscope.base.TimeText;
import org.blkscope.recording.Recording;
import org.jspecify.annotations.Nullable;

/**
 * What a search found, a line each; the first word of a line is an address.
 *
 * @param recording that was searched
 * @param query what was asked
 * @param moments behind the events that match
 */
public record FindReport(Recording recording, String query, List<Integer> moments) {
    public FindReport {
        moments = List.copyOf(moments);
    }

    /** Address, time and event in words. */
    public String text() {
        EventRow rows = new EventRow(recording);
        StringBuilder out = new StringBuilder();
        for (int moment : moments) {
            String time = TimeText.seconds(recording.events().timeNs(moment - 1)) + "s";
            out.append("@%-9d %14s  %s\n".formatted(moment, time, rows.line(moment - 1)));
        }
        return out.toString();
    }

    /** The same for programs. */
    public Map<String, @Nullable Object> json() {
        EventRow rows = new EventRow(recording);
        List<Map<String, @Nullable Object>> matches = new ArrayList<>();
        for (int moment : moments) {
            Map<String, @Nullable Object> match = new LinkedHashMap<>();
            match.put("address", "@" + moment);
            match.putAll(rows.of(moment - 1));
            matches.add(match);
        }
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        out.put("recording", recording.origin().headline());
        out.put("query", query);
        out.put("events", recording.size());
        out.put("matches", matches);
        return out;
    }
}
