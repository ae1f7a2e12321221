package org.blkscope.scenario;

/**
 * A scenario that cannot be used: in which file, at which key, what was expected and what was
 * found.
 */
public final class ScenarioException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final String key;
    private final String problem;

    /**
     * @param file name of the file, or what stands for it
     * @param key path of the key such as {@code devices.nullb0.bs}, or {@code line 3, column 9} for
     *     broken JSON; empty for the file as a whole
     * @param problem what was expected, what was found, what to do
     */
    public ScenarioException(String file, String key, String problem) {
        super(file + ": " + (key.isEmpty() ? "" : key + ": ") + problem);
        this.file = file;
        this.key = key;
        this.problem = problem;
    }

    /** Name of the file. */
    public String file() {
        return file;
    }

    /** Path of the key, or place in the text. */
    public String key() {
        return key;
    }

    /** What is wrong there. */
    public String problem() {
        return problem;
    }
}
