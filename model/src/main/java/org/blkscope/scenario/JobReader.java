package org.blkscope.scenario;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.blkscope.workload.FioJob;
import org.blkscope.workload.ScriptException;
import org.blkscope.workload.ScriptParser;
import org.blkscope.workload.Work;

/** Reads one job of a scenario: a script, or fio's words. */
final class JobReader {
    private static final long MAX_SECTORS = 1L << 41;
    private static final long YEAR_NS = 366L * 86_400_000_000_000L;
    private static final int MAX_CPU = 1023;

    private JobReader() {}

    static JobSpec read(Section job) throws ScenarioException {
        JobSpec spec =
                new JobSpec(
                        job.name("name"),
                        job.has("cpu")
                                ? OptionalInt.of(job.integer("cpu", 0, MAX_CPU, 0))
                                : OptionalInt.empty(),
                        job.has("device") ? Optional.of(job.name("device")) : Optional.empty(),
                        work(job),
                        job.times("first_submit", 0, YEAR_NS));
        job.end();
        return spec;
    }

    private static Work work(Section job) throws ScenarioException {
        if (job.has("script")) {
            if (job.has("rw")) {
                throw job.error(
                        "rw",
                        "a job has either a script or fio's words, not both; remove one of them");
            }
            return script(job);
        }
        if (!job.has("rw")) {
            throw job.error(
                    "script",
                    "expected a script (a list of commands)"
                            + " or fio's words (\"rw\" and others); found neither");
        }
        return fio(job);
    }

    private static Work script(Section job) throws ScenarioException {
        List<String> lines = job.texts("script");
        try {
            return ScriptParser.parse(lines);
        } catch (ScriptException e) {
            throw job.error("script[" + (e.line() - 1) + "]", e.problem());
        }
    }

    private static FioJob fio(Section job) throws ScenarioException {
        FioJob.Pattern[] patterns = FioJob.Pattern.values();
        FioJob.Engine[] engines = FioJob.Engine.values();
        String pattern = job.word("rw", Labels.of(patterns, FioJob.Pattern::word), "");
        String engine =
                job.word(
                        "ioengine",
                        Labels.of(engines, FioJob.Engine::word),
                        FioJob.Engine.LIBAIO.word());
        int blockSectors = (int) job.size("bs", 1, 1 << 20, 8);
        if (!job.has("size")) {
            throw job.wrong("size", "what each process transfers, such as \"64MiB\"");
        }
        long size = job.size("size", 1, MAX_SECTORS, 0);
        if (size < blockSectors) {
            throw job.wrong("size", "at least one block (bs)");
        }
        return new FioJob(
                Labels.find(patterns, FioJob.Pattern::word, pattern),
                blockSectors,
                job.integer("iodepth", 1, 65536, 1),
                job.integer("numjobs", 1, 1024, 1),
                size,
                job.integer("fsync", 0, Integer.MAX_VALUE, 0),
                job.flag("direct", true),
                Labels.find(engines, FioJob.Engine::word, engine),
                job.integer("rwmixread", 0, 100, 50),
                job.size("offset", 0, MAX_SECTORS, 0),
                job.has("runtime")
                        ? OptionalLong.of(job.time("runtime", 1, YEAR_NS, 0))
                        : OptionalLong.empty(),
                job.has("io_size")
                        ? OptionalLong.of(job.size("io_size", 1, MAX_SECTORS, 0))
                        : OptionalLong.empty());
    }
}
