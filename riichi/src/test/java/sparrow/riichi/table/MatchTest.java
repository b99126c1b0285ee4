package sparrow.riichi.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.game.Match;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.riichi.Preset;

/// From hand to hand, to the end of a match, and what it is worth.
class MatchTest {
    private static final int[] EVEN = {25_000, 25_000, 25_000, 25_000};

    /// A hand that has just ended; "A wins", "draw", "draw, A ready" or the reason of an abortion.
    private static Table ended(
            Variant variant, int round, Seat dealer, int honba, int[] points, String how) {
        Seats<Integer> seats = Seats.first(points.length, seat -> points[seat.ordinal()]);
        Event.Started started =
                new Event.Started(
                        variant.name(),
                        variant.edition(),
                        variant.rules(),
                        5,
                        dealer,
                        new TreeMap<>(Map.of(Words.ROUND, round, Words.HONBA, honba)),
                        seats,
                        0);
        Table table = Table.start(started);
        if (how.endsWith(" wins")) {
            Seat winner = Seat.valueOf(how.substring(0, 1));
            return table.after(new Event.Won(winner, Optional.empty(), Tile.M1))
                    .after(new Event.Ended(Words.WON));
        }
        if (how.startsWith("draw, ")) {
            table = table.after(new Event.Shown(Seat.valueOf(how.substring(6, 7)), List.of()));
        }
        return table.after(new Event.Ended(how.startsWith("draw") ? Words.EXHAUSTED : how));
    }

    private static String next(
            Variant variant, int round, Seat dealer, int honba, int[] points, String how) {
        return variant.next(ended(variant, round, dealer, honba, points, how))
                .map(started ->
                        "ESWN".charAt(started.tally().getOrDefault(Words.ROUND, 0))
                                + " "
                                + started.dealer()
                                + " "
                                + started.tally().getOrDefault(Words.HONBA, 0))
                .orElse("over");
    }

    @ParameterizedTest
    @CsvSource({
        "0, A, 0, A wins, E A 1",
        "0, A, 2, B wins, E B 0",
        "0, A, 2, 'draw, A ready', E A 3",
        "0, A, 2, draw, E B 3",
        "0, D, 0, draw, S A 1",
        "1, B, 1, four kans, S B 2",
        "1, B, 1, nine terminals, S B 2"
    })
    void the_dealer_stays_after_a_win_a_ready_draw_or_an_abortion(
            int round, Seat dealer, int honba, String how, String next) {
        assertThat(next(RiichiTable.tenhou(), round, dealer, honba, EVEN, how)).isEqualTo(next);
    }

    @Test
    void a_dealer_who_repeats_only_by_winning_passes_the_deal_on() {
        Variant variant = RiichiTable.tenhou("dealer_repeats=win");
        assertThat(next(variant, 0, Seat.A, 0, EVEN, "draw, A ready")).isEqualTo("E B 1");
    }

    @Test
    void a_match_ends_after_south_if_somebody_has_reached_the_goal() {
        int[] reached = {30_000, 20_000, 25_000, 25_000};
        assertThat(next(RiichiTable.tenhou(), 1, Seat.D, 0, reached, "B wins")).isEqualTo("over");
        assertThat(next(RiichiTable.tenhou(), 1, Seat.D, 0, EVEN, "B wins")).isEqualTo("W A 0");
        assertThat(next(RiichiTable.tenhou("goal=0"), 1, Seat.D, 0, EVEN, "B wins"))
                .isEqualTo("over");
        assertThat(next(RiichiTable.tenhou("length=east"), 0, Seat.D, 0, reached, "B wins"))
                .isEqualTo("over");
    }

    @Test
    void the_extension_ends_with_the_goal_or_after_its_wind() {
        int[] reached = {20_000, 30_000, 25_000, 25_000};
        assertThat(next(RiichiTable.tenhou(), 2, Seat.A, 0, EVEN, "B wins")).isEqualTo("W B 0");
        assertThat(next(RiichiTable.tenhou(), 2, Seat.A, 0, reached, "B wins")).isEqualTo("over");
        assertThat(next(RiichiTable.tenhou(), 2, Seat.A, 0, reached, "draw, A ready"))
                .as("a repeat goes before the goal")
                .isEqualTo("W A 1");
        assertThat(
                        next(
                                RiichiTable.tenhou("extension_repeat=no"),
                                2,
                                Seat.A,
                                0,
                                reached,
                                "draw, A ready"))
                .isEqualTo("over");
        assertThat(next(RiichiTable.tenhou(), 2, Seat.D, 0, EVEN, "B wins")).isEqualTo("over");
    }

