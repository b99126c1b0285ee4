package sparrow.hongkong;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.hongkong.Scenes.flowers;
import static sparrow.hongkong.Scenes.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;
import sparrow.shapes.Holding;

/// The way to a win worth the minimum, against the shapes where there is none and against the
/// scoring where there is one. East in the east round, with a flower that is worth nothing.
class NearnessTest {
    private static final Tiles NOTHING = Tiles.EMPTY;
    private static final int HANDS = Math.min(1_000, Integer.getInteger("sparrow.hands", 1_000));

    private static Nearness nearness(HongKongRules rules) {
        return new Nearness(rules, Tile.EAST, Tile.EAST, flowers("4f"));
    }

    private static int distance(String preset, String text) {
        Hand hand = Hand.of(text);
        return nearness(rules(preset)).distance(hand.concealed(), hand.melds(), NOTHING);
    }

    @ParameterizedTest
    @CsvSource({
        "333m444p777s999m5z, 1", // all pungs
        "123456789m1122z, 1", // mixed one suit
        "123m456p789s23s55z, 1", // common, concealed, the last tile drawn
        "(123m)456p789s23s99p, 3", // a chow was claimed: a pung of east, and the last tile drawn
        "(555z)(666z)123m45p99s, 1", // two dragons, and the last tile drawn
        "(555z)(666z)(123m)45p99s, 1",
        "(555z)(123m)(456p)45p99s, 3",
        "19m19p19s1234567z, 1"
    })
    void the_old_style_wants_three_faan(String hand, int distance) {
        assertThat(distance("old-style", hand)).isEqualTo(distance);
    }

    @Test
    void a_family_wants_nothing_but_a_complete_hand() {
        assertThat(distance("family", "(123m)456p789s23s99p")).isEqualTo(1);
        assertThat(distance("family", "1133m5577p2299s4z")).isEqualTo(1);
        assertThat(distance("online", "1133m5577p2299s4z")).isGreaterThan(1);
    }

    private static List<Tile> shuffled(int n) {
        return Seed.splitMix64(5).hand(n).shuffled(wall());
    }

    private static List<Tile> wall() {
        return new HongKongVariant(rules("no-flowers")).tiles();
    }

    @Test
    void without_a_minimum_the_shapes_say_the_same() {
        HongKongRules free = Scenes.FREE;
        Nearness nearness = nearness(free);
        for (int n = 0; n < HANDS; n++) {
            List<Tile> tiles = shuffled(n);
            Tiles hand = Tiles.of(tiles.subList(0, 13));
            Tiles visible = Tiles.of(tiles.subList(13, 13 + n % 60));
            Holding holding = Holding.of(hand, List.of()).live(visible);

            assertThat(nearness.distance(hand, List.of(), visible))
                    .as("%s beside %s", hand, visible)
                    .isEqualTo(Distance.of(holding, free.forms(List.of())));
            assertThat(nearness.acceptance(hand, List.of(), visible))
                    .as("%s beside %s", hand, visible)
                    .isEqualTo(Acceptance.of(holding, free.forms(List.of()), visible));
        }
    }

