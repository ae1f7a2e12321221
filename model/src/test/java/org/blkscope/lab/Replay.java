package org.blkscope.lab;

import java.util.List;
import org.blkscope.capture.meta.BlockEvent;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.blkscope.recording.TraceArgs;

/** A model that knows the answer: it records the block events that it is given. */
final class Replay {
    private final Recorder recorder;
    private final int task;

    private Replay(KernelCase source) {
        Origin origin = new Origin.Simulated(source.id(), source.profile(), List.of(), 1);
        recorder = new Recorder(new Recording(origin));
        Recording recording = recorder.recording();
        task = recording.tasks().number("workload-1");
        source.devices()
                .forEach(
                        device ->
                                recording
                                        .topology()
                                        .addDevice(
                                                device.name(),
                                                device.number(),
                                                "null_blk",
                                                "none",
                                                List.of(0)));
    }

    static Recording of(KernelCase source, List<BlockEvent> events) {
        Replay replay = new Replay(source);
        replay.recorder.turn(1000, 0, ContextKind.TASK);
        events.forEach(event -> replay.event(event, source.devices().get(0).number()));
        return replay.recorder.recording();
    }

    private void event(BlockEvent event, String device) {
        Recording recording = recorder.recording();
        TraceArgs args = recording.traceArgs();
        String[] range = event.range().split(" ", -1);
        boolean ranged = range.length == 3;
        recorder.trace(
                recording.sites().number(event.name(), null),
                -1,
                TraceArgs.pack(
                        args.deviceNumber(device),
                        args.rwbsNumber(event.rwbs()),
                        args.priorityNumber("be,0,4"),
                        0),
                ranged ? Long.parseUnsignedLong(range[0]) : 0,
                ranged ? Integer.parseInt(range[2]) : 0,
                task,
                argument(event),
                0);
    }

    private static int argument(BlockEvent event) {
        String text = event.bytes().isEmpty() ? event.result() : event.bytes();
        String digits = text.replaceAll("[\\[\\]]", "");
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }
}
