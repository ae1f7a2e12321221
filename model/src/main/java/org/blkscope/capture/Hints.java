package org.blkscope.capture;

import java.util.Map;

/**
 * What is known of the machine from elsewhere, since trace text does not say it.
 *
 * @param kernel release of the kernel, empty if not known
 * @param disks what is known of each device, by number such as {@code 254,0}
 */
public record Hints(String kernel, Map<String, Disk> disks) {
    /** Nothing is known. */
    public static final Hints NONE = new Hints("", Map.of());

    public Hints {
        disks = Map.copyOf(disks);
    }

    /**
     * A disk behind a device number.
     *
     * @param name such as {@code sda}
     * @param driver empty if not known
     * @param scheduler {@code none}, {@code mq-deadline} ...; empty if not known
     */
    public record Disk(String name, String driver, String scheduler) {}

    /** What is known of a device; its number is its name if nothing is. */
    public Disk disk(String number) {
        Disk known = disks.get(number);
        return known != null ? known : new Disk(number, "", "");
    }
}
