package org.blkscope.capture.ftrace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.blkscope.recording.Recording;
import org.blkscope.recording.TraceText;
import org.jspecify.annotations.Nullable;

/**
 * The tasks of a file by the name in front of the line. ftrace writes {@code <...>} for a name that
 * it has forgotten; the name in the brackets of a block event tells it again.
 */
final class Tasks {
    private static final String FORGOTTEN = "<...>-";
    private static final String IDLE = "<idle>-";

    private final Recording recording;
    private final ByteNames numbers;
    private final Map<Integer, Task> byName = new HashMap<>();
    private final List<@Nullable Task> byHeader = new ArrayList<>();
    private final List<Integer> commTexts = new ArrayList<>();

    Tasks(Recording recording) {
        this.recording = recording;
        numbers = new ByteNames(recording.tasks()::number);
    }

    /** Number of a task's name among those of the recording. */
    int number(byte[] buffer, int from, int to) {
        return numbers.number(buffer, from, to);
    }

    /**
     * The task of a line.
     *
     * @param header number of the name in front of the line
     * @param comm number of the text in the brackets, 0 if there is none
     */
    Task task(int header, int comm) {
        while (byHeader.size() <= header) {
            byHeader.add(null);
        }
        Task known = byHeader.get(header);
        if (known != null) {
            return known;
        }
        String name = recording.tasks().name(header);
        boolean forgotten = name.startsWith(FORGOTTEN);
        int number =
                forgotten && comm != 0
                        ? recording
                                .tasks()
                                .number(
                                        recording.texts().name(comm)
                                                + name.substring(FORGOTTEN.length() - 1))
                        : header;
        Task task = byName.computeIfAbsent(number, Task::new);
        if (!forgotten || comm != 0) {
            byHeader.set(header, task);
        }
        return task;
    }

    /** Number of the text that the brackets show if they name the task of the line. */
    int commText(int header, int cpu) {
        while (commTexts.size() <= header) {
            commTexts.add(-1);
        }
        if (commTexts.get(header) >= 0) {
            return commTexts.get(header);
        }
        String name = recording.tasks().name(header);
        int text = recording.texts().number(TraceText.commOf(name, cpu));
        if (!name.startsWith(IDLE)) {
            commTexts.set(header, text);
        }
        return text;
    }
}
