package org.blkscope.scenario;

/** Scenarios as texts for tests; quotes are single ones for the sake of readers. */
final class Texts {
    static final String SMALL =
            """
            { 'format': 1, 'name': 'small', 'kernel': 'v6.12.y', 'cpus': 2,
              'devices': [ { 'name': 'nullb0', 'type': 'null_blk' } ],
              'jobs': [ { 'name': 'job1', 'device': 'nullb0', 'script': ['read 0 8'] } ] }
            """;

    static final String FULL =
            """
            // every key there is
            { 'format': 1, 'name': 'full', 'kernel': 'v5.4', 'with': ['a'], 'without': ['b'],
              'set': { 'plug_limit': 16, 'plug_order': 'LIFO' }, 'seed': 7, 'cpus': 4,
              'costs': { 'base': 'zero', 'syscall': '2us' }, /* one figure of its own */
              'devices': [
                { 'name': 'nullb0', 'type': 'null_blk', 'submit_queues': 2, 'poll_queues': 1,
                  'hw_queue_depth': 16, 'irqmode': 2, 'completion_nsec': '2ms', 'blocking': 1,
                  'memory_backed': true, 'cache_size': 8, 'fua': false, 'discard': 0, 'gb': 1, 'bs': 4096,
                  'max_sectors': 128, 'shared_tags': true, 'no_sched': true, 'mbps': 5,
                  'scheduler': 'mq-deadline',
                  'queue': { 'nr_requests': 16, 'max_sectors_kb': 1280, 'max_segments': 8,
                             'max_segment_size': 4096, 'nomerges': 1, 'rq_affinity': 2,
                             'write_cache': 'write back', 'fua': 1, 'rotational': true, 'iostats': false,
                             'wbt_lat_usec': 75 },
                  'tag_start': [ { 'alloc_hint': [3, 0], 'cleared': 2 } ] } ],
              'jobs': [
                { 'name': 'job1', 'cpu': 1, 'script': ['open 0 /dev/nullb0 d', 'read 0 0 8'],
                  'first_submit': ['42.5s'] },
                { 'name': 'job2', 'device': 'nullb0', 'rw': 'randrw', 'bs': '4KiB', 'iodepth': 32,
                  'numjobs': 4, 'size': '64MiB', 'fsync': 1, 'direct': true, 'ioengine': 'io_uring',
                  'rwmixread': 70, 'offset': 8, 'runtime': '1s' } ],
              'faults': [ { 'device': 'nullb0', 'kind': 'resource', 'first': 3, 'times': 2 } ],
              'start': '42s', 'until': '10ms' }
            """;

    private Texts() {}

    static Scenario read(String text) throws ScenarioException {
        return ScenarioReader.parse("x.json", text.replace('\'', '"'));
    }
}
