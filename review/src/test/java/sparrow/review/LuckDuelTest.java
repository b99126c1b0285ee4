package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.records.Transcript;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Two bots compared: the results less the luck of the tiles say the same with fewer hands. Luck is
/// what the tiles would mean to the strongest level at a table of its own, so that between unequal
/// bots a part of it is taken: the part that leaves least to chance.
class LuckDuelTest {
    private static final int HANDS = 2_000;
    private static final int CHUNK = 25;
    private static final String RESULT = " result";
    private static final String LUCK = " luck";
    private static final String REST = " result less luck";
    private static final String SQUARED = ", squared";

    /// One hand after another of every game in turn: two of its strongest level against two
    /// beginners, who change places with every round through the games.
    @LongTest("luck-duel")
    void results_less_luck_compare_bots_with_fewer_hands() {
        new LongRun("luck-duel", HANDS, CHUNK, System.out)
                .summary(LuckDuelTest::summary)
                .run(
                        "What two of the strongest level take from two beginners in a hand, a"
                                + " seat, with the luck of the tiles and without",
                        LuckDuelTest::played,
                        LuckDuelTest::check);
    }

    /// In hundredths of a point.
    private static Census played(int from, int count) {
        Census census = new Census();
        List<Mahjong> games = Catalog.games();
        for (int number = from; number < from + count; number++) {
            Mahjong game = games.get(number % games.size());
            int swapped = number / games.size() % 2;
            HandReview hand =
                    new Reviewer(game, game.strongest())
                            .review(hand(game, number, swapped), Set.of(), HowFar.NONE)
                            .hands()
                            .getFirst();
            Seats<Integer> result = hand.result().orElseThrow();
            Seats<Double> tiles = hand.course().orElseThrow().tiles();
            double taken = 0;
            double rest = 0;
            for (Seat seat : result.seats()) {
                double sign = (isStrong(seat, swapped) ? 2.0 : -2.0) / result.size();
                taken += sign * result.get(seat);
                rest += sign * (result.get(seat) - tiles.get(seat));
            }
            census.add(game.name() + " hands", 1);
            add(census, game.name() + RESULT, taken);
            add(census, game.name() + LUCK, taken - rest);
            add(census, game.name() + REST, rest);
        }
        return census;
    }

    private static void add(Census census, String name, double points) {
        census.add(name, Math.round(100 * points));
        census.add(name + SQUARED, Math.round(points * points));
    }

    private static boolean isStrong(Seat seat, int swapped) {
        return seat.ordinal() % 2 == swapped;
    }

    private static Transcript hand(Mahjong game, int number, int swapped) {
        Variant variant = game.variant(game.presets().getFirst().rules());
        Level weak = game.level("beginner").orElseThrow();
        long seed = 300_000L + number;
        return SelfPlay.hand(
                variant,
                Seats.each(
                        variant.first().points().seats(),
                        seat ->
                                (isStrong(seat, swapped) ? game.strongest() : weak)
                                        .player(Seed.splitMix64(~seed).hand(seat.ordinal()))),
                seed);
    }

    /// The mean of a number, and the spread of a single hand.
    private record Measured(double mean, double spread, long hands) {
        static Measured of(Map<String, Long> counts, String game, String what) {
            long hands = counts.getOrDefault(game + " hands", 0L);
            double mean = counts.getOrDefault(game + what, 0L) / 100.0 / hands;
            double squares = (double) counts.getOrDefault(game + what + SQUARED, 0L) / hands;
            return new Measured(mean, Math.sqrt(Math.max(0, squares - mean * mean)), hands);
        }

        double error() {
            return 1.96 * spread / Math.sqrt((double) hands);
        }
    }

    /// What is taken, all luck, and what is left without the part of luck that says most.
    private record Compared(Measured taken, Measured luck, double part, Measured left) {
        static Compared of(Map<String, Long> counts, String game) {
            Measured taken = Measured.of(counts, game, RESULT);
            Measured luck = Measured.of(counts, game, LUCK);
            Measured rest = Measured.of(counts, game, REST);
            double together =
                    (square(taken.spread) + square(luck.spread) - square(rest.spread)) / 2;
            double part = together / square(luck.spread);
            double left = square(taken.spread) - part * together;
            return new Compared(
                    taken,
                    luck,
                    part,
                    new Measured(
                            taken.mean - part * luck.mean,
                            Math.sqrt(Math.max(0, left)),
                            taken.hands));
        }

        double varianceLeft() {
            return square(left.spread / taken.spread);
        }

        private static double square(double number) {
            return number * number;
        }
    }

    private static String summary(Census census) {
        StringBuilder text =
                new StringBuilder(
                        """
                        | game | hands | taken | part of luck | less that | variance left |
                        |---|---:|---:|---:|---:|---:|
                        """);
        for (Mahjong game : Catalog.games()) {
            if (census.counts().containsKey(game.name() + " hands")) {
                Compared compared = Compared.of(census.counts(), game.name());
                text.append(
                        String.format(
                                Locale.ROOT,
                                "| %s | %d | %+.3g ± %.3g | %.2f | %+.3g ± %.3g | %.0f %% |%n",
                                game.title(),
                                compared.taken.hands,
                                compared.taken.mean,
                                compared.taken.error(),
                                compared.part,
                                compared.left.mean,
                                compared.left.error(),
                                100 * compared.varianceLeft()));
            }
        }
        return text.append('\n').toString();
    }

    /// Luck has a mean of zero between unequal bots, too, and knowing it saves a tenth of the hands
    /// at least.
    private static void check(Census census) {
        for (Mahjong game : Catalog.games()) {
            Compared compared = Compared.of(census.counts(), game.name());
            assertThat(Math.abs(compared.luck.mean))
                    .as(game.name())
                    .isLessThan(2 * compared.luck.error());
            assertThat(compared.varianceLeft()).as(game.name()).isLessThan(0.9);
        }
    }
}
