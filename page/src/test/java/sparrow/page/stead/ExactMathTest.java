package sparrow.page.stead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/// The functions that advice needs give every bit that Java's give.
class ExactMathTest {
    private static final long SEED = Long.getLong("sparrow.seed", 7);
    private static final int NUMBERS = 400_000;
    private static final double[] SPECIAL = {
        0.0,
        -0.0,
        1,
        -1,
        0.5,
        2,
        Math.PI,
        Math.PI / 2,
        2 * Math.PI,
        709.78,
        -744,
        -745.2,
        Double.MIN_VALUE,
        Double.MIN_NORMAL,
        Double.MAX_VALUE,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        -0.29,
        -0.3,
        0x1p-30,
        0x1p-60
    };

    @Test
    void exponentials_are_the_same() {
        assertSame(ExactMath::exp, StrictMath::exp, Double.MAX_VALUE);
    }

    @Test
    void logarithms_are_the_same() {
        assertSame(ExactMath::log, StrictMath::log, Double.MAX_VALUE);
        assertSame(ExactMath::log1p, StrictMath::log1p, Double.MAX_VALUE);
    }

    @Test
    void cosines_of_some_turns_are_the_same() {
        assertSame(ExactMath::cos, StrictMath::cos, 90_000);
    }

    private static void assertSame(
            DoubleUnaryOperator ours, DoubleUnaryOperator strict, double most) {
        for (double x : SPECIAL) {
            if (Math.abs(x) <= most) {
                assertThat(ours.applyAsDouble(x))
                        .as("of %s", x)
                        .isEqualTo((Double) strict.applyAsDouble(x));
            }
        }
        Random random = new Random(SEED);
        for (int i = 0; i < NUMBERS; i++) {
            double x = number(random, i % 4);
            if (Math.abs(x) <= most) {
                long expected = Double.doubleToLongBits(strict.applyAsDouble(x));
                long found = Double.doubleToLongBits(ours.applyAsDouble(x));
                if (found != expected) {
                    throw new AssertionError("of " + x + ", seed " + SEED);
                }
            }
        }
    }

    private static double number(Random random, int kind) {
        return switch (kind) {
            case 0 -> Double.longBitsToDouble(random.nextLong());
            case 1 -> random.nextDouble() * 20 - 10;
            case 2 -> random.nextDouble() * 2 - 1;
            default -> random.nextGaussian() * 300;
        };
    }
}
