package org.blkscope.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.blkscope.base.Rng;
import org.blkscope.lab.Imports;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioReader;
import org.blkscope.scenario.Scenarios;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A recording comes back from its file as it went in; a damaged file says where it stops being
 * good.
 */
class RecordingFileTest {
    private static final String LONG =
            """
            { "format": 1, "name": "long", "kernel": "v6.12.y", "seed": 1, "cpus": 2, "costs": "default",
              "devices": [ { "name": "nullb0", "type": "null_blk", "submit_queues": 1, "hw_queue_depth": 32,
                "irqmode": 2, "completion_nsec": 20000, "scheduler": "none" } ],
              "jobs": [ { "name": "reader", "device": "nullb0", "rw": "randread", "bs": "4KiB", "iodepth": 16,
                "size": "64MiB" } ] }
            """;

    @TempDir private Path folder;

    static Stream<Recording> recordings() throws Exception {
        List<Recording> all = new ArrayList<>();
        for (Scenario scenario : Scenarios.samples()) {
            all.add(new Machine(scenario).run());
        }
        Path traces = Scenarios.samples("traces");
        all.add(new Imports().read(traces.resolve("nullblk-none-tag-shortage.txt")).recording());
        all.add(new Imports().read(traces.resolve("ahci-mq-deadline-fsync.txt")).recording());
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("recordings")
    void whatWasWrittenIsRead(Recording written) throws IOException {
        Path file = write(written, folder.resolve("a.blkrec"));

        try (RecordingReader reader = RecordingReader.open(file)) {
            Recording read = reader.recording();
            assertThat(reader.fault()).isEmpty();
            assertThat(reader.isComplete()).isTrue();
            assertThat(read.digest()).isEqualTo(written.digest());
            assertThat(read.origin()).isEqualTo(written.origin());
            assertThat(read.topology().places()).isEqualTo(written.topology().places());
            assertThat(read.topology().gauges()).isEqualTo(written.topology().gauges());
            assertThat(read.topology().devices()).isEqualTo(written.topology().devices());
            for (Place place : written.topology().places()) {
                assertThat(read.topology().coverage(place))
                        .isEqualTo(written.topology().coverage(place));
            }
            for (int event = 0; event < written.size(); event++) {
                assertThat(line(read, event)).isEqualTo(line(written, event));
            }
            for (int life = 0; life < written.lives().size(); life++) {
                assertThat(life(read, life)).isEqualTo(life(written, life));
            }
            Rng rng = new Rng(3);
            for (int i = 0; i < 200; i++) {
                int moment = rng.below(written.size() + 1);
                assertThat(lists(read, moment)).isEqualTo(lists(written, moment));
            }
        }
        assertThat(RecordingWriter.partOf(file)).doesNotExist();
    }

    @Test
    void aFileIsReadableWhileItGrows() throws Exception {
        Machine machine = new Machine(ScenarioReader.parse("long", LONG));
        Path file = folder.resolve("growing.blkrec");
        try (RecordingWriter writer = new RecordingWriter(machine.recording(), file);
                RecordingReader reader = RecordingReader.open(RecordingWriter.partOf(file))) {
            assertThat(reader.recording().size()).isZero();
            int seen = 0;
            boolean more = true;
            while (more) {
                for (int i = 0; more && i < 20_000; i++) {
                    more = machine.advance(Step.TURN, event -> false);
                }
                writer.writeChunks();
                reader.refresh();
                assertThat(reader.recording().size()).isGreaterThanOrEqualTo(seen);
                assertThat(machine.recording().size() - reader.recording().size())
                        .isLessThan(EventChunk.SIZE);
                seen = reader.recording().size();
            }
            assertThat(seen).isGreaterThan(2 * EventChunk.SIZE);
            assertThat(reader.fault().orElseThrow())
                    .contains("was not closed", "after event " + seen);
            writer.finish();
            reader.refresh();
            assertThat(reader.isComplete()).isTrue();
            assertThat(reader.recording().digest()).isEqualTo(machine.recording().digest());
        }
    }

    @Test
    void aWriterThatIsKilledLeavesAllWholeChunks() throws Exception {
        Path file = folder.resolve("killed.blkrec");
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Endless.class.getName(),
                                file.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("out.txt").toFile())
                        .start();
        Path part = RecordingWriter.partOf(file);
        while (process.isAlive() && (!Files.exists(part) || Files.size(part) < 3_000_000)) {
            Thread.sleep(20);
        }
        process.destroyForcibly().waitFor();

        try (RecordingReader reader = RecordingReader.open(part)) {
            int size = reader.recording().size();
            assertThat(size)
                    .isGreaterThan(EventChunk.SIZE)
                    .matches(count -> count % EventChunk.SIZE == 0);
            assertThat(reader.fault().orElseThrow())
                    .isEqualTo(
                            part + ": the file was not closed: it ends after event " + size + ".");
            assertThat(reader.recording().timeline().at(size).moment()).isEqualTo(size);
        }
        assertThat(file).doesNotExist();
    }

