package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// The luck of the tiles is zero on average, and explains a good part of the result.
class LuckTest {
    private static final int HANDS = 10_000;
    private static final int CHUNK = 25;
    private static final String SEAT = " seat ";

    static List<Mahjong> games() {
        return Catalog.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_the_tiles_bring_one_they_take_from_the_others(Mahjong game) {
        HandReview hand = reviewed(game, 1);

        HandCourse course = hand.course().orElseThrow();
        // But for what lies in the pot, which a win takes.
        boolean hasPot =
                hand.hand().events().stream()
                        .anyMatch(event -> event instanceof Event.Paid paid && paid.pot() != 0);
        assertThat(sum(course.tiles())).isCloseTo(0, within(hasPot ? 5_000.0 : 0.01));
        for (HandCourse.Step step : course.steps()) {
            assertThat(sum(step.expected()))
                    .isCloseTo(
                            hand.hand().started().points().values().stream()
                                    .mapToDouble(Integer::doubleValue)
                                    .sum(),
                            within(hasPot ? 4_000.0 : 0.01));
        }
        Seats<Double> play = hand.play().orElseThrow();
        Seats<Integer> result = hand.result().orElseThrow();
        for (Seat seat : result.seats()) {
            assertThat(course.tiles().get(seat) + play.get(seat))
                    .isCloseTo(result.get(seat), within(0.01));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_deal_is_compared_with_other_deals_of_its_own(Mahjong game) {
        Variant variant = game.variant(game.presets().getFirst().rules());
        assertThat(
                        IntStream.range(0, 50)
                                .mapToLong(seed -> Luck.number(dealt(variant, seed)))
                                .distinct())
                .hasSize(50);
        assertThat(Luck.number(dealt(variant, 7))).isEqualTo(Luck.number(dealt(variant, 7)));
    }

    private static Table dealt(Variant variant, int seed) {
        return Game.start(variant, variant.first(), Seed.splitMix64(seed).hand(0)).table();
    }

    private static double sum(Seats<Double> numbers) {
        return numbers.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    private static HandReview reviewed(Mahjong game, int seed) {
        Level level = game.strongest();
        Variant variant = game.variant(game.presets().getFirst().rules());
        return new Reviewer(game, level)
                .review(SelfPlay.hand(variant, level, seed), Set.of(), HowFar.NONE)
                .hands()
                .getFirst();
    }

    /// One hand after another of every game in turn, by its strongest level.
    @LongTest("luck")
    void luck_is_zero_on_average_and_explains_much_of_the_result() {
        new LongRun("luck", HANDS, CHUNK, System.out)
                .summary(LuckTest::summary)
                .run(
                        "What the tiles brought, in hands of the strongest level against itself",
                        LuckTest::played,
                        LuckTest::check);
    }

    /// In hundredths of a point.
    private static Census played(int from, int count) {
        Census census = new Census();
        for (int hand = from; hand < from + count; hand++) {
            Mahjong game = Catalog.games().get(hand % Catalog.games().size());
            HandReview review = reviewed(game, 100_000 + hand);
            census.add(game.name() + " hands", 1);
            for (Seat seat : review.hand().started().points().seats()) {
                double result = review.result().orElseThrow().get(seat);
                double tiles = review.course().orElseThrow().tiles().get(seat);
                String name = game.name() + SEAT + seat;
                census.add(name + " luck", Math.round(100 * tiles));
                census.add(name + " luck squared", Math.round(tiles * tiles));
                census.add(name + " result squared", Math.round(result * result));
                census.add(name + " rest squared", Math.round((result - tiles) * (result - tiles)));
            }
        }
        return census;
    }

    /// What is known of one game.
    private record Known(long hands, SortedMap<String, Long> counts, String game) {
        double mean(Seat seat) {
            return of(seat, " luck") / 100.0 / hands;
        }

        double error(Seat seat) {
            return Math.sqrt((double) of(seat, " luck squared") / hands / hands);
        }

        double spread(String what) {
            long sum = 0;
            for (Seat seat : Seat.values()) {
                sum += of(seat, what);
            }
            return Math.sqrt((double) sum / hands / Seat.values().length);
        }

        private long of(Seat seat, String what) {
            return counts.getOrDefault(game + SEAT + seat + what, 0L);
        }
    }

    private static List<Known> known(Census census) {
        SortedMap<String, Long> counts = new TreeMap<>(census.counts());
        return Catalog.games().stream()
                .map(game ->
                        new Known(
                                counts.getOrDefault(game.name() + " hands", 0L),
                                counts,
                                game.name()))
                .filter(known -> known.hands > 0)
                .toList();
    }

    private static String summary(Census census) {
        StringBuilder text = new StringBuilder();
        for (Known known : known(census)) {
            double result = known.spread(" result squared");
            double rest = known.spread(" rest squared");
            text.append(
                    String.format(
                            Locale.ROOT,
                            "%s, %d hands: a result is ± %.4g, what is left of it without luck"
                                    + " ± %.4g (%.0f %% of the variance); mean luck",
                            known.game,
                            known.hands,
                            result,
                            rest,
                            100 * rest * rest / result / result));
            for (Seat seat : Seat.values()) {
                text.append(
                        String.format(
                                Locale.ROOT,
                                " %s %+.3g ± %.3g",
                                seat,
                                known.mean(seat),
                                1.96 * known.error(seat)));
            }
            text.append(".\n\n");
        }
        return text.toString();
    }

    private static void check(Census census) {
        for (Known known : known(census)) {
            for (Seat seat : Seat.values()) {
                assertThat(known.mean(seat))
                        .as("%s, %s", known.game, seat)
                        .isCloseTo(0, within(3.5 * known.error(seat)));
            }
            assertThat(known.spread(" rest squared"))
                    .as(known.game)
                    .isLessThan(known.spread(" result squared"));
        }
    }
}
