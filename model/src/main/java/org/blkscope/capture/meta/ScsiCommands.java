package org.blkscope.capture.meta;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.capture.meta.DeviceCommand.Outcome;

/**
 * The commands of SCSI devices in a trace: which of them the driver refused, and how long the
 * others took. An ATA disk tells more exactly when a command began in the disk.
 */
final class ScsiCommands {
    private static final Pattern EVENT =
            Pattern.compile("\\s(\\d+)\\.(\\d{6}): (scsi_dispatch_cmd|ata_qc)_(\\w+): (.*)$");
    private static final Pattern ADDRESS =
            Pattern.compile("host_no=(\\d+) channel=(\\d+) id=(\\d+) lun=(\\d+)");

    /** The bytes of a command tell it apart where no tag is printed (until 5.15). */
    private static final Pattern BYTES = Pattern.compile("raw=([0-9a-f ]+)");

    private static final Pattern TAG = Pattern.compile("(?:driver_tag| tag)=(-?\\d+)");
    private static final Pattern REFUSAL = Pattern.compile("rtn=(\\d+)");
    private static final int HOST_BUSY = 0x1055;
    private static final int DEVICE_BUSY = 0x1056;

    private static final Pattern ISSUE = Pattern.compile(": block_rq_issue: (\\d+,\\d+) ");

    /** Block device behind each address: a command starts right behind the issue of its request. */
    private final Map<String, String> deviceOf = new TreeMap<>();

    private String issued = "";
    private final Map<String, Map<String, Open>> open = new TreeMap<>();
    private final Map<Integer, Long> ataStart = new TreeMap<>();
    private final Map<Integer, Long> ataTook = new TreeMap<>();

    /** Tag in the disk of each command, by what tells the command apart. */
    private final Map<String, Integer> ataTag = new TreeMap<>();

    private String started = "";
    private final List<Open> all = new ArrayList<>();

    private static final class Open {
        private final String address;
        private final long startNs;
        private final int tag;
        private long serviceNs = -1;
        private Outcome outcome = Outcome.LOST;

        Open(String address, long startNs, int tag) {
            this.address = address;
            this.tag = tag;
            this.startNs = startNs;
        }
    }

    private ScsiCommands() {}

    /** Commands in order of their start. */
    static List<DeviceCommand> read(List<String> lines, List<CaseDevice> devices) {
        ScsiCommands commands = new ScsiCommands();
        for (String line : lines) {
            commands.issue(line);
            Matcher event = EVENT.matcher(line);
            if (event.find()) {
                long ns =
                        Long.parseLong(event.group(1)) * 1_000_000_000L
                                + Long.parseLong(event.group(2)) * 1000;
                if (event.group(3).equals("ata_qc")) {
                    commands.ata(event.group(4), ns, event.group(5));
                } else {
                    commands.scsi(event.group(4), ns, event.group(5));
                }
            }
        }
        return commands.result(devices.stream().map(CaseDevice::number).toList());
    }

    private void issue(String line) {
        Matcher issue = ISSUE.matcher(line);
        if (issue.find()) {
            issued = issue.group(1);
        }
    }

    private void ata(String event, long ns, String text) {
        int tag = tag(text);
        if (event.equals("issue")) {
            ataStart.put(tag, ns);
            ataTag.put(started, tag);
        } else if (event.equals("complete_done") && ataStart.containsKey(tag)) {
            ataTook.put(tag, ns - ataStart.remove(tag));
        }
    }

    private void scsi(String event, long ns, String text) {
        Matcher at = ADDRESS.matcher(text);
        if (!at.find()) {
            return;
        }
        String address =
                String.format(
                        "%4s:%4s:%4s:%4s", at.group(1), at.group(2), at.group(3), at.group(4));
        Map<String, Open> own = open.computeIfAbsent(address, a -> new TreeMap<>());
        int tag = tag(text);
        String key = key(tag, text);
        if (event.equals("start")) {
            started = key;
            deviceOf.putIfAbsent(address, issued);
            Open command = new Open(address, ns, tag);
            own.put(key, command);
            all.add(command);
            return;
        }
        Open command = own.remove(key);
        if (command == null) {
            return;
        }
        if (event.equals("error")) {
            command.outcome = refusal(text);
        } else if (event.equals("done")) {
            Integer inDisk = tag >= 0 ? Integer.valueOf(tag) : ataTag.remove(key);
            Long ata = inDisk == null ? null : ataTook.remove(inDisk);
            command.serviceNs = ata == null ? ns - command.startNs : ata;
            command.outcome = status(text);
        }
    }

    private static Outcome refusal(String text) {
        Matcher rtn = REFUSAL.matcher(text);
        int code = rtn.find() ? Integer.parseInt(rtn.group(1)) : HOST_BUSY;
        return switch (code) {
            case HOST_BUSY -> Outcome.HOST_BUSY;
            case DEVICE_BUSY -> Outcome.DEVICE_BUSY;
            default -> Outcome.TARGET_BUSY;
        };
    }

    private static Outcome status(String text) {
        if (text.contains("host=DID_ABORT") || text.contains("host=DID_ERROR")) {
            return Outcome.FAILED;
        }
        boolean busy =
                text.contains("status=SAM_STAT_BUSY")
                        || text.contains("status=SAM_STAT_TASK_SET_FULL");
        return busy ? Outcome.BUSY_STATUS : Outcome.GOOD;
    }

    private static String key(int tag, String text) {
        Matcher bytes = BYTES.matcher(text);
        return tag < 0 && bytes.find() ? bytes.group(1) : String.valueOf(tag);
    }

    private static int tag(String text) {
        Matcher tag = TAG.matcher(text);
        return tag.find() ? Integer.parseInt(tag.group(1)) : -1;
    }

    /**
     * @param numbers of the devices of the case; a device that is not among them is told by the
     *     order of the addresses
     */
    private List<DeviceCommand> result(List<String> numbers) {
        List<String> addresses = new ArrayList<>(open.keySet());
        return all.stream()
                .map(
                        command ->
                                new DeviceCommand(
                                        numbers.contains(deviceOf.get(command.address))
                                                ? numbers.indexOf(deviceOf.get(command.address))
                                                : addresses.indexOf(command.address),
                                        command.startNs,
                                        command.serviceNs,
                                        command.outcome,
                                        command.tag))
                .toList();
    }
}
