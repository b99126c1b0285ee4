package sparrow.riichi.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static sparrow.riichi.advice.Positions.dealt;
import static sparrow.riichi.advice.Positions.position;
import static sparrow.riichi.advice.Positions.tiles;
import static sparrow.riichi.advice.Positions.withUnseen;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Circumstance;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Win;

class OddsTest {
    private static final double EXACT = 1e-12;
    private static final long SEED = Long.getLong("sparrow.seed", 20_261_116L);

    private static Odds odds(Position position, int turns) {
        return Odds.of(position, TurnsAhead.own(turns)).orElseThrow();
    }

    @Test
    void a_ready_hand_misses_as_often_as_its_tiles_are_not_drawn() {
        Odds odds = odds(position("123m456p789s2255z"), 3);
        int unseen = 136 - 13;
        double miss = 1;
        for (int turn = 0; turn < 3; turn++) {
            miss *= (double) (unseen - 4 - turn) / (unseen - turn);
            assertThat(odds.ready(turn)).isOne();
            assertThat(odds.win(turn + 1)).isCloseTo(1 - miss, within(EXACT));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "123m456p789s2255z, 2z5z1m9m4s4s7z, 4",
        "123m456p78s23m557z, 6s9s9s1m4m4m7z7z, 4",
        "123m46p78s123m557z, 5p6s9s9s1z2z3z4z, 4",
        "1133557799m112p,   2p1p1z2z3z4z6z, 4",
        "19m19p19s1234566z, 5z7z7z1m2m3m4m, 4",
        "13m46p78s123m5567z, 2m2m5p6s9s5z6z6z, 4"
    })
    void every_wall_of_a_few_tiles_agrees(String hand, String unseen, int turns) {
        Position position = withUnseen(hand, unseen);
        Odds odds = odds(position, turns);
        Walls all = Walls.all(position, turns);
        for (int turn = 0; turn <= turns; turn++) {
            assertThat(odds.ready(turn)).isCloseTo(all.ready(turn), within(EXACT));
            assertThat(odds.win(turn)).isCloseTo(all.win(turn), within(EXACT));
        }
        assertThat(odds.win(turns)).isPositive();
    }

