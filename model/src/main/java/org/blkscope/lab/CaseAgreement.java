package org.blkscope.lab;

import java.util.List;
import java.util.Optional;

/**
 * What came out for one case.
 *
 * @param id name of the case
 * @param stable as captured; empty if there was only one run
 * @param notModelled reasons why the model could not run it; empty if it could
 * @param inputs what was taken from the case
 * @param events block events of run 1
 * @param agreement with the best run; empty if not modelled
 * @param detail what else was compared
 * @param runsCompared number of runs it was compared with
 * @param bestRun number of the run, from 1; 0 if not modelled
 */
public record CaseAgreement(
        String id,
        Optional<Boolean> stable,
        List<String> notModelled,
        List<String> inputs,
        int events,
        Optional<Agreement> agreement,
        Detail detail,
        int runsCompared,
        int bestRun) {
    /**
     * What is compared besides the order of events.
     *
     * @param whereabouts CPU and context of the events, with the best run; empty if not modelled
     * @param driverTags tags that commands were started with, with run 1; empty if its trace does
     *     not tell them
     * @param paths functions that were called; empty if the case has no function graph
     * @param dumps state against dumps of debugfs; empty if not asked for or none is there
     */
    public record Detail(
            Optional<Whereabouts> whereabouts,
            Optional<Agreement> driverTags,
            Optional<FunctionPaths> paths,
            Optional<DumpAgreement> dumps) {
        /** Nothing was compared. */
        public static final Detail NONE =
                new Detail(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    public CaseAgreement {
        notModelled = List.copyOf(notModelled);
        inputs = List.copyOf(inputs);
    }

    /** Agreement in percent, 0 if not modelled. */
    public double percent() {
        return agreement.map(Agreement::percent).orElse(0.0);
    }

    /** Weight of the case in a total: the longer of the two sequences. */
    long longer() {
        return agreement.map(Agreement::longer).orElse(events);
    }

    /** Events that disagree; all if not modelled. */
    long distance() {
        return agreement.map(Agreement::distance).orElse(events);
    }
}
