package org.blkscope.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.blkscope.capture.meta.CaseDump;
import org.blkscope.capture.meta.CaseException;
import org.blkscope.capture.meta.CaseReader;

/**
 * What a case has besides its trace, to compare with.
 *
 * @param graph text of the function_graph tracer, from a run of its own; empty if there is none
 * @param dumps of debugfs; empty if there are none or they are not wanted
 */
public record CaseExtras(List<String> graph, List<CaseDump> dumps) {
    /** Nothing. */
    public static final CaseExtras NONE = new CaseExtras(List.of(), List.of());

    public CaseExtras {
        graph = List.copyOf(graph);
        dumps = List.copyOf(dumps);
    }

    /**
     * Reads them from the folder of a case.
     *
     * @throws IOException if a file cannot be read
     * @throws CaseException if one is damaged
     */
    public static CaseExtras read(Path folder, boolean withDumps)
            throws IOException, CaseException {
        return new CaseExtras(
                CaseReader.functionGraph(folder), withDumps ? CaseReader.dumps(folder) : List.of());
    }
}
