package org.blkscope.desktop;

import org.blkscope.draw.fx.Pango;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Leaves tests with the tag {@code window} out where the text library of JavaFX is missing; that it
 * is missing is the one failure to be seen then.
 */
public final class WindowCondition implements ExecutionCondition {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        boolean runs = Pango.isThere() || !context.getTags().contains("window");
        return runs
                ? ConditionEvaluationResult.enabled("")
                : ConditionEvaluationResult.disabled(Pango.LIBRARY + " is missing");
    }
}
