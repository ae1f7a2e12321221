package org.blkscope.report;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.blkscope.analysis.Address;
import org.blkscope.analysis.LifeNames;
import org.blkscope.recording.Place;
import org.blkscope.recording.Recording;

/**
 * The place or the I/O that an address names in a recording.
 *
 * @param place empty if it is an I/O
 * @param life number of the I/O; -1 if it is a place
 */
record Found(Optional<Place> place, int life) {
    /**
     * Looks an address up.
     *
     * @throws IllegalArgumentException if the recording has no such thing, or it is a moment
     */
    static Found in(Recording recording, Address address) {
        if (address instanceof Address.OfPlace place) {
            Optional<Place> there = recording.topology().findPlace(place.path());
            return new Found(
                    Optional.of(there.orElseThrow(() -> missing("place", place.path()))), -1);
        }
        if (address instanceof Address.OfLife life) {
            return new Found(
                    Optional.empty(),
                    LifeNames.find(recording, life.name())
                            .orElseThrow(() -> missing("I/O", life.name())));
        }
        throw new IllegalArgumentException(
                "'" + address.text() + "' is a moment: write a place or an I/O");
    }

    void tell(Consumer<Place> ofPlace, IntConsumer ofLife) {
        place.ifPresentOrElse(ofPlace, () -> ofLife.accept(life));
    }

    private static IllegalArgumentException missing(String what, String name) {
        return new IllegalArgumentException(
                "there is no " + what + " '" + name + "' in this recording");
    }
}
