package sparrow.shapes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A hand in play is at every moment as far from a win as the same hand measured from scratch.
class ProgressTest {
    private static final long SEED = Long.getLong("sparrow.seed", 20_25);
    private static final int HANDS = Integer.getInteger("sparrow.hands", 1_000) / 10;
    private static final int TURNS = 40;

    record Case(List<Form> forms, int size) {}

    static Stream<Case> cases() {
        return Stream.of(
                new Case(Form.RIICHI, 13),
                new Case(List.of(Form.STANDARD), 13),
                new Case(List.of(Form.SEVEN_PAIRS), 13),
                new Case(List.of(Form.THIRTEEN_ORPHANS), 13),
                new Case(List.of(Form.STANDARD, Form.SEVEN_PAIRS), 13),
                new Case(List.of(Form.FIVE_SETS), 16),
                new Case(List.of(Form.FIVE_SETS, Form.SIETE_PARES), 16),
                new Case(List.of(pairsAndTrio(Form.Trio.PUNG_ONLY, Form.Quads.TWO_PAIRS)), 16),
                new Case(List.of(pairsAndTrio(Form.Trio.ANY, Form.Quads.ONE_PAIR)), 16),
                new Case(List.of(pairsAndTrio(Form.Trio.PUNG_ONLY, Form.Quads.ONE_PAIR)), 16),
                new Case(List.of(Form.CHANGCHUN, Form.CHANGCHUN_PAIRS), 13),
                new Case(List.of(new Form.Sets(4, Set.of(Need.TERMINAL_OR_HONOR))), 13),
                new Case(List.of(new Form.Sets(4, Set.of(Need.TRIPLET_OR_DRAGON_PAIR))), 13));
    }

    private static Form pairsAndTrio(Form.Trio trio, Form.Quads quads) {
        return new Form.PairsAndTrio(trio, quads);
    }

    /// A hand played at random or well, with all that was seen on the way.
    private static final class Played {
        private final Random random;
        private final Gauge gauge;
        private final List<Tile> wall = new ArrayList<>();
        private Tiles concealed = Tiles.EMPTY;
        private final List<Meld> melds = new ArrayList<>();
        private Tiles visible = Tiles.EMPTY;

        Played(Case given, long seed) {
            random = new Random(seed);
            gauge = Gauge.of(given.forms);
            int suit = random.nextInt(4);
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                boolean often = suit == 3 || kind / 9 == suit || (kind >= 27 && seed % 2 == 0);
                if (often || random.nextInt(6) == 0) {
                    wall.addAll(Collections.nCopies(4, Tile.ofKind(kind)));
                }
            }
            Collections.shuffle(wall, random);
            for (int i = 0; i < given.size; i++) {
                concealed = concealed.with(wall.removeLast());
            }
        }

        Holding holding(UnaryOperator<Holding> limited) {
            return limited.apply(Holding.of(concealed, melds));
        }

        Tile draw() {
            Tile drawn = wall.removeLast();
            concealed = concealed.with(drawn);
            return drawn;
        }

        Tile discard() {
            int best = DiscardAnalysis.of(holding(free -> free), gauge, Tiles.EMPTY).best();
            List<Tile> tiles = concealed.list();
            Tile discard =
                    random.nextInt(4) == 0
                            ? tiles.get(random.nextInt(tiles.size()))
                            : Tile.ofKind(best);
            concealed = concealed.without(discard);
            visible = visible.with(discard);
            return discard;
        }

