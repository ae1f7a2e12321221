package org.blkscope.recording;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.blkscope.base.Names;

/**
 * The tables of a recording in its file: each block brings what was added since the one before, and
 * how well the places are known by now.
 */
final class FileTables {
    private final Recording recording;
    private final List<Names> names;
    private final int[] namesDone;
    private int sitesDone = 1;
    private int devicesDone;
    private int placesDone = 1;
    private int gaugesDone;

    FileTables(Recording recording) {
        this.recording = recording;
        names = new ArrayList<>(recording.traceArgs().names());
        names.add(recording.tasks());
        names.add(recording.texts());
        namesDone = new int[names.size()];
        Arrays.fill(namesDone, 1);
    }

    /** What is new, as a payload. */
    byte[] write() {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            for (int i = 0; i < namesDone.length; i++) {
                int size = names.get(i).size();
                out.writeInt(size - namesDone[i]);
                for (; namesDone[i] < size; namesDone[i]++) {
                    text(out, names.get(i).name(namesDone[i]));
                }
            }
            sites(out);
            topology(out);
            layout(out);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds what a payload brings. */
    void read(DataInputStream in) throws IOException {
        for (Names table : names) {
            for (int left = in.readInt(); left > 0; left--) {
                table.number(text(in));
            }
        }
        for (int left = in.readInt(); left > 0; left--) {
            String name = text(in);
            String rule = text(in);
            recording.sites().number(name, rule.isEmpty() ? null : Rule.valueOf(rule));
        }
        readTopology(in);
        recording
                .traceArgs()
                .layout(new LineLayout(in.readInt(), in.readBoolean(), in.readInt(), in.readInt()));
    }

    static byte[] origin(Origin origin) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            if (origin instanceof Origin.Simulated run) {
                text(out, "simulated");
                text(out, run.scenario());
                text(out, run.kernel());
                texts(out, run.changes());
                out.writeLong(run.seed());
            } else if (origin instanceof Origin.Traced traced) {
                text(out, "traced");
                text(out, traced.file().toString());
                text(out, traced.format());
                text(out, traced.kernel());
            } else if (origin instanceof Origin.Dumped dumped) {
                text(out, "dumped");
                texts(out, dumped.files().stream().map(Path::toString).toList());
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Origin origin(DataInputStream in) throws IOException {
        return switch (text(in)) {
            case "simulated" -> new Origin.Simulated(text(in), text(in), texts(in), in.readLong());
            case "traced" -> new Origin.Traced(Path.of(text(in)), text(in), text(in));
            default -> new Origin.Dumped(texts(in).stream().map(Path::of).toList());
        };
    }

    static byte[] notes(SourceNotes notes) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            texts(out, notes.assumed());
            ints(out, notes.read(), notes.used(), notes.skipped(), notes.examples().size());
            for (SourceNotes.Example each : notes.examples()) {
                out.writeInt(each.line());
                text(out, each.reason());
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static SourceNotes notes(DataInputStream in) throws IOException {
        List<String> assumed = texts(in);
        int read = in.readInt();
        int used = in.readInt();
        int skipped = in.readInt();
        List<SourceNotes.Example> examples = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            examples.add(new SourceNotes.Example(in.readInt(), text(in)));
        }
        return new SourceNotes(assumed, read, used, skipped, examples);
    }

    private void sites(DataOutputStream out) throws IOException {
        int size = recording.sites().size();
        out.writeInt(size - sitesDone);
        for (; sitesDone < size; sitesDone++) {
            Sites.Site site = recording.sites().site(sitesDone);
            text(out, site.name());
            text(out, site.rule() == null ? "" : site.rule().name());
        }
    }

    private void topology(DataOutputStream out) throws IOException {
        Topology topology = recording.topology();
        out.writeInt(topology.cpus());
        List<Device> devices = topology.devices();
        out.writeInt(devices.size() - devicesDone);
        for (; devicesDone < devices.size(); devicesDone++) {
            device(out, devices.get(devicesDone));
        }
        int places = topology.placeCount();
        out.writeInt(places - placesDone);
        for (; placesDone < places; placesDone++) {
            Place place = topology.place(placesDone);
            text(out, place.path());
            text(out, place.kind().name());
            ints(out, place.device(), place.cpu(), place.hctx(), place.capacity());
        }
        int gauges = topology.gaugeCount();
        out.writeInt(gauges - gaugesDone);
        for (; gaugesDone < gauges; gaugesDone++) {
            Gauge gauge = topology.gauge(gaugesDone);
            text(out, gauge.path());
            text(out, gauge.kind().name());
            ints(
                    out,
                    gauge.device(),
                    gauge.cpu(),
                    gauge.hctx(),
                    topology.coverage(gauge).ordinal());
        }
        for (int place = 0; place < places; place++) {
            out.writeByte(topology.coverage(topology.place(place)).ordinal());
        }
    }

    private static void device(DataOutputStream out, Device device) throws IOException {
        text(out, device.name());
        text(out, device.number());
        text(out, device.driver());
        text(out, device.scheduler());
        out.writeInt(device.hctxOfCpu().size());
        for (int hctx : device.hctxOfCpu()) {
            out.writeInt(hctx);
        }
    }

    private void readTopology(DataInputStream in) throws IOException {
        Topology topology = recording.topology();
        topology.needCpus(in.readInt());
        for (int left = in.readInt(); left > 0; left--) {
            String name = text(in);
            String number = text(in);
            String driver = text(in);
            String scheduler = text(in);
            List<Integer> map = new ArrayList<>();
            for (int cpu = in.readInt(); cpu > 0; cpu--) {
                map.add(in.readInt());
            }
            topology.addDevice(name, number, driver, scheduler, map);
        }
        for (int left = in.readInt(); left > 0; left--) {
            String path = text(in);
            PlaceKind kind = PlaceKind.valueOf(text(in));
            topology.addPlace(
                    path,
                    kind,
                    in.readInt(),
                    in.readInt(),
                    in.readInt(),
                    in.readInt(),
                    Coverage.OBSERVED);
        }
        for (int left = in.readInt(); left > 0; left--) {
            String path = text(in);
            GaugeKind kind = GaugeKind.valueOf(text(in));
            int device = in.readInt();
            int cpu = in.readInt();
            int hctx = in.readInt();
            topology.addGauge(path, kind, device, cpu, hctx, Coverage.values()[in.readInt()]);
        }
        for (int place = 0; place < topology.placeCount(); place++) {
            topology.cover(topology.place(place), Coverage.values()[in.readByte()]);
        }
    }

    private void layout(DataOutputStream out) throws IOException {
        LineLayout layout = recording.traceArgs().layout();
        out.writeInt(layout.pidWidth());
        out.writeBoolean(layout.flags());
        out.writeInt(layout.decimals());
        out.writeInt(layout.nameWidth());
    }

    private static void ints(DataOutputStream out, int... values) throws IOException {
        for (int value : values) {
            out.writeInt(value);
        }
    }

    private static void texts(DataOutputStream out, List<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String each : texts) {
            text(out, each);
        }
    }

    private static List<String> texts(DataInputStream in) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            texts.add(text(in));
        }
        return texts;
    }

    private static void text(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String text(DataInputStream in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
    }
}
