package org.blkscope.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Map;
import org.blkscope.analysis.EventText;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.TraceText;
import org.jspecify.annotations.Nullable;

/** Ways to hand the events of a recording to other tools. */
public enum ExportFormat {
    /** Every event as a line in the columns of ftrace text; what no tracepoint tells has task #. */
    TEXT {
        @Override
        public void write(Recording recording, Writer out) throws IOException {
            EventText text = new EventText(recording);
            for (int event = 0; event < recording.size(); event++) {
                out.write(text.traceLine(event).replace("\u2009", ""));
                out.write('\n');
            }
        }
    },
    /** Every event as values between commas, with a line of names. */
    CSV {
        @Override
        public void write(Recording recording, Writer out) throws IOException {
            out.write(String.join(",", EventRow.KEYS));
            out.write('\n');
            EventRow rows = new EventRow(recording);
            for (int event = 0; event < recording.size(); event++) {
                String separator = "";
                for (Object value : rows.of(event).values()) {
                    out.write(separator);
                    out.write(cell(value));
                    separator = ",";
                }
                out.write('\n');
            }
        }
    },
    /** One object with every event as an object. */
    JSON {
        @Override
        public void write(Recording recording, Writer out) throws IOException {
            ObjectMapper mapper = new ObjectMapper();
            EventRow rows = new EventRow(recording);
            try (JsonGenerator json = mapper.createGenerator(out)) {
                json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
                json.writeStartObject();
                json.writeStringField("recording", recording.origin().headline());
                json.writeStringField("digest", recording.digest());
                json.writeArrayFieldStart("events");
                for (int event = 0; event < recording.size(); event++) {
                    Map<String, @Nullable Object> row = rows.of(event);
                    json.writeRaw(event == 0 ? "\n" : "");
                    mapper.writeValue(json, row);
                    json.writeRaw("\n");
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            out.write('\n');
        }
    },
    /** The tracepoints as ftrace prints them. */
    FTRACE {
        @Override
        public void write(Recording recording, Writer out) throws IOException {
            out.write("# tracer: nop\n#\n");
            for (int event = 0; event < recording.size(); event++) {
                if (recording.events().kind(event) == EventKind.TRACE) {
                    out.write(TraceText.line(recording, event));
                    out.write('\n');
                }
            }
        }
    };

    /** Writes a whole recording; the writer stays open. */
    public abstract void write(Recording recording, Writer out) throws IOException;

    /** As the command line writes it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static String cell(@Nullable Object value) {
        String text = value == null ? "" : value.toString();
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
