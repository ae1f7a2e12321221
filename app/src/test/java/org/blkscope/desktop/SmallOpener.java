package org.blkscope.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Feed;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Op;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.blkscope.study.Opened;
import org.blkscope.study.Study;
import org.blkscope.workbench.Opener;
import org.blkscope.workbench.Part;
import org.blkscope.workbench.job.Progress;

/** Makes the same short recording of every file but those that end in .bad. */
final class SmallOpener implements Opener {
    private static final int REQUESTS = 20;

    @Override
    public Opened open(Path file, Progress progress) throws IOException {
        if (file.toString().endsWith(".bad")) {
            throw new IOException(file + ":3: expected a block event, found 'hello'");
        }
        return new Opened(
                recording(), Feed.EMPTY, String.valueOf(file.getFileName()), file, List.of());
    }

    static StandardParts parts() {
        return new StandardParts(theming -> new Blank(), theming -> new Blank());
    }

    private static Recording recording() {
        Recording recording = new Recording(new Origin.Simulated("small", "v6.12.y", List.of(), 1));
        recording.topology().needCpus(1);
        recording.topology().addDevice("sda", "8,0", "null_blk", "none", List.of(0));
        Place plug =
                recording
                        .topology()
                        .addPlace("sda/cpu0/plug", PlaceKind.PLUG, 0, 0, -1, 0, Coverage.OBSERVED);
        Place device =
                recording
                        .topology()
                        .addPlace("sda/device", PlaceKind.DEVICE, 0, -1, -1, 0, Coverage.OBSERVED);
        Recorder recorder = new Recorder(recording);
        int site = recording.sites().number("blk_mq_submit_bio", null);
        int job = recording.tasks().number("job1");
        for (int i = 0; i < REQUESTS; i++) {
            recorder.turn(1_000L * i, 0, ContextKind.TASK);
            int rq = recorder.request(LifeKind.REQUEST, 0, Op.WRITE, 0, 8L * i, 8, job);
            recorder.appear(EventKind.ALLOCATE, site, rq, plug.id(), 0);
            recorder.move(EventKind.ISSUE, site, rq, device.id(), 0);
            recorder.leave(EventKind.FREE, site, rq, 0, 0, 0);
        }
        return recording;
    }

    /** A part that shows nothing. */
    private static final class Blank implements Part {
        private final Pane pane = new Pane();

        @Override
        public Node node() {
            return pane;
        }

        @Override
        public void open(Study study) {}

        @Override
        public void close() {}
    }
}
