package org.blkscope.view.inspector;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import org.blkscope.recording.Place;
import org.blkscope.recording.Snapshot;
import org.blkscope.study.Selection;
import org.blkscope.study.Study;

/** Keeps the facts of the selected thing at the moment of the cursor. */
final class InspectorViewModel implements AutoCloseable {
    private final Study study;
    private final LifeFacts lifeFacts;
    private final PlaceFacts placeFacts;
    private final RecordingFacts recordingFacts;
    private final ReadOnlyObjectWrapper<Facts> facts;
    private final Subscription subscriptions;

    InspectorViewModel(Study study) {
        this.study = study;
        lifeFacts = new LifeFacts(study.recording(), study.scale());
        placeFacts = new PlaceFacts(study.recording());
        recordingFacts = new RecordingFacts(study.recording(), study.scale());
        facts =
                new ReadOnlyObjectWrapper<>(
                        this, "facts", recordingFacts.of(study.cursor().snapshot()));
        subscriptions =
                Subscription.combine(
                        study.cursor().snapshotProperty().subscribe(snapshot -> refresh()),
                        study.selectionProperty().subscribe(selection -> refresh()));
    }

    ReadOnlyObjectProperty<Facts> factsProperty() {
        return facts.getReadOnlyProperty();
    }

    Facts facts() {
        return facts.get();
    }

    @Override
    public void close() {
        subscriptions.unsubscribe();
    }

    private void refresh() {
        Snapshot snapshot = study.cursor().snapshot();
        Selection selection = study.selection();
        if (study.selectedLife() >= 0) {
            facts.set(lifeFacts.of(study.selectedLife(), snapshot));
        } else if (selection instanceof Selection.OfPlace picked) {
            Optional<Place> place = study.recording().topology().findPlace(picked.path());
            facts.set(
                    place.map(at -> placeFacts.of(at, snapshot))
                            .orElseGet(() -> recordingFacts.of(snapshot)));
        } else {
            facts.set(recordingFacts.of(snapshot));
        }
    }
}
