package org.blkscope.analysis;

import java.util.OptionalInt;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Recording;

/*
 * A bio has a name; a request has the name of its first bio and a label of its own. So one name may stand for two
 * lives, which are one I/O to the person who reads it: the request is preferred as soon as there is one.
 */
/** From the name or label of an I/O to its life, and from a life to the others of the same I/O. */
public final class LifeNames {
    private LifeNames() {}

    /**
     * The life that a name ({@code job1#42}) or label ({@code W41}) stands for; empty if there is
     * none.
     */
    public static OptionalInt find(Recording recording, String text) {
        int hash = text.lastIndexOf('#');
        return hash < 0 ? byLabel(recording.lives(), text) : byName(recording, text, hash);
    }

    /**
     * True if an event of {@code other} tells of the I/O {@code life}: itself, its bios, or the
     * request it joined.
     */
    public static boolean sameIo(Lives lives, int life, int other) {
        if (other < 0 || life < 0) {
            return false;
        }
        return other == life || isBioOf(lives, other, life) || isBioOf(lives, life, other);
    }

    private static boolean isBioOf(Lives lives, int bio, int request) {
        return lives.link(bio) == request && lives.kind(bio) == LifeKind.BIO;
    }

    private static OptionalInt byLabel(Lives lives, String label) {
        boolean bio = Character.isLowerCase(label.charAt(0));
        int number = number(label.substring(1));
        for (int life = 0; number > 0 && life < lives.size(); life++) {
            boolean sameKind = (lives.kind(life) == LifeKind.BIO) == bio;
            if (sameKind && lives.sequence(life) == number && lives.label(life).equals(label)) {
                return OptionalInt.of(life);
            }
        }
        return OptionalInt.empty();
    }

    private static OptionalInt byName(Recording recording, String name, int hash) {
        Lives lives = recording.lives();
        int submitter = recording.tasks().find(name.substring(0, hash));
        int dot = name.indexOf('.', hash);
        int sequence = number(name.substring(hash + 1, dot < 0 ? name.length() : dot));
        for (int life = 0; submitter >= 0 && life < lives.size(); life++) {
            if (lives.submitter(life) == submitter
                    && lives.sequence(life) == sequence
                    && lives.name(life).equals(name)) {
                return OptionalInt.of(withRequest(lives, life));
            }
        }
        return OptionalInt.empty();
    }

    private static int withRequest(Lives lives, int life) {
        int request = lives.kind(life) == LifeKind.BIO ? lives.link(life) : -1;
        return request >= 0 && lives.link(request) == life ? request : life;
    }

    private static int number(String digits) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
