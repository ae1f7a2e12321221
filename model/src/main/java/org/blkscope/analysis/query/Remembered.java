package org.blkscope.analysis.query;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;

/** A test of small numbers whose answers do not change, asked once for each number. */
final class Remembered implements LongPredicate {
    private static final byte YES = 1;
    private static final byte NO = 2;

    private final IntPredicate test;
    private byte[] answers = new byte[64];

    Remembered(IntPredicate test) {
        this.test = test;
    }

    @Override
    public boolean test(long number) {
        int index = (int) number;
        if (index >= answers.length) {
            answers = Arrays.copyOf(answers, Math.max(index + 1, answers.length * 2));
        }
        if (answers[index] == 0) {
            answers[index] = test.test(index) ? YES : NO;
        }
        return answers[index] == YES;
    }
}
