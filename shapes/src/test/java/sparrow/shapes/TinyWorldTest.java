package sparrow.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.tile.Hand;

/// The slow reference itself, and what is measured with it, equal brute force over every win of
/// worlds small enough for that, for every form.
class TinyWorldTest {
    private static final long SEED = Long.getLong("sparrow.seed", 20_25);
    private static final int HANDS = 100;
    private static final String ALL = "123456789m123456789p123456789s1234567z";
    private static final Form TRIPLET = new Form.Sets(4, Set.of(Need.TRIPLET_OR_DRAGON_PAIR));
    private static final Form DISTINCT = new Form.PairsAndTrio(Form.Trio.ANY, Form.Quads.ONE_PAIR);
    private static final Form PUNG =
            new Form.PairsAndTrio(Form.Trio.PUNG_ONLY, Form.Quads.TWO_PAIRS);
    private static final Form PUNG_DISTINCT =
            new Form.PairsAndTrio(Form.Trio.PUNG_ONLY, Form.Quads.ONE_PAIR);

    /// @param world a tile of each kind there is, and the melds laid
    /// @param wins whether it has any
    record Case(String name, Form form, String world, int size, boolean wins) {
        Case(String name, Form form, String world, int size) {
            this(name, form, world, size, true);
        }

        @Override
        public String toString() {
            return name + ", " + world;
        }
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("four sets", Form.STANDARD, "123456789m", 14),
                new Case("four sets", Form.STANDARD, "2345m789p15z", 14),
                new Case("four sets", Form.STANDARD, "123789m1289s5z(222m)", 11),
                new Case("four sets", Form.STANDARD, "123456m456p67z(789p)[6666z]", 8),
                new Case("four sets", Form.STANDARD, ALL + "(123m)(123m)(777z)", 5),
                new Case("four sets", Form.STANDARD, ALL + "(123m)(123m)(777z)(111p)", 2),
                new Case("five sets", Form.FIVE_SETS, "12345678m", 17),
                new Case("five sets", Form.FIVE_SETS, "345m567p17z", 17),
                new Case("five sets", Form.FIVE_SETS, "345m5678p17z(234m)(555p)", 11),
                new Case("five sets", Form.FIVE_SETS, ALL + "(234m)(555p)(555s)(111z)", 5),
                new Case("seven pairs", Form.SEVEN_PAIRS, "1239m19p57z", 14),
                new Case("seven pairs", Form.SEVEN_PAIRS, "123m456p7s17z", 14),
                new Case("seven pairs", Form.SEVEN_PAIRS, ALL + "(123m)(123m)(123m)", 5, false),
                new Case("thirteen orphans", Form.THIRTEEN_ORPHANS, "19m19p19s1234567z", 14),
                new Case("thirteen orphans", Form.THIRTEEN_ORPHANS, "1m19p159s1234567z", 14, false),
                new Case("siete pares", Form.SIETE_PARES, "1234m89p15z", 17),
                new Case("siete pares", Form.SIETE_PARES, "1234m6789p5z(222m)", 14),
                new Case("siete, distinct", DISTINCT, "123456m3p15z", 17),
                new Case("siete, distinct", DISTINCT, "1235m6789p15z(789p)", 14),
                new Case("siete, pung", PUNG, "1234m89p15z", 17),
                new Case("siete, pung", PUNG, "1234m6789p5z(555z)", 14),
                new Case("siete, both", PUNG_DISTINCT, "12347m9p15z", 17),
                new Case("changchun", Form.CHANGCHUN, "234m234p2348s", 14, false),
                new Case("changchun", Form.CHANGCHUN, "234m345p78s15z", 14),
                new Case("changchun", Form.CHANGCHUN, "1234m678p678s", 14),
                new Case("changchun", Form.CHANGCHUN, "2345m456p678s5z(234m)", 11),
                new Case("changchun", Form.CHANGCHUN, "23456m4567p678s(999s)", 11),
                new Case("changchun", Form.CHANGCHUN, "2345m2345p567s17z(567p)(234s)", 8),
                new Case("changchun", Form.CHANGCHUN, ALL + "(234m)(456m)(678p)", 5),
                new Case("changchun", Form.CHANGCHUN, ALL + "(234m)(456p)[5555s]", 5),
                new Case("changchun", Form.CHANGCHUN, ALL + "(123m)(123m)(123m)(789m)", 2, false),
                new Case("changchun", Form.CHANGCHUN, ALL + "(234m)(234m)(456p)(678s)", 2),
                new Case("changchun pairs", Form.CHANGCHUN_PAIRS, "23m24p258s15z", 14),
                new Case("changchun pairs", Form.CHANGCHUN_PAIRS, "245m2468p25s", 14, false),
                new Case("changchun pairs", Form.CHANGCHUN_PAIRS, "1245m2468p2s", 14),
                new Case("triplet", TRIPLET, "234567m235z", 14),
                new Case("triplet", TRIPLET, ALL + "(234m)(456m)(678p)", 5));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void the_reference_and_the_distance_equal_brute_force(Case given) {
        TinyWorld world = new TinyWorld(Hand.of(given.world), given.form, given.size);
        Random random = new Random(SEED);
        Set<Integer> seen = new TreeSet<>();
        for (int i = 0; i < HANDS; i++) {
            Holding dealt = world.deal(random);
            seen.add(compare(given, world, world.live(dealt, random), i));
            if (world.hasAllKinds()) {
                seen.add(compare(given, world, dealt, i));
                seen.add(compare(given, world, dealt.countingMelds(), i));
            }
        }
        assertThat(seen).as("the distances of %s", given).hasSizeGreaterThan(given.wins ? 2 : 0);
        assertThat(world.wins() > 0).as("wins of %s", given).isEqualTo(given.wins);
    }

    private static int compare(Case given, TinyWorld world, Holding holding, int hand) {
        int distance = world.distance(holding);
        assertThat(Reference.distance(holding, given.form))
                .as("%s, hand %d of seed %d: %s, the reference", given, hand, SEED, holding)
                .isEqualTo(distance);
        assertThat(Distance.of(holding, given.form))
                .as("%s, hand %d of seed %d: %s, measured", given, hand, SEED, holding)
                .isEqualTo(distance);
        return distance;
    }
}
