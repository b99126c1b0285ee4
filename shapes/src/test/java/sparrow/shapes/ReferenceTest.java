package sparrow.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The reference itself equals brute force on tiny hands: add tiles in every way until some of them
/// are a win.
class ReferenceTest {
    private static final int KINDS = 12;
    private static final long SEED = Long.getLong("sparrow.seed", 20_25);

    /// Three or two sets are laid; five or eight tiles of twelve kinds are left to play with.
    @ParameterizedTest
    @ValueSource(ints = {3, 2})
    void the_reference_equals_brute_force(int melds) {
        Random random = new Random(SEED);
        for (int i = 0; i < 60; i++) {
            int[] held = new int[34];
            for (int tiles = 14 - 3 * melds; tiles > 0; ) {
                int kind = kind(random.nextInt(KINDS));
                if (held[kind] < 4) {
                    held[kind]++;
                    tiles--;
                }
            }
            Holding holding = Holding.of(held, melds);
            assertThat(Reference.distance(holding, Form.STANDARD))
                    .as("seed %d, hand %d: %s", SEED, i, holding)
                    .isEqualTo(bruteForce(held, 4 - melds));
        }
    }

    /// One suit, two winds and a dragon.
    private static int kind(int number) {
        return number < 9 ? number : new int[] {27, 28, 31}[number - 9];
    }

    private static int bruteForce(int[] held, int sets) {
        for (int missing = 0; ; missing++) {
            if (winsWith(held, missing, 0, sets)) {
                return missing;
            }
        }
    }

    private static boolean winsWith(int[] held, int missing, int from, int sets) {
        if (missing == 0) {
            return holdsWin(held, sets);
        }
        for (int number = from; number < KINDS; number++) {
            int kind = kind(number);
            if (held[kind] < 4) {
                held[kind]++;
                boolean wins = winsWith(held, missing - 1, number, sets);
                held[kind]--;
                if (wins) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean holdsWin(int[] held, int sets) {
        for (int kind = 0; kind < 34; kind++) {
            if (held[kind] >= 2) {
                held[kind] -= 2;
                boolean wins = holdsSets(held, sets);
                held[kind] += 2;
                if (wins) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean holdsSets(int[] held, int sets) {
        boolean holds = sets == 0;
        for (int kind = 0; kind < 34 && !holds; kind++) {
            if (held[kind] >= 3) {
                held[kind] -= 3;
                holds = holdsSets(held, sets - 1);
                held[kind] += 3;
            }
            if (!holds
                    && kind < 27
                    && kind % 9 < 7
                    && held[kind] > 0
                    && held[kind + 1] > 0
                    && held[kind + 2] > 0) {
                add(held, kind, -1);
                holds = holdsSets(held, sets - 1);
                add(held, kind, 1);
            }
        }
        return holds;
    }

    private static void add(int[] held, int low, int by) {
        held[low] += by;
        held[low + 1] += by;
        held[low + 2] += by;
    }
}
