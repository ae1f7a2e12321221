package org.blkscope.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.capture.meta.CaseDevice;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.scenario.DmLinearSpec;

/** Cases with a dm-linear device on top of another one; its table is in the set-up command. */
final class DmLinearCase implements CaseDriver {
    private static final Pattern TABLE = Pattern.compile("(\\d+) (\\d+) linear /dev/(\\w+) (\\d+)");

    private final KernelCase source;
    private final CaseDriver below;

    DmLinearCase(KernelCase source, CaseDriver below) {
        this.source = source;
        this.below = below;
    }

    @Override
    public void check(Consumer<String> notModelled) {
        below.check(notModelled);
        if (!TABLE.matcher(source.setup()).find()) {
            notModelled.accept("a dm table that is not linear not modelled yet");
        }
    }

    @Override
    public List<String> describe(ObjectNode out, CaseDevice device) {
        return below.describe(out, device);
    }

    @Override
    public void stack(ArrayNode devices) {
        Matcher table = TABLE.matcher(source.setup());
        ObjectNode device = devices.addObject();
        device.put("name", "dm-0");
        device.put("type", DmLinearSpec.TYPE);
        ArrayNode targets = device.putArray("targets");
        while (table.find()) {
            ObjectNode target = targets.addObject();
            target.put("start", Long.parseLong(table.group(1)));
            target.put("length", Long.parseLong(table.group(2)));
            target.put("device", table.group(3));
            target.put("offset", Long.parseLong(table.group(4)));
        }
    }

    @Override
    public void faults(ArrayNode out) {
        below.faults(out);
    }
}
