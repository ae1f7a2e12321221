package org.blkscope.capture.ftrace;

import org.blkscope.capture.CaptureException;
import org.blkscope.capture.Hints;
import org.blkscope.capture.Imported;
import org.blkscope.capture.Source;
import org.blkscope.capture.TraceFormat;

/** Text of ftrace: the kernel's {@code trace} file, or what {@code trace-cmd report} prints. */
public final class FtraceText implements TraceFormat {
    @Override
    public String id() {
        return "ftrace";
    }

    @Override
    public String title() {
        return "ftrace text such as 'fio-812 [001] ..... 7.300100: block_rq_issue: 8,0 R 4096 () 64 + 8 [fio]'";
    }

    @Override
    public boolean recognises(byte[] head) {
        EventLine line = new EventLine();
        int start = 0;
        for (int i = 0; i <= head.length; i++) {
            if (i == head.length || head[i] == '\n') {
                if (startsWith(head, start, "# tracer:") || line.parse(head, start, i)) {
                    return true;
                }
                start = i + 1;
            }
        }
        return false;
    }

    @Override
    public Imported read(Source source, Hints hints) throws CaptureException {
        return new FtraceReader(source, hints).read();
    }

    private static boolean startsWith(byte[] head, int from, String text) {
        if (head.length - from < text.length()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (head[from + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
