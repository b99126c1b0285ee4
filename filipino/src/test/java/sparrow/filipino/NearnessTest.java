package sparrow.filipino;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.filipino.Scenes.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis.Discard;

/// How near a hand is agrees with the scoring, which knows nothing of distances: a hand waits for
/// the tiles that score when they are drawn.
class NearnessTest {
    private static final long SEED = Long.getLong("sparrow.seed", 31);
    private static final int HANDS = Math.min(60, Integer.getInteger("sparrow.hands", 60));

    static Stream<Arguments> houses() {
        return Stream.of(
                Arguments.of("any win", rules("standard"), Wild.NONE),
                Arguments.of("two units", rules("standard", "todas=6", "min_units=2"), Wild.NONE),
                Arguments.of("in Manila", rules("manila", "todas=6", "min_units=2"), Wild.NONE),
                Arguments.of("wild", rules("standard", "joker=yes"), wild(Tile.P5)),
                Arguments.of(
                        "wild, for two units",
                        rules("standard", "joker=yes", "todas=6", "min_units=2", "joker_eye=2"),
                        wild(Tile.P5)));
    }

    private static Wild wild(Tile tile) {
        return new Wild(Optional.of(tile));
    }

    @ParameterizedTest
    @MethodSource("houses")
    void a_hand_waits_for_what_it_scores_with(String house, FilipinoRules rules, Wild wild) {
        int waiting = 0;
        int others = 0;
        for (int n = 0; n < HANDS; n++) {
            Near near = new Near(Seed.splitMix64(SEED).hand(n), rules, 1);
            int flowers = n % 2;
            Nearness nearness = new Nearness(rules, wild, flowers);
            List<Tile> scoring = scoring(near.hand, near.melds, flowers, rules, wild);
            String what = house + ": " + near.hand + " " + near.melds + ", hand " + n;
            assertThat(Tile.ofKinds(nearness.waits(near.hand, near.melds)))
                    .as(what)
                    .isEqualTo(scoring);
            assertThat(nearness.distance(near.hand, near.melds) == 1)
                    .as(what)
                    .isEqualTo(!scoring.isEmpty());
            if (!scoring.isEmpty()) {
                Acceptance acceptance = nearness.acceptance(near.hand, near.melds, Tiles.EMPTY);
                assertThat(acceptance.tiles()).as(what).isEqualTo(scoring);
            }
            waiting += scoring.isEmpty() ? 0 : 1;
            others += scoring.isEmpty() ? 1 : 0;
        }
        assertThat(waiting).as(house).isPositive();
        assertThat(others).as(house).isPositive();
    }

    @ParameterizedTest
    @MethodSource("houses")
    void a_hand_is_two_away_when_a_tile_and_a_discard_make_it_wait(
            String house, FilipinoRules rules, Wild wild) {
        int two = 0;
        for (int n = 0; n < HANDS / 4; n++) {
            Near near = new Near(Seed.splitMix64(SEED + 1).hand(n), rules, 2);
            Nearness nearness = new Nearness(rules, wild, 1);
            List<Tile> ready = makingReady(near.hand, near.melds, 1, rules, wild);
            String what = house + ": " + near.hand + " " + near.melds + ", hand " + n;
            if (nearness.distance(near.hand, near.melds) == 2) {
                assertThat(nearness.acceptance(near.hand, near.melds, Tiles.EMPTY).tiles())
                        .as(what)
                        .isEqualTo(ready);
                two++;
            } else if (nearness.distance(near.hand, near.melds) > 2) {
                assertThat(ready).as(what).isEmpty();
            }
        }
        assertThat(two).as(house).isPositive();
    }

