package sparrow.riichi.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Game;
import sparrow.core.game.Match;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.riichi.Preset;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.Standing;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

class PlaceChancesTest {
    private static final Rules TENHOU = Preset.TENHOU.rules();
    private static final int SOUTH = 1;
    private static final int TENTHS = 10;
    private static final String CASES = "cases";
    private static final String SUMMED = "thousandths told";
    private static final String CAME = "came true";

    private static PlaceChances lastHand(Integer... scores) {
        return PlaceChances.of(TENHOU, List.of(scores), SOUTH, 3, 0);
    }

    @Test
    void places_are_nearly_even_when_a_match_begins() {
        Variant variant = RiichiVariant.of(Preset.TENHOU);
        Game game = Game.start(variant, variant.first(), Seed.splitMix64(1).hand(0));
        PlaceChances placement = PlaceChances.of(game.table());
        for (int seat = 0; seat < 4; seat++) {
            double[] chances = placement.chances(seat);
            assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-9));
            for (double chance : chances) {
                assertThat(chance).isBetween(0.2, 0.3);
            }
        }
    }

    @Test
    void everybody_takes_one_place_and_every_place_is_taken() {
        PlaceChances placement =
                PlaceChances.of(TENHOU, List.of(41_000, 9_000, 30_000, 19_000), 1, 1, 1_000);
        for (int place = 0; place < 4; place++) {
            double sum = 0;
            for (int seat = 0; seat < 4; seat++) {
                sum += placement.chances(seat)[place];
            }
            assertThat(sum).isCloseTo(1, within(0.1));
        }
    }

    @Test
    void who_leads_by_far_in_the_last_hand_comes_first() {
        PlaceChances placement = lastHand(55_000, 17_000, 15_000, 13_000);
        assertThat(placement.chances(0)[0]).isGreaterThan(0.99);
        assertThat(placement.expected(0)).isLessThan(1.02);
        assertThat(placement.expected(3)).isBetween(2.5, 3.8);
    }

    @Test
    void a_lead_counts_for_more_the_fewer_hands_are_left() {
        List<Integer> scores = List.of(33_000, 25_000, 22_000, 20_000);
        double before = 0;
        for (int dealer = 0; dealer < 4; dealer++) {
            double first = PlaceChances.of(TENHOU, scores, SOUTH, dealer, 0).chances(0)[0];
            assertThat(first).isGreaterThan(before);
            before = first;
        }
        assertThat(PlaceChances.of(TENHOU, scores, 0, 0, 0).chances(0)[0]).isLessThan(0.5);
    }

    @Test
    void when_the_match_is_over_the_scores_decide_and_of_equal_ones_the_earlier_seat() {
        PlaceChances over = PlaceChances.last(List.of(20_000, 30_000, 30_000, 20_000));
        assertThat(over.chances(1)).containsExactly(1, 0, 0, 0);
        assertThat(over.chances(2)).containsExactly(0, 1, 0, 0);
        assertThat(over.chances(0)).containsExactly(0, 0, 1, 0);
        assertThat(over.chances(3)).containsExactly(0, 0, 0, 1);
    }

    @Test
    void hands_are_counted_to_the_end_of_the_last_round() {
        assertThat(PlaceChances.due(TENHOU, 4, 0, 0)).isEqualTo(8);
        assertThat(PlaceChances.due(TENHOU, 4, 1, 3)).isEqualTo(1);
        assertThat(PlaceChances.due(TENHOU, 4, 2, 0)).isEqualTo(1);
        assertThat(PlaceChances.due(Preset.TENHOU3.rules(), 3, 0, 0)).isEqualTo(6);
    }

    /// What is told when each hand begins, in tenths, and how often it comes true.
    @LongTest("riichi-places")
    void places_come_true_as_often_as_told() {
        new LongRun("riichi-places", 2_000, 50, System.out)
                .seeded()
                .run(
                        "The chance of every place for every seat, told when each hand of a match"
                                + " of four intermediate begins, under Tenhou's rules: per"
                                + " thousand told, and how often it came true.",
                        (from, count) -> {
                            Census census = new Census();
                            for (int match = from; match < from + count; match++) {
                                match(match, census);
                            }
                            return census;
                        },
                        PlaceChancesTest::compare);
    }

    private static void compare(Census census) {
        for (int tenth = 0; tenth < TENTHS; tenth++) {
            double all = census.count(told(tenth) + CASES);
            double told = census.count(told(tenth) + SUMMED) / 1_000.0 / all;
            assertThat(census.count(told(tenth) + CAME) / all)
                    .as(told(tenth))
                    .isCloseTo(told, within(0.03));
        }
    }

    private static void match(int number, Census census) {
        Variant variant = RiichiVariant.of(Preset.TENHOU);
        Seed seed = Seed.splitMix64(LongRun.SEED + number);
        List<PlaceChances> told = new ArrayList<>();
        List<Table> over = new ArrayList<>();
        told.add(PlaceChances.of(TENHOU, Collections.nCopies(4, 25_000), 0, 0, 0));
        Match.play(
                variant,
                seed,
                hand ->
                        Seats.each(
                                variant.first().points().seats(),
                                seat ->
                                        RiichiBots.INTERMEDIATE.player(
                                                seed.hand(1_000 + 4 * hand + seat.ordinal()))),
                finished -> {
                    over.add(finished);
                    variant.next(finished)
                            .ifPresent(next -> told.add(PlaceChances.of(Table.start(next))));
                });
        List<Seat> order = Standing.order(over.getLast());
        for (PlaceChances placement : told) {
            for (Seat seat : over.getLast().seats()) {
                double[] chances = placement.chances(seat.ordinal());
                for (int place = 0; place < chances.length; place++) {
                    String tenth = told(Math.min(TENTHS - 1, (int) (TENTHS * chances[place])));
                    census.add(tenth + CASES, 1);
                    census.add(tenth + SUMMED, Math.round(1_000 * chances[place]));
                    census.add(tenth + CAME, order.get(place) == seat ? 1 : 0);
                }
            }
        }
    }

    private static String told(int tenth) {
        return "told " + tenth + "0 % and more: ";
    }
}
