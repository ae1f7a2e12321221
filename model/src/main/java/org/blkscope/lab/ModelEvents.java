package org.blkscope.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.blkscope.capture.meta.BlockEvent;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;
import org.blkscope.recording.TraceText;

/** The block events of a recording, in the form in which captured cases hold them. */
final class ModelEvents {
    private ModelEvents() {}

    /**
     * @param names of devices by their numbers, as the case knows them
     */
    static List<BlockEvent> of(Recording recording, Map<String, String> names) {
        EventLog log = recording.events();
        List<BlockEvent> events = new ArrayList<>();
        for (int event = 0; event < log.published(); event++) {
            if (log.kind(event) == EventKind.TRACE) {
                String name = recording.sites().site(log.site(event)).name();
                if (name.startsWith("block_")) {
                    int now = event;
                    ContextKind context = EventFlags.context(log.flags(event));
                    BlockEvent.of(name, TraceText.body(recording, event), names)
                            .map(found -> found.at(log.cpu(now), context))
                            .ifPresent(events::add);
                }
            }
        }
        return events;
    }
}
