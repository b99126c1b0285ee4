package sparrow.filipino.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Game;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.filipino.FilipinoVariant;
import sparrow.filipino.Preset;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Each level beats the one below it. A set is one deal played four times, the challenger in each
/// seat once, against three of the others; single hands, in quarters.
class FilipinoBotsTest {
    private static final int SETS = 40;
    private static final long SEED = 20_262;

    private record Duel(Level challenger, Level champion, Preset preset) {
        String name() {
            return challenger.name() + " against " + champion.name() + ", " + preset.key();
        }
    }

    private static final List<Duel> DUELS =
            List.of(
                    new Duel(FilipinoBots.INTERMEDIATE, FilipinoBots.BEGINNER, Preset.STANDARD),
                    new Duel(FilipinoBots.INTERMEDIATE, FilipinoBots.BEGINNER, Preset.MANILA),
                    new Duel(FilipinoBots.INTERMEDIATE, FilipinoBots.BEGINNER, Preset.VISAYAN),
                    new Duel(FilipinoBots.BEGINNER, Idle.RANDOM, Preset.STANDARD));

    @Test
    void each_level_beats_the_one_below() {
        for (Duel duel : DUELS) {
            assertBeats(duel, play(duel, 0, SETS), SETS);
        }
    }

    @LongTest("filipino-duels")
    void each_level_beats_the_one_below_over_a_thousand_sets() {
        int sets = 1_000;
        new LongRun("filipino-duels", sets, 100, System.out)
                .run(
                        "Duels of Filipino bots: quarters won by the challenger, the squares of what it won in a"
                                + " set, and hands it won.",
                        (from, count) -> {
                            Census all = new Census();
                            DUELS.forEach(duel -> all.add(play(duel, from, count).counts()));
                            return all;
                        },
                        census -> DUELS.forEach(duel -> assertBeats(duel, census, sets)));
    }

    private static Census play(Duel duel, int from, int sets) {
        FilipinoVariant variant = new FilipinoVariant(duel.preset().rules());
        Census census = new Census();
        for (int set = from; set < from + sets; set++) {
            long gain = 0;
            for (Seat seat : Seat.values()) {
                Table table = hand(variant, duel, set, seat);
                gain += table.points().get(seat);
                census.add(duel.name() + ": hands won", hasWon(table, seat) ? 1 : 0);
            }
            census.add(duel.name() + ": quarters", gain);
            census.add(duel.name() + ": squares", gain * gain);
        }
        return census;
    }

    private static boolean hasWon(Table table, Seat seat) {
        return table.log().events().stream()
                .anyMatch(event -> event instanceof Event.Won won && won.seat() == seat);
    }

    private static Table hand(FilipinoVariant variant, Duel duel, int set, Seat challenger) {
        Seats<Level> bots =
                Seats.first(4, seat -> seat == challenger ? duel.challenger() : duel.champion());
        return Game.play(
                variant,
                variant.first(),
                Seed.splitMix64(SEED).hand(set),
                bots.map((seat, bot) ->
                        bot.player(Seed.splitMix64(SEED + 1).hand(4 * set + seat.ordinal()))));
    }

    /// The mean gain of a hand lies two standard errors above nothing.
    private static void assertBeats(Duel duel, Census census, int sets) {
        double mean = census.count(duel.name() + ": quarters") / (double) sets;
        double square = census.count(duel.name() + ": squares") / (double) sets;
        double error = Math.sqrt((square - mean * mean) / sets);
        assertThat(mean - 2 * error)
                .as(
                        "%s, seed %d: %.2f ± %.2f quarters a hand",
                        duel.name(), SEED, mean / 4, 2 * error / 4)
                .isPositive();
    }
}
