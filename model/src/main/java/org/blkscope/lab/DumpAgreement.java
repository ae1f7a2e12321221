package org.blkscope.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.capture.meta.CaseDump;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;
import org.blkscope.report.DebugfsTree;
import org.jspecify.annotations.Nullable;

/*
 * Dumps of a case against the tree of the model, field by field.
 *
 * A field is a value "name=value" of a tag map, a part of a request's line, the number of requests on a list, or a file
 * with one value. What the model does not know is left out, and so are pointers. A dump is read in a quiet time of the
 * run: the moment of the model is as long after its first block event as the dump was after that of the kernel.
 */
/**
 * How far the state of the model agrees with dumps of debugfs.
 *
 * @param fields that both know
 * @param agreed fields with the same value
 * @param first the first that differs: dump, file, and both values
 */
public record DumpAgreement(int fields, int agreed, Optional<String> first) {
    private static final String UNKNOWN = "?";
    private static final String RUN = "/run";
    private static final Pattern PART = Pattern.compile("\\.(\\w+)=([^,}]*)");
    private static final List<String> PARTS =
            List.of("op", "cmd_flags", "state", "tag", "internal_tag");

    /** Share of fields that agree, in percent. */
    public double percent() {
        return Agreement.percent(fields - agreed, fields);
    }

    /**
     * Compares all dumps of a case.
     *
     * @param firstNs clock of the first block event of the trace
     * @return empty if there is no dump
     */
    static Optional<DumpAgreement> compare(
            List<CaseDump> dumps, long firstNs, Recording recording) {
        if (dumps.isEmpty()) {
            return Optional.empty();
        }
        Count count = new Count();
        dumps.stream().filter(CaseDump::isBefore).findFirst().ifPresent(d -> count.before = d);
        for (CaseDump dump : dumps) {
            Map<String, String> tree = DebugfsTree.of(recording, moment(dump, firstNs, recording));
            tree.forEach((path, text) -> count.file(dump, path, text));
        }
        return Optional.of(
                new DumpAgreement(count.fields, count.agreed, Optional.ofNullable(count.first)));
    }

    private static int moment(CaseDump dump, long firstNs, Recording recording) {
        int first = recording.events().nextOf(EventKind.TRACE.bit(), 0, recording.size());
        if (dump.isBefore()) {
            int event = 0;
            while (event < first && recording.events().cpu(event) < 0) {
                event++;
            }
            return event;
        }
        if (dump.atNs().isEmpty() || first == recording.size()) {
            return recording.size();
        }
        long wanted = recording.timeNs(first) + dump.atNs().get() - firstNs;
        int moment = first;
        while (moment < recording.size() && recording.timeNs(moment) <= wanted) {
            moment++;
        }
        return moment;
    }

    private static final class Count {
        private int fields;
        private int agreed;
        private @Nullable String first;
        private @Nullable CaseDump before;

        void file(CaseDump dump, String path, String model) {
            String kernel = dump.files().get(path);
            if (kernel == null || model.equals(UNKNOWN + "\n")) {
                return;
            }
            String where = dump.name() + " " + path;
            if (path.endsWith("tags")) {
                pairs(where, kernel, model);
            } else if (kernel.contains("{.op=") || model.contains("{.op=")) {
                requests(where, kernel.lines().toList(), model.lines().toList());
            } else if (path.endsWith(RUN)) {
                field(where, runs(path, kernel), model.strip());
            } else {
                field(where, kernel.strip(), model.strip());
            }
        }

        /** The kernel counts since the device was made, the model since the run began. */
        private String runs(String path, String kernel) {
            CaseDump start = before;
            String then = start == null ? "0" : start.files().getOrDefault(path, "0");
            return Long.toString(Long.parseLong(kernel.strip()) - Long.parseLong(then.strip()));
        }

        private void pairs(String where, String kernel, String model) {
            List<String> left = values(kernel);
            List<String> right = values(model);
            for (String pair : right) {
                String name = pair.substring(0, pair.indexOf('=') + 1);
                if (!pair.contains(UNKNOWN)) {
                    String same =
                            left.stream().filter(l -> l.startsWith(name)).findFirst().orElse("");
                    field(where, same, pair);
                }
            }
        }

        private static List<String> values(String text) {
            return text.lines().filter(l -> l.matches("\\w+=[^{]+")).toList();
        }

        private void requests(String where, List<String> kernel, List<String> model) {
            field(where, kernel.size() + " requests", model.size() + " requests");
            for (int i = 0; i < Math.min(kernel.size(), model.size()); i++) {
                List<String> left = parts(kernel.get(i));
                List<String> right = parts(model.get(i));
                for (int part = 0; part < Math.min(left.size(), right.size()); part++) {
                    if (!right.get(part).contains(UNKNOWN)) {
                        field(where, left.get(part), right.get(part));
                    }
                }
            }
        }

        private static List<String> parts(String line) {
            List<String> parts = new ArrayList<>();
            Matcher part = PART.matcher(line);
            while (part.find()) {
                if (PARTS.contains(part.group(1)) && parts.size() < PARTS.size()) {
                    parts.add(part.group());
                }
            }
            return parts;
        }

        private void field(String where, String kernel, String model) {
            fields++;
            if (kernel.equals(model)) {
                agreed++;
            } else if (first == null) {
                first = where + ": kernel '" + kernel + "', model '" + model + "'";
            }
        }
    }
}