    @Test
    void a_last_dealer_who_is_first_and_has_the_goal_stops() {
        int[] first = {20_000, 20_000, 20_000, 40_000};
        int[] second = {45_000, 10_000, 10_000, 35_000};
        Variant tenhou = RiichiTable.tenhou();
        assertThat(next(tenhou, 1, Seat.D, 0, first, "D wins")).isEqualTo("over");
        assertThat(next(tenhou, 1, Seat.D, 0, first, "draw, D ready")).isEqualTo("over");
        assertThat(next(tenhou, 1, Seat.D, 0, second, "D wins")).isEqualTo("S D 1");
        assertThat(next(tenhou, 1, Seat.C, 0, first, "C wins")).isEqualTo("S C 1");
        assertThat(next(RiichiTable.tenhou("agari_yame=no"), 1, Seat.D, 0, first, "D wins"))
                .isEqualTo("S D 1");
        assertThat(next(RiichiTable.tenhou("tenpai_yame=no"), 1, Seat.D, 0, first, "draw, D ready"))
                .isEqualTo("S D 1");
    }

    @Test
    void a_match_ends_when_somebody_is_bankrupt() {
        int[] broke = {-100, 50_100, 25_000, 25_000};
        assertThat(next(RiichiTable.tenhou(), 0, Seat.A, 0, broke, "B wins")).isEqualTo("over");
        assertThat(next(RiichiTable.tenhou("bankruptcy=no"), 0, Seat.A, 0, broke, "B wins"))
                .isEqualTo("E B 0");
    }

    // What it is worth

    private static List<Integer> results(Variant variant, int pot, int... points) {
        Seats<Integer> seats = Seats.first(points.length, seat -> points[seat.ordinal()]);
        Event.Started started =
                new Event.Started("riichi", 1, variant.rules(), 0, Seat.A, seats, pot);
        return variant.results(Table.start(started).after(new Event.Ended(Words.WON))).values();
    }

    @Test
    void uma_and_oka_make_the_result() {
        // real results: 38,200 is +48.2, and in older games +6/−29/+42/−19 and +79/−13/−66
        assertThat(results(RiichiTable.tenhou(), 0, 38_200, 28_300, 20_500, 13_000))
                .containsExactly(482, 83, -195, -370);
        assertThat(
                        results(
                                RiichiTable.tenhou("rounding=thousand"),
                                0,
                                25_500,
                                20_700,
                                32_500,
                                21_300))
                .containsExactly(60, -290, 420, -190);
        assertThat(
                        results(
                                RiichiTable.with(Preset.TENHOU3, "rounding=thousand"),
                                0,
                                83_100,
                                27_400,
                                -5_500))
                .containsExactly(790, -130, -660);
    }

    @Test
    void equal_points_go_to_the_earlier_seat_or_are_shared() {
        assertThat(results(RiichiTable.tenhou(), 0, 25_000, 30_000, 30_000, 15_000))
                .containsExactly(-150, 400, 100, -350);
        assertThat(results(RiichiTable.with(Preset.WRC), 0, 30_000, 35_000, 35_000, 20_000))
                .containsExactly(-50, 150, 150, -250);
    }

    @Test
    void sticks_left_go_to_the_first_or_stay() {
        assertThat(results(RiichiTable.tenhou(), 1_000, 34_000, 25_000, 25_000, 15_000))
                .containsExactly(450, 50, -150, -350);
        assertThat(results(RiichiTable.with(Preset.WRC), 1_000, 39_000, 30_000, 30_000, 20_000))
                .containsExactly(240, 0, 0, -250);
    }

    @Test
    void uma_floats_with_the_players_who_have_not_lost() {
        assertThat(results(RiichiTable.with(Preset.JPML_A), 0, 60_000, 20_000, 25_000, 15_000))
                .containsExactly(420, -130, -60, -230);
    }

    @Test
    void whole_matches_of_every_preset_end_with_results_that_sum_to_nothing() {
        for (Preset preset : Preset.values()) {
            Variant variant = RiichiVariant.of(preset);
            Seed seed = Seed.splitMix64(99);
            Table last =
                    Match.play(
                            variant,
                            seed,
                            Seats.first(
                                    preset.key().endsWith("3") ? 3 : 4,
                                    seat -> new Builder(Seed.splitMix64(7).hand(seat.ordinal()))),
                            _ -> {});
            int sum = variant.results(last).values().stream().mapToInt(each -> each).sum();
            int sticks = variant.rules().value("sticks_left").equals("stay") ? last.pot() / 100 : 0;
            assertThat(sum + sticks).as(preset.key()).isZero();
        }
    }
}