    /// What a hand wins with, found by drawing every tile that is left.
    private static List<Tile> scoring(
            Tiles hand, List<Meld> melds, int flowers, FilipinoRules rules, Wild wild) {
        List<Tile> scoring = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            if (held(hand, melds, tile) < 4 && !rules.isFlower(tile)) {
                Win win =
                        Win.bunot(new Hand(hand.with(tile).list(), melds), tile)
                                .flowers(flowers)
                                .joker(wild.face());
                if (rules.score(win).isPresent()) {
                    scoring.add(tile);
                }
            }
        }
        return scoring;
    }

    private static int held(Tiles hand, List<Meld> melds, Tile tile) {
        int laid = 0;
        for (Meld meld : melds) {
            laid += Collections.frequency(meld.tiles(), tile);
        }
        return hand.count(tile) + laid;
    }

    private static List<Tile> makingReady(
            Tiles hand, List<Meld> melds, int flowers, FilipinoRules rules, Wild wild) {
        List<Tile> ready = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            Tiles more = hand.with(tile);
            boolean comes = held(hand, melds, tile) < 4 && !rules.isFlower(tile);
            if (comes
                    && more.faces().stream()
                            .map(more::without)
                            .filter(rest -> isOneShort(rest, melds, rules, wild))
                            .anyMatch(rest ->
                                    !scoring(rest, melds, flowers, rules, wild).isEmpty())) {
                ready.add(tile);
            }
        }
        return ready;
    }

    private static boolean isOneShort(
            Tiles hand, List<Meld> melds, FilipinoRules rules, Wild wild) {
        return rules.goal().distance(wild.natural(hand), melds) - wild.count(hand) <= 1;
    }

    /// Five sets and a pair, some of them laid, without a tile, and others changed.
    private static final class Near {
        private final Chance chance;
        private final FilipinoRules rules;
        private final List<Meld> melds = new ArrayList<>();
        private Tiles all = Tiles.EMPTY;
        private Tiles hand = Tiles.EMPTY;

        Near(Chance chance, FilipinoRules rules, int missing) {
            this.chance = chance;
            this.rules = rules;
            int laid = chance.below(3);
            for (int set = 0; set < 5; set++) {
                List<Tile> tiles = set(3);
                if (set < laid) {
                    melds.add(Meld.claimed(tiles, tiles.getFirst(), Seat.B));
                } else {
                    hand = hand.with(tiles);
                }
            }
            hand = hand.with(set(2));
            hand = hand.without(any());
            for (int i = 1; i < missing + chance.below(2); i++) {
                hand = hand.without(any()).with(set(1));
            }
        }

        private Tile any() {
            return hand.list().get(chance.below(hand.size()));
        }

        private List<Tile> set(int size) {
            while (true) {
                int kind = chance.below(Tile.KINDS);
                Tile tile = Tile.ofKind(kind);
                boolean run = size == 3 && kind < 27 && kind % 9 < 7 && chance.below(3) > 0;
                List<Tile> tiles =
                        run
                                ? List.of(tile, Tile.ofKind(kind + 1), Tile.ofKind(kind + 2))
                                : Collections.nCopies(size, tile);
                Tiles more = all.with(tiles);
                if (!rules.isFlower(tile) && tiles.stream().allMatch(t -> more.count(t) <= 4)) {
                    all = more;
                    return tiles;
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "123456789m456p777s1z, min_units=0, 1, any win will do",
        "123456789m456p777s1z, min_units=2, 1, an escalera with All Up and no flowers",
        "123345m456789p777s1z, min_units=2, 3, All Up alone is not worth it",
        "123345m456789p777s1z, min_units=1, 1, a win is worth a unit",
        "1199m2255p3377s4z123s, min_units=2, 1, siete pares"
    })
    void a_win_must_be_worth_what_the_house_asks(
            String text, String rule, int distance, String why) {
        Hand hand = Hand.of(text);
        Nearness nearness = new Nearness(rules("standard", rule), Wild.NONE, 0);
        assertThat(nearness.distance(hand.concealed(), hand.melds())).as(why).isEqualTo(distance);
    }

    @Test
    void a_hand_with_a_tile_too_many_parts_with_its_worst() {
        Hand hand = Hand.of("123456789m456p777s15z");
        for (String rule : List.of("min_units=0", "min_units=2")) {
            Nearness nearness = new Nearness(rules("standard", rule), Wild.NONE, 0);
            List<Discard> discards =
                    nearness.discards(hand.concealed(), hand.melds(), Tiles.of(Tile.EAST));
            assertThat(nearness.distance(hand.concealed(), hand.melds())).isEqualTo(1);
            assertThat(discards.getFirst().tile()).isEqualTo(Tile.EAST);
            assertThat(discards.getFirst().acceptance().total()).isEqualTo(3);
            assertThat(discards.get(1).tile()).isEqualTo(Tile.WHITE);
            assertThat(discards.get(1).acceptance().total()).isEqualTo(2);
            assertThat(discards).isSortedAccordingTo((a, b) -> a.distance() - b.distance());
            assertThat(discards).hasSize(15);
        }
    }

    @Test
    void wild_tiles_stay_unless_the_house_lets_them_go() {
        Tiles hand = Hand.of("123456789m456p777s15z").concealed();
        Wild wild = wild(Tile.S7);
        assertThat(
                        new Nearness(rules("standard", "joker=yes"), wild, 0)
                                .discards(hand, List.of(), Tiles.EMPTY))
                .extracting(Discard::tile)
                .doesNotContain(Tile.S7);
        assertThat(
                        new Nearness(rules("standard", "joker=yes", "joker_discard=yes"), wild, 0)
                                .discards(hand, List.of(), Tiles.EMPTY))
                .extracting(Discard::tile)
                .contains(Tile.S7);
    }
}