        /// The melds that the tiles in hand can make.
        List<Meld> possible() {
            List<Meld> possible = new ArrayList<>();
            int[] kinds = concealed.kinds();
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                Tile tile = Tile.ofKind(kind);
                for (int copies = 3; copies <= kinds[kind]; copies++) {
                    possible.add(Meld.of(Meld.Manner.CLAIMED, Collections.nCopies(copies, tile)));
                }
                if (tile.isNumbered()
                        && tile.rank() < 8
                        && Math.min(kinds[kind], Math.min(kinds[kind + 1], kinds[kind + 2])) > 0) {
                    List<Tile> run = List.of(tile, Tile.ofKind(kind + 1), Tile.ofKind(kind + 2));
                    possible.add(Meld.of(Meld.Manner.CLAIMED, run));
                }
            }
            return possible;
        }

        void lay(Meld meld) {
            concealed = concealed.without(meld.tiles());
            melds.add(meld);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void every_tile_that_comes_or_goes_is_measured(Case given) {
        play(given, (_, free) -> free);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void it_counts_own_melds_where_asked_to(Case given) {
        play(given, (_, free) -> free.countingMelds());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void a_live_hand_does_not_expect_its_discards_back(Case given) {
        play(given, (played, free) -> free.live(played.visible));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void needs_that_a_variant_knows_to_be_met_stay_met(Case given) {
        play(given, (_, free) -> free.meeting(Need.TERMINAL_OR_HONOR));
    }

    private interface Limits {
        Holding of(Played played, Holding free);
    }

    private static void play(Case given, Limits limits) {
        Gauge gauge = Gauge.of(given.forms);
        boolean isLimited =
                limits.of(new Played(given, SEED), Holding.of(new int[34], 1)).isLimited();
        int hands = isLimited ? Math.max(1, HANDS / 10) : HANDS;
        for (int hand = 0; hand < hands; hand++) {
            long seed = SEED + hand;
            Played played = new Played(given, seed);
            UnaryOperator<Holding> limited = free -> limits.of(played, free);
            Progress progress = Progress.of(played.holding(limited), gauge);
            for (int turn = 0; turn < TURNS && !played.wall.isEmpty(); turn++) {
                progress.draw(played.draw());
                compare(progress, gauge, played.holding(limited), seed, turn);
                List<Meld> possible = played.possible();
                if (!possible.isEmpty() && played.random.nextInt(8) == 0) {
                    Meld meld = possible.get(played.random.nextInt(possible.size()));
                    played.lay(meld);
                    progress.lay(meld);
                    compare(progress, gauge, played.holding(limited), seed, turn);
                }
                if (played.concealed.size() > 1) {
                    progress.discard(played.discard());
                    compare(progress, gauge, played.holding(limited), seed, turn);
                }
            }
        }
    }

    private static void compare(
            Progress progress, Gauge gauge, Holding expected, long seed, int turn) {
        assertThat(progress.distance())
                .as("seed %d, turn %d: %s", seed, turn, expected)
                .isEqualTo(gauge.distance(expected));
        Holding holding = progress.holding();
        assertThat(holding).as("seed %d, turn %d", seed, turn).hasToString(expected.toString());
        assertThat(gauge.distance(holding))
                .as("seed %d, turn %d: %s", seed, turn, expected)
                .isEqualTo(gauge.distance(expected));
        assertThat(holding.unseen(Tiles.EMPTY)).isEqualTo(expected.unseen(Tiles.EMPTY));
    }

    @Test
    void a_red_five_is_a_five_and_a_flower_is_nothing() {
        Holding holding = Holding.of(Hand.of("46m456p789s11222z"));
        Progress progress = Progress.of(holding, Form.RIICHI);
        assertThat(progress.draw(Tile.FLOWER).distance()).isEqualTo(1);
        assertThat(progress.draw(Tile.M0).discard(Tile.FLOWER).distance()).isZero();
        assertThat(progress.discard(Tile.M5).distance()).isEqualTo(1);
    }

    @Test
    void nobody_discards_what_is_not_held_or_draws_a_fifth() {
        Progress progress = Progress.of(Holding.of(Hand.of("1111m")), Form.RIICHI);
        assertThatIllegalArgumentException().isThrownBy(() -> progress.discard(Tile.M2));
        assertThatIllegalArgumentException().isThrownBy(() -> progress.draw(Tile.M1));
        assertThat(progress.holding()).hasToString("1111m");
    }
}
