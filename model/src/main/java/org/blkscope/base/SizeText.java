package org.blkscope.base;

import java.math.BigDecimal;

/** Sizes as people write them: sectors of 512 bytes as a bare number, bytes with a unit. */
public final class SizeText {
    /** Bytes of a sector. */
    public static final int SECTOR = 512;

    private static final long KIB = 1024;

    private SizeText() {}

    /**
     * Reads a size into sectors: {@code 8}, {@code 512B}, {@code 4KiB}, {@code 1.5 MiB}, {@code
     * 2GiB}, {@code 1TiB}; a bare whole number counts sectors.
     *
     * @throws IllegalArgumentException if the text is not a size, is negative, or is not a whole
     *     number of sectors
     */
    public static long parse(String text) {
        String trimmed = text.strip();
        int digits = 0;
        while (digits < trimmed.length() && isNumber(trimmed.charAt(digits))) {
            digits++;
        }
        long unit = unit(trimmed.substring(digits).strip(), text);
        try {
            BigDecimal bytes =
                    new BigDecimal(trimmed.substring(0, digits)).multiply(BigDecimal.valueOf(unit));
            return bytes.divide(BigDecimal.valueOf(SECTOR)).longValueExact();
        } catch (ArithmeticException | NumberFormatException e) {
            throw notASize(text);
        }
    }

    /**
     * A number of sectors in the largest unit that needs no fraction: {@code 4KiB}, {@code 512B}.
     */
    public static String of(long sectors) {
        if (sectors == 0 || sectors % 2 != 0) {
            return sectors * SECTOR + "B";
        }
        String[] units = {"KiB", "MiB", "GiB", "TiB"};
        long size = sectors / 2;
        int at = 0;
        while (at < units.length - 1 && size % KIB == 0) {
            size /= KIB;
            at++;
        }
        return size + units[at];
    }

    private static boolean isNumber(char c) {
        return (c >= '0' && c <= '9') || c == '.';
    }

    private static long unit(String unit, String text) {
        return switch (unit) {
            case "" -> SECTOR;
            case "B" -> 1;
            case "KiB" -> KIB;
            case "MiB" -> KIB * KIB;
            case "GiB" -> KIB * KIB * KIB;
            case "TiB" -> KIB * KIB * KIB * KIB;
            default -> throw notASize(text);
        };
    }

    private static IllegalArgumentException notASize(String text) {
        return new IllegalArgumentException(
                "'"
                        + text
                        + "' is not a size: write sectors of 512 bytes,"
                        + " or a number with B, KiB, MiB, GiB or TiB,"
                        + " such as 4KiB");
    }
}
