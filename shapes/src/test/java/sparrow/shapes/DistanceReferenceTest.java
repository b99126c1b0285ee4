package sparrow.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// The tables equal the slow reference on random hands of every form, with and without melds and
/// exhausted tiles.
class DistanceReferenceTest {
    private static final long SEED = Long.getLong("sparrow.seed", 20_25);
    private static final int HANDS = Integer.getInteger("sparrow.hands", 1_000);

    record Case(String name, Form form, int size) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("four sets", Form.STANDARD, 14),
                new Case("five sets", Form.FIVE_SETS, 17),
                new Case("seven pairs", Form.SEVEN_PAIRS, 14),
                new Case("thirteen orphans", Form.THIRTEEN_ORPHANS, 14),
                new Case("siete pares", Form.SIETE_PARES, 17),
                new Case(
                        "siete, distinct",
                        new Form.PairsAndTrio(Form.Trio.ANY, Form.Quads.ONE_PAIR),
                        17),
                new Case(
                        "siete, pung",
                        new Form.PairsAndTrio(Form.Trio.PUNG_ONLY, Form.Quads.TWO_PAIRS),
                        17),
                new Case(
                        "siete, both",
                        new Form.PairsAndTrio(Form.Trio.PUNG_ONLY, Form.Quads.ONE_PAIR),
                        17),
                new Case("changchun", Form.CHANGCHUN, 14),
                new Case("changchun pairs", Form.CHANGCHUN_PAIRS, 14),
                new Case("three suits", new Form.Sets(4, Set.of(Need.THREE_SUITS)), 14),
                new Case("triplet", new Form.Sets(4, Set.of(Need.TRIPLET_OR_DRAGON_PAIR)), 14));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void the_tables_equal_the_reference(Case given) {
        compare(given, HANDS, SEED);
    }

    static void compare(Case given, int hands, long seed) {
        Deals deals = new Deals(seed);
        List<Form> only = List.of(given.form);
        for (int i = 0; i < hands; i++) {
            int melds = i % 8 < 4 ? 0 : i % 8 - 3;
            Holding holding = deals.holding(given.size - i % 2, melds);
            Holding limited =
                    switch (i % 3) {
                        case 0 -> holding;
                        case 1 -> holding.countingMelds();
                        default -> holding.live(deals.visible(40 + i % 30, holding));
                    };
            assertThat(Distance.of(holding, only))
                    .as("%s, hand %d of seed %d: %s", given, i, seed, holding)
                    .isEqualTo(Reference.distance(holding, given.form));
            assertThat(Distance.of(limited, only))
                    .as("%s, limited, hand %d of seed %d: %s", given, i, seed, limited)
                    .isEqualTo(Reference.distance(limited, given.form));
        }
    }

    @Test
    void tiles_are_as_far_from_a_riichi_win_as_their_counts() {
        Deals deals = new Deals(SEED);
        Gauge gauge = Gauge.of(Form.RIICHI);
        for (int i = 0; i < HANDS; i++) {
            Holding holding = deals.holding(14 - i % 2, i % 8 < 4 ? 0 : i % 8 - 3);
            Tiles tiles = Tiles.ofKinds(holding.kinds());
            for (Tile five : List.of(Tile.M5, Tile.P5, Tile.S5)) {
                if (i % 3 == 0 && tiles.contains(five)) {
                    tiles = tiles.without(five).with(five.red());
                }
            }
            assertThat(gauge.distance(tiles, holding.melds()))
                    .as("hand %d of seed %d: %s", i, SEED, tiles)
                    .isEqualTo(gauge.distance(holding));
        }
    }

    @LongTest("distance-reference")
    void the_tables_equal_the_reference_on_many_hands() {
        new LongRun("distance-reference", 100_000, 1_000, System.out)
                .run(
                        "Random hands of every form, with and without melds and exhausted tiles: the tables and the slow"
                                + " reference agree on all of them, or this file would not be here.",
                        (from, count) -> {
                            Census census = new Census();
                            cases().forEach(given -> {
                                compare(given, count, SEED + 1 + from);
                                census.add(given.name, count);
                            });
                            return census;
                        });
    }
}
