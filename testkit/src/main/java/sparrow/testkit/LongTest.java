package sparrow.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/// A test too long for every day, run by `./check long NAME`; see [LongRun].
@Test
@Tag("long")
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(LongTest.Asked.class)
public @interface LongTest {
    /// The name it is asked for by.
    String value();

    /// Runs only the test that was asked for.
    final class Asked implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            String asked = System.getProperty("sparrow.long", "");
            boolean mine =
                    context.getTestMethod()
                            .map(method -> method.getAnnotation(LongTest.class))
                            .filter(test -> test.value().equals(asked))
                            .isPresent();
            return mine || context.getTestMethod().isEmpty()
                    ? ConditionEvaluationResult.enabled("asked for")
                    : ConditionEvaluationResult.disabled("not asked for");
        }
    }
}
