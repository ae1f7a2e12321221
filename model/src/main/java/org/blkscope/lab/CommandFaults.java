package org.blkscope.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.blkscope.capture.meta.CaseDevice;
import org.blkscope.capture.meta.DeviceCommand;
import org.blkscope.capture.meta.DeviceCommand.Outcome;

/** Writes which commands of a device went wrong in a captured run. */
final class CommandFaults {
    private CommandFaults() {}

    static void write(ArrayNode out, CaseDevice device, List<DeviceCommand> commands) {
        int number = 0;
        for (DeviceCommand command : commands) {
            number++;
            if (command.outcome() != Outcome.GOOD) {
                ObjectNode fault = out.addObject();
                fault.put("device", device.name());
                fault.put("kind", word(command.outcome()));
                fault.put("first", number);
                fault.put("times", 1);
            }
        }
    }

    private static String word(Outcome outcome) {
        return switch (outcome) {
            case RESOURCE -> "resource";
            case REQUEUED -> "requeue";
            case HOST_BUSY -> "host_busy";
            case DEVICE_BUSY -> "device_busy";
            case TARGET_BUSY -> "target_busy";
            case BUSY_STATUS -> "busy_status";
            case FAILED, GOOD -> "error";
            case LOST -> "timeout";
        };
    }
}
