package org.blkscope.view.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.blkscope.analysis.Address;
import org.blkscope.demo.DemoRecording;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Feed;
import org.blkscope.study.Opened;
import org.blkscope.study.Study;
import org.junit.jupiter.api.Test;

class InspectorViewModelTest {
    private final Study study = Study.openInline(DemoRecording.opened(3));
    private final InspectorViewModel model = new InspectorViewModel(study);

    @Test
    void withoutSelectionTheRecordingIsDescribed() {
        assertThat(model.facts().title()).isEqualTo("Recording");
        assertThat(value("from")).contains("plugged batches of four on v6.12.y, seed 1");
        assertThat(value("devices")).contains("nullb0");
        assertThat(value("at the cursor")).contains("0 bios and requests");
    }

    @Test
    void aRequestTellsPlaceTagsAndTimes() {
        study.visit(Address.parse("job0#1"));
        study.cursor().follow(9);

        assertThat(model.facts().chip()).isEqualTo("R1");
        assertThat(model.facts().title()).isEqualTo("read 4 KiB on nullb0");
        assertThat(value("op")).contains("REQ_OP_READ | SYNC");
        assertThat(value("place")).contains("nullb0/cpu0/plug[0]");
        assertThat(value("driver tag")).contains("0");
        assertThat(value("issued")).isEmpty();
    }

    @Test
    void factsFollowTheCursor() {
        study.visit(Address.parse("job0#1"));
        study.cursor().follow(study.recording().size());

        assertThat(value("place")).contains("ended");
        assertThat(value("driver tag")).contains("none");
        assertThat(value("in the device")).isPresent();
        assertThat(model.facts().trail().stream().map(Facts.Stay::place))
                .containsExactly("submit", "plug", "ctx", "device");

        study.cursor().follow(0);
        assertThat(value("place")).contains("not there yet");
    }

    @Test
    void aBioWithARequestSaysWhichOneItIsIn() {
        int bio = study.recording().events().life(0);
        study.selectLife(bio);
        study.cursor().follow(9);

        assertThat(value("place")).contains("in request R1");
    }

    @Test
    void aPlaceTellsWhatItHoldsAndTheStateOfItsQueue() {
        study.visit(Address.parse("nullb0/hctx0/tags"));
        study.cursor().follow(9);

        assertThat(value("in use")).contains("1 of 16");
        assertThat(value("dispatch_busy")).contains("0");
        assertThat(value("run_work")).contains("idle");
    }

    @Test
    void whatTheSourceCannotKnowIsUnknownAndNeverZero() {
        Opened opened =
                new Opened(
                        DemoRecording.of(1, Coverage.UNKNOWN),
                        Feed.EMPTY,
                        "t",
                        Path.of("t"),
                        List.of());
        Study unsure = Study.openInline(opened);
        unsure.visit(Address.parse("nullb0/cpu0/plug"));
        Facts facts = new InspectorViewModel(unsure).facts();

        assertThat(facts.rows()).contains(new Facts.Row("holds", "unknown", Coverage.UNKNOWN));
    }

    @Test
    void whatWasInferredIsMarked() {
        Opened opened =
                new Opened(
                        DemoRecording.of(1, Coverage.INFERRED),
                        Feed.EMPTY,
                        "t",
                        Path.of("t"),
                        List.of());
        Study unsure = Study.openInline(opened);
        InspectorViewModel inferred = new InspectorViewModel(unsure);
        unsure.visit(Address.parse("job0#1"));
        unsure.cursor().follow(9);

        assertThat(inferred.facts().rows())
                .contains(new Facts.Row("place", "nullb0/cpu0/plug[0]", Coverage.INFERRED));
    }

    private Optional<String> value(String name) {
        return model.facts().rows().stream()
                .filter(row -> row.name().equals(name))
                .map(Facts.Row::value)
                .findFirst();
    }
}