    @Test
    void odds_never_promise_more_than_every_wall_of_a_few_tiles_gives() {
        Random random = new Random(SEED);
        double most = 0;
        int compared = 0;
        for (int i = 0; i < 800; i++) {
            Position position = dealt(13, 136 - 14 - 8, random);
            if (Odds.of(position, TurnsAhead.own(4)).isPresent()) {
                Odds odds = odds(position, 4);
                Walls all = Walls.all(position, 4);
                most = Math.max(most, odds.win(4) - all.win(4));
                most = Math.max(most, odds.ready(4) - all.ready(4));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(100);
        assertThat(most).as("seed %d", SEED).isLessThan(EXACT);
    }

    @ParameterizedTest
    @CsvSource({
        "225m25566s11556z,   50000",
        "3456m067p345s188s,  50000",
        "12357m447p25678s,   50000",
        "125556m5679p34s1z,  50000",
        "38m12334558p3s33z,  50000",
        "34799p2257s1233z,   50000"
    })
    void shuffled_walls_agree(String hand, int walls) {
        int turns = 16;
        Position position = position(hand);
        Odds odds = odds(position, turns);
        Walls played = Walls.some(position, turns, walls, new Random(SEED));
        for (int turn = 0; turn <= turns; turn++) {
            assertThat(odds.ready(turn))
                    .as("seed %d, turn %d", SEED, turn)
                    .isCloseTo(played.ready(turn), within(error(odds.ready(turn), walls)));
            assertThat(odds.win(turn))
                    .as("seed %d, turn %d", SEED, turn)
                    .isCloseTo(played.win(turn), within(error(odds.win(turn), walls)));
        }
    }

    /// Four standard errors, and the half thousandth that kinds useless for a while may cost.
    private static double error(double chance, int walls) {
        return 4 * Math.sqrt(chance * (1 - chance) / walls) + 0.0005;
    }

    @Test
    void odds_are_odds() {
        Random random = new Random(SEED);
        int[] met = new int[Odds.FARTHEST + 1];
        for (int i = 0; i < 600; i++) {
            Position full = dealt(14, i % 60, random);
            Shape.AfterDiscard best = Shape.afterDiscards(full).getFirst();
            Position position = full.without(best.discard());
            Odds.of(position, new TurnsAhead(18, i % 4))
                    .ifPresent(odds -> {
                        assertThat(odds.ready(0)).isEqualTo(best.shape().distance() == 1 ? 1 : 0);
                        assertThat(odds.win(0)).isZero();
                        for (int turn = 1; turn <= 18; turn++) {
                            assertThat(odds.ready(turn)).isBetween(odds.ready(turn - 1), 1.0);
                            assertThat(odds.win(turn))
                                    .isBetween(odds.win(turn - 1), odds.ready(turn));
                        }
                        assertThat(odds.points() > 0).isEqualTo(odds.win(18) > 0);
                        assertThat(odds(position, 10).points()).isLessThanOrEqualTo(odds.points());
                    });
            met[Math.min(best.shape().distance(), Odds.FARTHEST)]++;
        }
        assertThat(met[2]).as("seed %d: hands one away", SEED).isPositive();
        assertThat(met[3]).isGreaterThan(50);
        assertThat(met[4]).isGreaterThan(100);
    }

    @Test
    void a_hand_four_away_has_no_odds() {
        assertThat(Odds.of(position("1259m2468p13579s"), TurnsAhead.own(18))).isEmpty();
    }

    @Test
    void points_are_the_score_times_the_chance() {
        Position position = position("234m067p34588s23m").dora(tiles("7z"));
        RiichiRules noUra = RiichiRules.of("tenhou", Map.of("ura", "no")).orThrow();
        Odds odds = odds(position.rules(noUra), 1);
        long one = points("1m234m067p34588s23m", "1m");
        long four = points("234m067p34588s234m", "4m");
        assertThat(odds.points()).isCloseTo((4 * one + 3 * four) / 122.0, within(1e-9));
        assertThat(odds(position, 1).points()).isGreaterThan(odds.points());
    }

    private static long points(String hand, String tile) {
        return points(hand, tile, 0);
    }

    private static long points(String hand, String tile, int moreDora) {
        Win win =
                Win.tsumo(Hand.of(hand), tiles(tile).getFirst())
                        .seat(Tile.SOUTH)
                        .round(Tile.EAST)
                        .otherDora(moreDora)
                        .with(Circumstance.RIICHI);
        return RiichiRules.TENHOU.score(win).orThrow().points();
    }

    /// Of the four unseen tiles 4p alone points to something held, the one 5p: a quarter of the
    /// wins have one han more.
    @Test
    void ura_dora_count_as_often_as_their_indicator_is_unseen() {
        Position position = withUnseen("123m456p789s2255z", "5z4p4z7m");
        position = position.seen(position.seen().without(tiles("6z"))).dora(tiles("6z"));
        RiichiRules noUra = RiichiRules.of("tenhou", Map.of("ura", "no")).orThrow();
        double plain = points("123m456p789s22555z", "5z");
        double more = points("123m456p789s22555z", "5z", 1);
        assertThat(odds(position.rules(noUra), 1).points()).isCloseTo(plain / 4, within(1e-9));
        assertThat(odds(position, 1).points())
                .isCloseTo((0.75 * plain + 0.25 * more) / 4, within(1e-9));
    }

    @Test
    void an_open_hand_without_yaku_never_wins() {
        Odds odds = odds(position("456p789s2244m(123m)"), 10);
        assertThat(odds.ready(10)).isOne();
        assertThat(odds.win(10)).isZero();
        assertThat(odds.points()).isZero();
    }

    @Test
    void discards_of_others_count_unless_the_hand_is_furiten() {
        Position position = position("123m456p789s23s55z");
        double own = odds(position, 10).win(10);
        Odds withOthers = Odds.of(position, new TurnsAhead(10, 3)).orElseThrow();
        assertThat(withOthers.win(10)).isGreaterThan(own);
        Position furiten = position.discards(Tiles.of(Tile.S1));
        Odds barred = Odds.of(furiten, new TurnsAhead(10, 3)).orElseThrow();
        assertThat(barred.win(10)).isEqualTo(odds(furiten, 10).win(10));
    }

    @Test
    void a_tile_thrown_makes_furiten() {
        Position full = position("22234m456p789s123p");
        Position ready = full.without(Tile.M2);
        Odds barred = Odds.of(ready, new TurnsAhead(10, 3)).orElseThrow();
        assertThat(barred.win(10)).isEqualTo(odds(ready, 10).win(10));
        Odds free = Odds.of(ready.discards(Tiles.EMPTY), new TurnsAhead(10, 3)).orElseThrow();
        assertThat(free.win(10)).isGreaterThan(barred.win(10));
    }

    @Test
    void a_tile_thrown_on_the_way_makes_furiten_too() {
        Ways ways = new Ways(position("2223m456p789s129p"), new TurnsAhead(4, 3));
        int[] ready = Hand.of("2234m456p789s123p").concealed().kinds();
        long waits = 1L << Tile.M2.kind() | 1L << Tile.M5.kind();
        int drawn = Drawn.with(Drawn.with(Drawn.NOTHING, Tile.M4.kind()), Tile.P3.kind());
        assertThat(ways.isFuriten(ready, waits, drawn)).isTrue();
        assertThat(ways.isFuriten(ready, 1L << Tile.M5.kind(), drawn)).isFalse();
        int back = Drawn.with(drawn, Tile.M5.kind());
        assertThat(ways.isFuriten(ready, 1L << Tile.M5.kind(), back)).isTrue();
    }

    @Test
    void tiles_drawn_have_no_order() {
        int one = Drawn.with(Drawn.with(Drawn.with(Drawn.NOTHING, 5), 33), 5);
        int other = Drawn.with(Drawn.with(Drawn.with(Drawn.NOTHING, 33), 5), 5);
        assertThat(one).isEqualTo(other);
        assertThat(Drawn.times(one, 5)).isEqualTo(2);
        assertThat(Drawn.times(one, 33)).isEqualTo(1);
        assertThat(Drawn.times(one, 0)).isZero();
    }
}
