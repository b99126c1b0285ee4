package sparrow.strategy.filipino;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.filipino.FilipinoVariant;
import sparrow.filipino.Preset;
import sparrow.strategy.Bot;
import sparrow.strategy.Idle;

/// Each level beats the one below it: one challenger against three, four rotations of every deal.
class FilipinoBotsTest {
    private static final int SETS = Integer.getInteger("sparrow.sets", 30);
    private static final long SEED = Long.getLong("sparrow.seed", 20_262);

    @Test
    void the_intermediate_beats_the_beginner() {
        assertBeats(FilipinoBots.INTERMEDIATE, FilipinoBots.BEGINNER, Preset.STANDARD);
        assertBeats(FilipinoBots.INTERMEDIATE, FilipinoBots.BEGINNER, Preset.MANILA);
    }

    @Test
    void the_beginner_beats_random_players() {
        assertBeats(FilipinoBots.BEGINNER, Idle.RANDOM, Preset.STANDARD);
    }

    /// The mean gain of a hand, in quarters, lies two standard errors above nothing.
    private static void assertBeats(Bot challenger, Bot champion, Preset preset) {
        FilipinoVariant variant = new FilipinoVariant(preset.rules());
        double sum = 0;
        double squares = 0;
        for (int set = 0; set < SETS; set++) {
            double gain = 0;
            for (Seat seat : Seat.values()) {
                gain += hand(variant, challenger, champion, set, seat) / 4.0;
            }
            sum += gain;
            squares += gain * gain;
        }
        double mean = sum / SETS;
        double error = Math.sqrt((squares / SETS - mean * mean) / SETS);
        assertThat(mean - 2 * error)
                .as(
                        "%s against %s, %s, seed %d: %.2f ± %.2f quarters a hand",
                        challenger.name(), champion.name(), preset, SEED, mean, 2 * error)
                .isPositive();
    }

    private static int hand(
            FilipinoVariant variant, Bot challenger, Bot champion, int set, Seat seat) {
        Table table =
                Game.play(
                        variant,
                        variant.first(),
                        Seed.splitMix64(SEED).hand(set),
                        Seats.first(
                                4,
                                each ->
                                        (each == seat ? challenger : champion)
                                                .player(
                                                        Seed.splitMix64(SEED + 1)
                                                                .hand(4 * set + each.ordinal()))));
        return table.points().get(seat);
    }
}