    /// A random hand of four sets and a pair that lacks one tile, some of its sets claimed.
    private static Hand ready(Chance chance) {
        List<List<Tile>> sets = new ArrayList<>();
        int suits = 1 + chance.below(3);
        Tiles used = Tiles.EMPTY;
        while (sets.size() < 5) {
            int size = sets.size() == 4 ? 2 : 3;
            int kind = chance.below(2) == 0 ? 27 + chance.below(7) : chance.below(9 * suits);
            Tile low = Tile.ofKind(kind);
            boolean run = size == 3 && chance.below(2) == 0 && low.isNumbered() && low.rank() <= 7;
            List<Tile> set = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                set.add(run ? Tile.ofKind(kind + i) : low);
            }
            Tiles more = used.with(set);
            if (set.stream().allMatch(tile -> more.count(tile) <= 4)) {
                used = more;
                sets.add(set);
            }
        }
        List<Meld> melds = new ArrayList<>();
        for (int open = chance.below(3); open > 0; open--) {
            melds.add(Meld.of(Meld.Manner.CLAIMED, sets.removeFirst()));
        }
        List<Tile> concealed = new ArrayList<>(sets.stream().flatMap(List::stream).toList());
        concealed.remove(chance.below(concealed.size()));
        return new Hand(concealed, melds);
    }

    @Test
    void a_hand_one_tile_away_wins_on_exactly_the_tiles_it_accepts() {
        for (String minimum : List.of("1", "2", "3")) {
            HongKongRules rules = rules("old-style", "minimum=" + minimum);
            Nearness nearness = nearness(rules);
            for (int n = 0; n < HANDS; n++) {
                Hand hand = ready(Seed.splitMix64(6).hand(n));
                Tiles winning = winning(rules, hand);

                int distance = nearness.distance(hand.concealed(), hand.melds(), NOTHING);
                assertThat(distance == 1)
                        .as("%s for %s", hand, minimum)
                        .isEqualTo(!winning.isEmpty());
                if (distance == 1) {
                    assertThat(nearness.acceptance(hand.concealed(), hand.melds(), NOTHING).tiles())
                            .as("%s for %s", hand, minimum)
                            .isEqualTo(winning.list());
                }
            }
        }
    }

    /// The tiles that win when drawn.
    private static Tiles winning(HongKongRules rules, Hand hand) {
        int[] unseen = Holding.of(hand).unseen(NOTHING);
        Tiles winning = Tiles.EMPTY;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            List<Tile> all = new ArrayList<>(hand.tiles());
            all.add(tile);
            Win win = Win.selfDrawn(new Hand(all, hand.melds()), tile).flowers(flowers("4f"));
            if (unseen[kind] > 0 && rules.score(win).isPresent()) {
                winning = winning.with(tile);
            }
        }
        return winning;
    }

    @Test
    void a_tile_accepted_brings_the_hand_one_nearer_and_no_other_does() {
        Nearness nearness = nearness(rules("old-style"));
        for (int n = 0; n < Math.min(200, HANDS); n++) {
            Tiles hand = Tiles.of(shuffled(n).subList(0, 13));
            int distance = nearness.distance(hand, List.of(), NOTHING);
            Acceptance accepted = nearness.acceptance(hand, List.of(), NOTHING);
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                Tile tile = Tile.ofKind(kind);
                if (hand.count(tile) < 4) {
                    assertThat(nearness.distance(hand.with(tile), List.of(), NOTHING))
                            .as("%s and %s", hand, tile)
                            .isEqualTo(accepted.accepts(tile) ? distance - 1 : distance);
                }
            }
        }
    }

    @Test
    void discards_are_ranked_by_what_they_leave() {
        Hand hand = Hand.of("333m444p777s999m5z1p");
        List<DiscardAnalysis.Discard> discards =
                nearness(rules("old-style")).discards(hand.concealed(), List.of(), NOTHING);

        assertThat(Set.of(discards.get(0).tile(), discards.get(1).tile()))
                .containsExactlyInAnyOrder(Tile.P1, Tile.WHITE);
        assertThat(discards.get(2).distance()).isEqualTo(2);
    }

    @Test
    void a_book_of_plans_kept_from_hand_to_hand_says_what_a_new_one_says() {
        HongKongRules rules = rules("old-style");
        PlanBook kept = new PlanBook(rules);
        for (String text :
                List.of(
                        "23m45p7788s77z(222z)",
                        "23m45p7788s77z(111z)",
                        "23m45p7788s77z(666z)",
                        "2345p7788s77z(345m)",
                        "2345p7788s77z(333m)",
                        "2345p7788s77z[3333m]",
                        "2345p7788s77z(345s)",
                        "23m45p7788s22477z")) {
            for (Tile seat : List.of(Tile.EAST, Tile.SOUTH, Tile.WEST, Tile.NORTH)) {
                for (Tile round : List.of(Tile.EAST, Tile.SOUTH)) {
                    for (String flowers : List.of("4f", "12f")) {
                        Hand hand = Hand.of(text);
                        Nearness again = new Nearness(kept, seat, round, flowers(flowers));
                        Nearness anew = new Nearness(rules, seat, round, flowers(flowers));
                        String what = text + ", " + seat + " in " + round + ", " + flowers;
                        assertThat(again.distance(hand.concealed(), hand.melds(), NOTHING))
                                .as(what)
                                .isEqualTo(anew.distance(hand.concealed(), hand.melds(), NOTHING));
                        assertThat(again.acceptance(hand.concealed(), hand.melds(), NOTHING))
                                .as(what)
                                .isEqualTo(
                                        anew.acceptance(hand.concealed(), hand.melds(), NOTHING));
                    }
                }
            }
        }
    }

    @Test
    void a_measure_is_for_a_seat_a_round_and_flowers() {
        Nearness nearness = new Nearness(rules("old-style"), Tile.SOUTH, Tile.EAST, flowers("4f"));
        assertThat(nearness.isFor(Tile.SOUTH, Tile.EAST, flowers("4f"))).isTrue();
        assertThat(nearness.isFor(Tile.WEST, Tile.EAST, flowers("4f"))).isFalse();
        assertThat(nearness.isFor(Tile.SOUTH, Tile.SOUTH, flowers("4f"))).isFalse();
        assertThat(nearness.isFor(Tile.SOUTH, Tile.EAST, flowers("3f"))).isFalse();
    }
}
