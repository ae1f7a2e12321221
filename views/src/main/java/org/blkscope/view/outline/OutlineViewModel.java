package org.blkscope.view.outline;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Topology;
import org.blkscope.study.Study;

/**
 * Keeps the figures of the tree at the moment of the cursor; a topology that grew gets a new tree.
 */
final class OutlineViewModel implements AutoCloseable {
    private final Study study;
    private final Topology topology;
    private final ReadOnlyObjectWrapper<OutlineNode> root;
    private final Subscription subscription;
    private int placesShown;

    OutlineViewModel(Study study) {
        this.study = study;
        topology = study.recording().topology();
        placesShown = topology.placeCount();
        root = new ReadOnlyObjectWrapper<>(this, "root", new OutlineTree(topology).build());
        subscription = study.cursor().snapshotProperty().subscribe(this::refresh);
    }

    /** The invisible line above all devices. */
    ReadOnlyObjectProperty<OutlineNode> rootProperty() {
        return root.getReadOnlyProperty();
    }

    void pick(OutlineNode node) {
        if (!node.path().isEmpty()) {
            study.selectPlace(node.path());
        }
    }

    @Override
    public void close() {
        subscription.unsubscribe();
    }

    private void refresh(Snapshot snapshot) {
        if (topology.placeCount() != placesShown) {
            placesShown = topology.placeCount();
            root.set(new OutlineTree(topology).build());
        }
        root.get().refresh(topology, snapshot);
    }
}
