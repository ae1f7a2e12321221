package org.blkscope.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Op;
import org.blkscope.recording.Origin;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Topology;
import org.junit.jupiter.api.Test;

class RunReportTest {
    private static final Origin.Simulated ORIGIN =
            new Origin.Simulated("one-read", "v6.12.y", List.of("plug-limit-32"), 7);
    private static final RunFacts FACTS =
            new RunFacts(
                    "sha256 1f2e3d",
                    List.of("nullb0: null_blk, scheduler none, 1 hardware queue, 64 tags"),
                    List.of("rw=randread bs=4k iodepth=1 direct=1"),
                    List.of("Costs of the machine are those of the table 'zero'."),
                    123_456);
    private static final Heading HEADING =
            new Heading(
                    "blkscope 0.1.0",
                    List.of(
                            "app/blkscope",
                            "run",
                            "samples/scenarios/one-read.json",
                            "--seed",
                            "7"));

    @Test
    void theTextOfARunIsAsItShouldBe() throws IOException {
        Recording recording = oneRead();
        String text = new RunReport(recording, ORIGIN, FACTS).text(HEADING);
        assertThat(text.replace(recording.digest(), "DIGEST"))
                .isEqualTo(ImportReportTest.golden("run.txt"));
    }

    @Test
    void theObjectOfARunIsAsItShouldBe() throws IOException {
        Recording recording = oneRead();
        String json =
                new ObjectMapper()
                        .writerWithDefaultPrettyPrinter()
                        .writeValueAsString(new RunReport(recording, ORIGIN, FACTS).json(HEADING));
        assertThat(json.replace(recording.digest(), "DIGEST") + "\n")
                .isEqualTo(ImportReportTest.golden("run.json"));
    }

    private static Recording oneRead() {
        Recording recording = new Recording(ORIGIN);
        Topology topology = recording.topology();
        topology.addDevice("nullb0", "254,0", "null_blk", "none", List.of(0));
        int submit =
                topology.addPlace(
                                "nullb0/cpu0/submit",
                                PlaceKind.SUBMIT,
                                0,
                                0,
                                -1,
                                0,
                                Coverage.OBSERVED)
                        .id();
        int riding =
                topology.addPlace(
                                "nullb0/riding", PlaceKind.RIDING, 0, -1, -1, 0, Coverage.OBSERVED)
                        .id();
        int tags =
                topology.addPlace(
                                "nullb0/hctx0/tags",
                                PlaceKind.TAGS,
                                0,
                                -1,
                                0,
                                64,
                                Coverage.OBSERVED)
                        .id();
        int device =
                topology.addPlace(
                                "nullb0/device", PlaceKind.DEVICE, 0, -1, -1, 0, Coverage.OBSERVED)
                        .id();
        Recorder recorder = new Recorder(recording);
        int job = recording.tasks().number("job1");
        recorder.turn(0, 0, ContextKind.TASK);
        int bio = recorder.bio(0, Op.READ, 0, 8, 8, job, 1, 0);
        recorder.appear(EventKind.SUBMIT, 0, bio, submit, 0);
        recorder.turn(1_000, 0, ContextKind.TASK);
        recorder.move(EventKind.TAG_WAIT, 0, bio, submit, 0);
        recorder.turn(3_000, 0, ContextKind.TASK);
        int request = recorder.request(LifeKind.REQUEST, 0, Op.READ, 0, 8, 8, job);
        recorder.appear(EventKind.ALLOCATE, 0, request, submit, 0);
        recorder.hold(0, request, tags, 5, 0);
        recorder.attach(EventKind.GET_REQUEST, 0, bio, riding, request, 0);
        recorder.move(EventKind.ISSUE, 0, request, device, 0);
        recorder.turn(13_000, 0, ContextKind.HARDIRQ);
        recorder.move(EventKind.COMPLETE, 0, request, device, 0);
        recorder.leave(EventKind.BIO_END, 0, bio, 0, 0, 0);
        recorder.drop(0, request, tags, 5, 0);
        recorder.leave(EventKind.FREE, 0, request, 0, 0, 0);
        return recording;
    }
}
