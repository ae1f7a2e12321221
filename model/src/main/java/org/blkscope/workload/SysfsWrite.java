package org.blkscope.workload;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An attribute of a device that a script sets with {@code sh echo VALUE > /sys/block/...}. A script
 * runs no shell: only such lines have a meaning.
 *
 * @param device name of the disk; empty for attributes of the test driver as a whole
 * @param attribute path below the device's folder, such as {@code queue/scheduler}
 * @param value what is written
 */
public record SysfsWrite(String device, String attribute, String value) {
    private static final Pattern ECHO =
            Pattern.compile("echo\\s+'?([^'>]*?)'?\\s*>\\s*(/sys/\\S+)");
    private static final Pattern BLOCK = Pattern.compile("/sys/block/([^/]+)/(.+)");
    private static final Pattern BACKGROUND = Pattern.compile("\\((.*)\\)\\s*&");
    private static final Pattern SLEEP = Pattern.compile("sleep\\s+[\\d.]+");
    private static final String TEST_DRIVER = "/sys/bus/pseudo/drivers/scsi_debug/";

    /**
     * Attributes that are carried out. What the test driver is told to get wrong is a key of the
     * scenario, and so are its error handler's limits.
     */
    private static final List<String> KNOWN =
            List.of(
                    "queue/scheduler",
                    "queue/nr_requests",
                    "queue/io_timeout",
                    "device/timeout",
                    "device/rescan",
                    "device/eh_timeout",
                    "every_nth",
                    "opts");

    /** The writes of a line; empty if the line does anything else. */
    public static Optional<List<SysfsWrite>> parse(String line) {
        Matcher background = BACKGROUND.matcher(line.strip());
        String text = background.matches() ? background.group(1) : line;
        List<SysfsWrite> writes = new ArrayList<>();
        for (String part : text.split(";", -1)) {
            Matcher echo = ECHO.matcher(part.strip());
            if (echo.matches()) {
                Optional<SysfsWrite> write = of(echo.group(2), echo.group(1));
                if (write.isEmpty()) {
                    return Optional.empty();
                }
                writes.add(write.get());
            } else if (!part.isBlank() && !SLEEP.matcher(part.strip()).matches()) {
                return Optional.empty();
            }
        }
        return Optional.of(writes);
    }

    private static Optional<SysfsWrite> of(String path, String value) {
        Matcher block = BLOCK.matcher(path);
        SysfsWrite write;
        if (block.matches()) {
            write = new SysfsWrite(block.group(1), block.group(2), value);
        } else if (path.startsWith(TEST_DRIVER)) {
            write = new SysfsWrite("", path.substring(TEST_DRIVER.length()), value);
        } else {
            return Optional.empty();
        }
        return KNOWN.contains(write.attribute()) ? Optional.of(write) : Optional.empty();
    }
}
