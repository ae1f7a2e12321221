package org.blkscope.lab.random;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Draws who submits what: jobs in fio's words, and scripts with batches, syncs and sleeps. */
final class RandomJobs {
    private static final int MOST_JOBS = 3;
    private static final int MOST_LINES = 12;
    private static final int SECTORS = 8000;

    private final Draw draw;
    private final int cpus;

    RandomJobs(Draw draw, int cpus) {
        this.draw = draw;
        this.cpus = cpus;
    }

    void draw(ArrayNode jobs, ArrayNode devices) {
        int count = draw.between(1, MOST_JOBS);
        for (int i = 1; i <= count; i++) {
            ObjectNode job = jobs.addObject();
            job.put("name", "job" + i);
            job.put("cpu", draw.between(0, cpus - 1));
            int device = draw.between(0, devices.size() - 1);
            job.put("device", devices.get(device).get("name").asText());
            if (draw.percent(50)) {
                fio(job);
            } else {
                script(job.putArray("script"));
            }
        }
    }

    private void fio(ObjectNode job) {
        job.put("rw", draw.of("read", "write", "randread", "randwrite", "rw", "randrw"));
        job.put("bs", draw.of("4KiB", "8KiB", "64KiB"));
        job.put("size", draw.of("64KiB", "128KiB", "256KiB"));
        job.put("iodepth", draw.of(1, 2, 3, 8, 32));
        job.put("numjobs", draw.between(1, 3));
        job.put("ioengine", draw.of("libaio", "io_uring", "sync"));
        job.put("fsync", draw.percent(30) ? draw.between(1, 4) : 0);
    }

    private void script(ArrayNode lines) {
        boolean ring = draw.percent(40);
        if (ring) {
            lines.add("uinit");
        }
        int count = draw.between(1, MOST_LINES);
        for (int i = 0; i < count; i++) {
            switch (draw.between(0, 9)) {
                case 0 -> lines.add("read " + sector() + " " + sectors());
                case 1 -> lines.add("write " + sector() + " " + sectors() + flags());
                case 2 -> lines.add("fsync");
                case 3 -> lines.add("sleep " + draw.between(1, 5000));
                case 4 -> lines.add("cpu " + draw.between(0, cpus - 1));
                case 5 -> lines.add("ioprio " + draw.between(1, 3) + " " + draw.between(0, 7));
                default -> batch(lines, ring);
            }
        }
    }

    private void batch(ArrayNode lines, boolean ring) {
        String queue = ring ? "u" : "aio";
        int count = draw.between(1, 20);
        int start = sector();
        boolean ascending = draw.percent(40);
        for (int i = 0; i < count; i++) {
            int at = ascending ? start + 8 * i : sector();
            String op = draw.of("R", "W");
            lines.add(queue + " " + op + " " + at + " 8" + (op.equals("W") ? flags() : ""));
        }
        if (draw.percent(20)) {
            lines.add(queue + " F");
        }
        lines.add(ring ? "usub" : "asub");
        lines.add(ring ? "uwait" : "await");
    }

    private int sector() {
        return 8 * draw.between(0, SECTORS / 8);
    }

    private int sectors() {
        return draw.of(8, 8, 16, 64, 512);
    }

    private String flags() {
        return draw.percent(20) ? draw.of(" dsync", " sync") : "";
    }
}
