package org.blkscope.kernel.profile;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A named set of flags that can be added to a kernel: an upstream commit or a trial patch. */
public enum Change {
    /** Requests of a flush sequence go to the dispatch list where the caller asks. */
    FLUSH_INSERT_AS_ASKED(
            "flush-insert-as-asked",
            "Requests of a flush sequence go to hctx->dispatch where the caller asks, so the flush command goes to its tail.",
            Flag.INSERT_BYPASS,
            "as-asked"),
    /** What a dispatch leaves over goes to the tail. */
    LEFT_OVER_TO_TAIL(
            "left-over-to-tail",
            "Requests left over by a dispatch go to the tail of hctx->dispatch.",
            Flag.LEFTOVER_SPLICE,
            "tail"),
    /** libata refuses what it would keep. */
    LIBATA_DEFER_BUSY(
            "libata-defer-busy",
            "libata answers busy for a deferred command that is not NCQ instead of keeping it.",
            Flag.LIBATA_DEFER,
            "busy"),
    /** The longer plug. */
    PLUG_LIMIT_32(
            "plug-limit-32",
            "A plug of one queue holds 32 requests, one of several queues 64.",
            Flag.PLUG_LIMIT,
            "32");

    private final String id;
    private final String effect;
    private final Flag flag;
    private final String value;

    Change(String id, String effect, Flag flag, String value) {
        this.id = id;
        this.effect = effect;
        this.flag = flag;
        this.value = value;
    }

    /** What people type. */
    public String id() {
        return id;
    }

    /** What it does, in one sentence. */
    public String effect() {
        return effect;
    }

    /** The flags that it sets. */
    public Map<Flag, String> flags() {
        Map<Flag, String> flags = new EnumMap<>(Flag.class);
        flags.put(flag, value);
        return flags;
    }

    /** Identifiers of all changes. */
    public static List<String> ids() {
        return Stream.of(values()).map(Change::id).toList();
    }

    /** The change with this identifier. */
    public static Optional<Change> find(String id) {
        return Stream.of(values()).filter(change -> change.id.equals(id)).findFirst();
    }
}
