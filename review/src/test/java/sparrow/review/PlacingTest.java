package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import sparrow.catalog.Catalog;
import sparrow.core.game.Variant;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.desk.Mahjong;
import sparrow.desk.Placement;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.review.ReviewedChoice.PlacementCost;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// What a place is worth, as a review tells it, and what it comes to.
class PlacingTest {
    private static final int MATCHES = 2_000;
    private static final int CHUNK = 50;

    /// What is told is looked at in parts of so many.
    private static final int WIDTH = 10;

    private static final String CASES = ": cases";
    private static final String TOLD = ": told, in hundredths";
    private static final String CAME = ": came, in hundredths";
    private static final String SQUARED = ": differences squared";

    private static Mahjong game() {
        return Catalog.games().stream()
                .filter(each -> each.placement(each.presets().getFirst().rules()).isPresent())
                .findFirst()
                .orElseThrow();
    }

    private static Variant variant() {
        return game().variant(game().presets().getFirst().rules());
    }

    private static Placement placement() {
        return game().placement(variant().rules()).orElseThrow();
    }

    private static Placing placing() {
        Variant variant = variant();
        return new Placing(
                placement(),
                HandSpread.of(game(), variant.rules()).result(),
                variant.first().points().size());
    }

    @Test
    void together_nobody_takes_anything_home() {
        Table table = opened(SelfPlay.hand(variant(), game().level("beginner").orElseThrow(), 1));
        double sum = 0;
        for (Seat seat : table.seats()) {
            sum += placing().worth(table, seat, 0);
        }
        assertThat(sum).isCloseTo(0, within(1e-6));
    }

    private static Table opened(Transcript match) {
        return Table.fold(match.hands().getFirst().events().subList(0, 1));
    }

    @Test
    void more_points_are_worth_more() {
        Table table = opened(SelfPlay.hand(variant(), game().level("beginner").orElseThrow(), 1));
        double before = Double.NEGATIVE_INFINITY;
        for (int gained = -12_000; gained <= 12_000; gained += 1_000) {
            double worth = placing().worth(table, table.seats().getFirst(), gained);
            assertThat(worth).isGreaterThan(before);
            before = worth;
        }
    }

    @Test
    void what_costs_no_place_is_not_called_a_mistake() {
        Placing placing = placing();
        assertThat(placing.counted(1_000, new PlacementCost(10, 10, 0))).isZero();
        assertThat(placing.counted(1_000, new PlacementCost(10, 10.5, 0))).isEqualTo(500);
        assertThat(placing.counted(1_000, new PlacementCost(10, 13, 0))).isEqualTo(1_000);
        assertThat(placing.counted(1_000, new PlacementCost(10, 13, 2.5))).isEqualTo(500);
    }

    /// What is told of the points with which each hand ends, by how many hands are likely to
    /// follow, and what the match came to.
    @LongTest("placing")
    void a_place_comes_to_what_is_told() {
        new LongRun("placing", MATCHES, CHUNK, System.out)
                .summary(PlacingTest::summary)
                .run(
                        "What each seat takes home on average, as a review tells it of the"
                                + " points after a hand, and what it took home, in matches of four intermediate",
                        (from, count) -> {
                            Census census = new Census();
                            for (int match = from; match < from + count; match++) {
                                match(match, census);
                            }
                            return census;
                        },
                        PlacingTest::check);
    }

    private static void match(int number, Census census) {
        Transcript match =
                SelfPlay.match(
                        variant(), game().level("intermediate").orElseThrow(), 50_000 + number);
        Table end = Table.fold(match.hands().getLast().events());
        List<Double> points = new ArrayList<>();
        end.seats().forEach(seat -> points.add((double) end.place(seat).points()));
        List<Double> results = placement().results(points);
        Placing placing = placing();
        for (RecordedHand hand : match.hands()) {
            Table table = Table.fold(hand.events());
            for (int i = 0; i < table.seats().size(); i++) {
                double told = placing.worth(table, table.seats().get(i), 0);
                double came = results.get(i);
                String part = part((int) Math.floor(told / WIDTH));
                census.add(part + CASES, 1);
                census.add(part + TOLD, Math.round(100 * told));
                census.add(part + CAME, Math.round(100 * came));
                census.add(part + SQUARED, Math.round((came - told) * (came - told)));
            }
        }
    }

    private static String part(int number) {
        return String.format(Locale.ROOT, "%+03d to %+03d", WIDTH * number, WIDTH * (number + 1));
    }

    /// @param error of the mean of what came, if every case stood for itself
    private record Part(String name, long cases, double told, double came, double error) {}

    private static List<Part> parts(Census census) {
        Map<String, Long> counts = new TreeMap<>(census.counts());
        List<Part> parts = new ArrayList<>();
        for (int number = -12; number < 12; number++) {
            String name = part(number);
            long cases = counts.getOrDefault(name + CASES, 0L);
            if (cases > 0) {
                parts.add(
                        new Part(
                                name,
                                cases,
                                counts.getOrDefault(name + TOLD, 0L) / 100.0 / cases,
                                counts.getOrDefault(name + CAME, 0L) / 100.0 / cases,
                                Math.sqrt(counts.getOrDefault(name + SQUARED, 0L)) / cases));
            }
        }
        return parts;
    }

    private static String summary(Census census) {
        StringBuilder text = new StringBuilder("| told | cases | mean told | mean that came |\n");
        text.append("|---|---:|---:|---:|\n");
        for (Part part : parts(census)) {
            text.append(
                    String.format(
                            Locale.ROOT,
                            "| %s | %d | %+.1f | %+.1f ± %.1f |%n",
                            part.name,
                            part.cases,
                            part.told,
                            part.came,
                            1.96 * part.error));
        }
        return text.append('\n').toString();
    }

    private static void check(Census census) {
        for (Part part : parts(census)) {
            if (part.cases >= 1_000) {
                assertThat(part.came)
                        .as(part.name)
                        .isCloseTo(part.told, within(3 + 3 * part.error));
            }
        }
    }
}