    @Test
    void aFlippedByteNamesTheBadChunkAndSparesWhatIsBeforeIt() throws Exception {
        Recording written = new Machine(ScenarioReader.parse("long", LONG)).run();
        byte[] good = Files.readAllBytes(write(written, folder.resolve("good.blkrec")));
        Rng rng = new Rng(8);
        int chunksNamed = 0;
        for (int i = 0; i < 60; i++) {
            byte[] bad = good.clone();
            int at = 12 + rng.below(good.length - 12);
            bad[at] ^= (byte) (1 << rng.below(8));
            Path file = Files.write(folder.resolve("bad.blkrec"), bad);
            chunksNamed += faultOf(file, written, at) ? 1 : 0;
        }
        assertThat(chunksNamed).isGreaterThan(40);
    }

    /** True if a chunk is named; the events before the fault must be as they were. */
    private static boolean faultOf(Path file, Recording written, int at) throws IOException {
        try (RecordingReader reader = RecordingReader.open(file)) {
            String fault =
                    reader.fault()
                            .orElseThrow(
                                    () -> new AssertionError("byte " + at + " was not missed"));
            assertThat(reader.isComplete()).isFalse();
            Recording read = reader.recording();
            for (int event = 0; event < read.size(); event += 997) {
                assertThat(line(read, event)).isEqualTo(line(written, event));
            }
            if (fault.contains(": chunk ")) {
                assertThat(fault).contains("(events " + read.size() + " to ");
                return true;
            }
            return false;
        } catch (RecordingFileException e) {
            assertThat(e).hasMessageContaining("its first block is damaged");
            return false;
        }
    }

    @Test
    void aFileThatIsCutOffAnywhereOpensUpToTheLastWholeChunk() throws Exception {
        Recording written = new Machine(ScenarioReader.parse("long", LONG)).run();
        byte[] good = Files.readAllBytes(write(written, folder.resolve("good.blkrec")));
        Rng rng = new Rng(9);
        for (int i = 0; i < 40; i++) {
            int length = 200 + rng.below(good.length - 200);
            byte[] cut = java.util.Arrays.copyOf(good, length);
            try (RecordingReader reader =
                    RecordingReader.open(Files.write(folder.resolve("cut.blkrec"), cut))) {
                int size = reader.recording().size();
                assertThat(reader.fault().orElseThrow()).contains("it ends after event " + size);
                assertThat(size % EventChunk.SIZE == 0 || size == written.size()).isTrue();
            }
        }
    }

    @Test
    void otherFilesAreRefusedInOneSentence() throws Exception {
        Path empty = Files.write(folder.resolve("empty"), new byte[0]);
        Path text =
                Files.writeString(folder.resolve("text"), "hello, this is a text of some length");
        byte[] newer = java.util.Arrays.copyOf(RecordingWriter.MAGIC, 40);
        newer[11] = 9;
        Path later = Files.write(folder.resolve("newer"), newer);

        assertThatThrownBy(() -> RecordingReader.open(empty))
                .hasMessage(empty + ": the file is empty");
        assertThatThrownBy(() -> RecordingReader.open(text))
                .hasMessage(text + ": this is not a recording of blkscope");
        assertThatThrownBy(() -> RecordingReader.open(later))
                .hasMessage(later + ": format 9 is not known here; this program reads format 1");
        assertThat(RecordingReader.recognises(text)).isFalse();
    }

    /** Writes events until it is killed. */
    static final class Endless {
        public static void main(String[] args) throws Exception {
            String endless = LONG.replace("64MiB", "64GiB");
            Machine machine = new Machine(ScenarioReader.parse("endless", endless));
            try (RecordingWriter writer =
                    new RecordingWriter(machine.recording(), Path.of(args[0]))) {
                while (machine.advance(Step.TICK, event -> false)) {
                    writer.writeChunks();
                }
                writer.finish();
            }
        }
    }

    private static Path write(Recording recording, Path file) throws IOException {
        try (RecordingWriter writer = new RecordingWriter(recording, file)) {
            writer.finish();
        }
        return file;
    }

    private static List<Object> line(Recording recording, int event) {
        EventLog log = recording.events();
        Sites.Site site = recording.sites().site(log.site(event));
        String trace = log.kind(event) == EventKind.TRACE ? TraceText.line(recording, event) : "";
        return List.of(
                log.timeNs(event),
                log.kind(event),
                log.flags(event),
                log.cpu(event),
                site.name(),
                site.ruleIfAny(),
                log.place(event),
                log.life(event),
                log.value(event),
                trace);
    }

    private static List<Object> life(Recording recording, int life) {
        Lives lives = recording.lives();
        return List.of(
                lives.name(life),
                lives.label(life),
                lives.sector(life),
                lives.sectors(life),
                lives.flags(life),
                lives.born(life),
                lives.slot(life),
                lives.link(life),
                lives.device(life));
    }

    private static List<Object> lists(Recording recording, int moment) {
        Snapshot snapshot = recording.timeline().at(moment);
        List<Object> all = new ArrayList<>();
        for (Place place : recording.topology().places()) {
            all.add(snapshot.count(place.id()));
            all.add(
                    place.kind().isTagMap()
                            ? List.of()
                            : java.util.Arrays.stream(snapshot.list(place.id())).boxed().toList());
        }
        return all;
    }
}
