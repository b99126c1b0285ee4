package sparrow.hongkong.play;

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
import sparrow.hongkong.HongKongVariant;
import sparrow.hongkong.Preset;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Each level wins clearly more hands than the one below it. A set is one deal played four times,
/// the challenger in each seat once, against three of the others; single hands.
class HongKongLevelsTest {
    private static final int SETS = 25;
    private static final long SEED = 20_264;

    /// @param factor how many times as many hands the challenger wins as one of the others
    private record Duel(Level challenger, Level champion, Preset preset, double factor) {
        String name() {
            return challenger.name() + " against " + champion.name() + ", " + preset.key();
        }
    }

    private static final List<Duel> DUELS =
            List.of(
                    duel(HongKongBots.INTERMEDIATE, HongKongBots.BEGINNER, Preset.OLD_STYLE, 1.5),
                    duel(HongKongBots.INTERMEDIATE, HongKongBots.BEGINNER, Preset.FAMILY, 1.2),
                    duel(HongKongBots.BEGINNER, Idle.RANDOM, Preset.FAMILY, 10));

    private static Duel duel(Level challenger, Level champion, Preset preset, double factor) {
        return new Duel(challenger, champion, preset, factor);
    }

    @Test
    void each_level_wins_more_hands_than_the_one_below() {
        DUELS.forEach(duel -> assertWinsMore(duel, play(duel, 0, SETS)));
    }

    @LongTest("hongkong-duels")
    void each_level_wins_more_hands_than_the_one_below_over_three_hundred_sets() {
        new LongRun("hongkong-duels", 300, 50, System.out)
                .run(
                        "Duels of Hong Kong levels: hands won by the challenger and by the"
                                + " three others together, and points of the challenger.",
                        (from, count) -> {
                            Census all = new Census();
                            DUELS.forEach(duel -> all.add(play(duel, from, count).counts()));
                            return all;
                        },
                        census -> DUELS.forEach(duel -> assertWinsMore(duel, census)));
    }

    private static Census play(Duel duel, int from, int sets) {
        HongKongVariant variant = new HongKongVariant(duel.preset().rules());
        Census census = new Census();
        for (int set = from; set < from + sets; set++) {
            for (Seat seat : Seat.values()) {
                Table table = hand(variant, duel, set, seat);
                census.add(duel.name() + ": hands", 1);
                census.add(duel.name() + ": won", wins(table, seat));
                census.add(duel.name() + ": won by others", wins(table) - wins(table, seat));
                census.add(duel.name() + ": points", table.points().get(seat));
            }
        }
        return census;
    }

    private static Table hand(HongKongVariant variant, Duel duel, int set, Seat challenger) {
        Seats<Level> levels =
                Seats.first(4, seat -> seat == challenger ? duel.challenger() : duel.champion());
        return Game.play(
                variant,
                variant.first(),
                Seed.splitMix64(SEED).hand(set),
                levels.map((seat, level) ->
                        level.player(Seed.splitMix64(SEED + 1).hand(4 * set + seat.ordinal()))));
    }

    private static int wins(Table table) {
        return table.log().count(event -> event instanceof Event.Won);
    }

    private static int wins(Table table, Seat seat) {
        return table.log().count(event -> event instanceof Event.Won won && won.seat() == seat);
    }

    private static void assertWinsMore(Duel duel, Census census) {
        long won = census.count(duel.name() + ": won");
        long others = census.count(duel.name() + ": won by others");
        assertThat(3.0 * won)
                .as("%s, seed %d: %d hands won, the others %d", duel.name(), SEED, won, others)
                .isGreaterThan(duel.factor() * others);
    }
}
