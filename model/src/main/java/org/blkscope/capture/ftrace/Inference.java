package org.blkscope.capture.ftrace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.blkscope.capture.Hints;
import org.blkscope.recording.Op;
import org.blkscope.recording.Recording;
import org.jspecify.annotations.Nullable;

/** Hands each block event to the flow that knows what it does; keeps the devices that were seen. */
final class Inference {
    private final Recording recording;
    private final Hints hints;
    private final Scribe scribe;
    private final BioFlow bios;
    private final PlugFlow plugs;
    private final FlushFlow flushes;
    private final Merges merges;
    private final RequestFlow requests;
    private final Completions completions;
    private final Endings endings;
    private final List<@Nullable Disk> disks = new ArrayList<>();
    private final Map<String, Integer> diskNumbers = new HashMap<>();

    Inference(Recording recording, Hints hints, Scribe scribe) {
        this.recording = recording;
        this.hints = hints;
        this.scribe = scribe;
        bios = new BioFlow(scribe);
        plugs = new PlugFlow(scribe);
        endings = new Endings(scribe, bios);
        flushes = new FlushFlow(scribe, endings);
        merges = new Merges(scribe, bios, plugs);
        requests = new RequestFlow(scribe, bios, plugs, flushes, merges);
        completions = new Completions(scribe, requests, flushes, plugs, endings);
    }

    /** Writes one event and what follows from it. */
    void apply(Tracepoint event, Body b, Task task) {
        if (event == Tracepoint.PLUG) {
            plugs.opened(task);
        } else if (event == Tracepoint.UNPLUG) {
            plugs.flushed(task, b.arg);
        } else if (b.op == Op.FLUSH && flush(event, disk(b.device), b)) {
            return;
        } else {
            onDisk(event, disk(b.device), b, task);
        }
    }

    /** The file ends. */
    void finish() {
        for (Disk disk : disks) {
            if (disk != null) {
                endings.finish(disk);
            }
        }
    }

    /** What the file does not say and had to be taken for granted. */
    List<String> assumed() {
        List<String> assumed = new ArrayList<>();
        String unknown =
                disks.stream()
                        .filter(
                                disk ->
                                        disk != null
                                                && disk.inserts
                                                && disk.device.scheduler().isEmpty())
                        .map(disk -> disk.device.name())
                        .collect(Collectors.joining(" and "));
        if (!unknown.isEmpty()) {
            assumed.add(
                    "The scheduler of "
                            + unknown
                            + " is not in the file: an inserted request is shown as inserted, not where.");
        }
        assumed.add(
                "What a plug holds follows from who allocates requests between plug and unplug.");
        assumed.add(
                "A request is freed when the file says that it is done, or else when it completes.");
        if (flushes.seen()) {
            assumed.add(
                    "A flush command serves the requests that waited for one when it was issued.");
        }
        return assumed;
    }

    private boolean flush(Tracepoint event, Disk disk, Body b) {
        switch (event) {
            case ISSUE -> flushes.issue(disk, b);
            case REQUEUE -> flushes.requeue(disk, b);
            case COMPLETE -> flushes.complete(disk, b);
            case INSERT, IO_START, ERROR -> scribe.trace(-1);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void onDisk(Tracepoint event, Disk disk, Body b, Task task) {
        switch (event) {
            case BIO_QUEUE -> bios.queue(disk, b, task);
            case SPLIT -> bios.split(disk, b, task);
            case BIO_REMAP -> remap(b, task);
            case BIO_COMPLETE -> bios.complete(disk, b, task);
            case BACK_MERGE -> merges.back(disk, b, task);
            case FRONT_MERGE -> merges.front(disk, b, task);
            case REQUEST_MERGE -> merges.requests(disk, b, task);
            case GET_REQUEST -> requests.allocate(disk, b, task);
            case IO_START -> requests.start(disk, b);
            case INSERT -> requests.insert(disk, b);
            case ISSUE -> requests.issue(disk, b);
            case REQUEUE -> requests.requeue(disk, b);
            case COMPLETE -> completions.complete(disk, b);
            case ERROR -> completions.error(disk, b);
            case IO_DONE -> completions.done(disk, b);
            case BOUNCE, SLEEP, REQUEST_REMAP, PLUG, UNPLUG -> scribe.trace(-1);
        }
    }

    /**
     * The text ends with the device and sector that a bio was sent to first: {@code <- (254,0)
     * 100}.
     */
    private void remap(Body b, Task task) {
        String from = recording.texts().name(b.text);
        int open = from.indexOf('(');
        int close = from.indexOf(") ", open + 1);
        Integer above =
                open < 0 || close < 0 ? null : diskNumbers.get(from.substring(open + 1, close));
        bios.remap(above == null ? null : disks.get(above), sectorIn(from, close + 2), b, task);
    }

    private static long sectorIn(String text, int from) {
        long sector = 0;
        for (int i = Math.max(from, 0);
                i < text.length() && Character.isDigit(text.charAt(i));
                i++) {
            sector = sector * 10 + text.charAt(i) - '0';
        }
        return sector;
    }

    private Disk disk(int number) {
        while (disks.size() <= number) {
            disks.add(null);
        }
        Disk known = disks.get(number);
        if (known != null) {
            return known;
        }
        String name = recording.traceArgs().deviceName(number);
        Disk disk = new Disk(recording, name, hints.disk(name));
        disks.set(number, disk);
        diskNumbers.put(name, number);
        return disk;
    }
}
