package org.blkscope.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.blkscope.capture.meta.DeviceCommand;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rule;

/*
 * The driver tags of a run in the order in which its requests were started, one text a request: device and tag.
 *
 * A flush command without a scheduler borrows the tag of its first caller, which the recording does not tell as an
 * event of its own: the caller is the first one that joins the flush.
 */
/** Compares the driver tags that commands were started with, where a trace tells them. */
final class DriverTagOrder {
    private final Recording recording;
    private final EventLog events;
    private final Map<Integer, Integer> tagOf = new TreeMap<>();
    private int caller = -1;

    private DriverTagOrder(Recording recording) {
        this.recording = recording;
        events = recording.events();
    }

    /** Agreement of the orders; empty if the trace does not tell the tags. */
    static Optional<Agreement> compare(List<DeviceCommand> commands, Recording recording) {
        if (commands.isEmpty() || commands.stream().anyMatch(c -> c.driverTag() < 0)) {
            return Optional.empty();
        }
        List<String> expected =
                commands.stream().map(c -> text(c.device(), c.driverTag())).toList();
        return Optional.of(Agreement.of(expected, new DriverTagOrder(recording).all()));
    }

    private static String text(int device, int tag) {
        return "device " + device + " tag " + tag;
    }

    private List<String> all() {
        List<String> tags = new ArrayList<>();
        for (int event = 0; event < events.published(); event++) {
            int life = events.life(event);
            switch (events.kind(event)) {
                case TAG_GET -> take(event, life);
                case DECISION -> caller = isKick(event) ? -1 : caller;
                case FLUSH_STEP -> caller = isKick(event) && caller < 0 ? life : caller;
                case ALLOCATE -> borrow(life);
                case ISSUE ->
                        tags.add(
                                text(recording.lives().device(life), tagOf.getOrDefault(life, -1)));
                default -> {}
            }
        }
        return tags;
    }

    private void take(int event, int life) {
        if (recording.topology().place(events.place(event)).kind() == PlaceKind.TAGS) {
            tagOf.put(life, events.value(event));
        }
    }

    private boolean isKick(int event) {
        return recording.sites().site(events.site(event)).rule() == Rule.FLS_KICK;
    }

    private void borrow(int life) {
        Integer tag = tagOf.get(caller);
        if (recording.lives().kind(life) == LifeKind.FLUSH && tag != null) {
            tagOf.put(life, tag);
        }
    }
}
