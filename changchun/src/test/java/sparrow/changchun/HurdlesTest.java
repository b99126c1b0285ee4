package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.changchun.Hands.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Melds;
import sparrow.core.game.Seed;
import sparrow.core.table.Offer;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.DiscardAnalysis;

/// Where the shape of a hand is not all, the distance agrees with trying every tile: a hand waits
/// if some tile wins, and is two away if some tile, drawn or claimed, and a discard make it wait.
class HurdlesTest {
    private static final long SEED = Long.getLong("sparrow.seed", 17);
    private static final int HANDS = Math.min(40, Integer.getInteger("sparrow.hands", 40));

    @ParameterizedTest
    @ValueSource(strings = {"require_open=yes", "closed_wait_only=yes"})
    void near_hands_are_as_far_as_trying_everything_finds(String rule) {
        ChangchunRules rules = rules(rule);
        Nearness nearness = new Nearness(rules);
        int one = 0;
        int two = 0;
        for (int n = 0; n < HANDS; n++) {
            Near near = new Near(Seed.splitMix64(SEED).hand(n));
            String what = rule + ": " + near.hand + " " + near.melds + ", hand " + n;
            List<Tile> waits = rules.waits(near.hand, near.melds);
            List<Tile> ready = makingReady(rules, near.hand, near.melds);
            int distance = nearness.distance(near.hand, near.melds);
            List<Tile> accepted = nearness.acceptance(near.hand, near.melds, Tiles.EMPTY).tiles();
            if (!waits.isEmpty()) {
                assertThat(distance).as(what).isEqualTo(1);
                assertThat(accepted).as(what).isEqualTo(waits);
                one++;
            } else if (!ready.isEmpty()) {
                assertThat(distance).as(what).isEqualTo(2);
                assertThat(accepted).as(what).isEqualTo(ready);
                two++;
            } else {
                assertThat(distance).as(what).isGreaterThan(2);
            }
        }
        assertThat(one).as(rule).isPositive();
        assertThat(two).as(rule).isPositive();
    }

    private static List<Tile> makingReady(ChangchunRules rules, Tiles hand, List<Meld> melds) {
        List<Tile> ready = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            if (held(hand, melds, tile) < 4
                    && (canWait(rules, hand.with(tile), melds)
                            || canClaim(rules, hand, melds, tile))) {
                ready.add(tile);
            }
        }
        return ready;
    }

    private static int held(Tiles hand, List<Meld> melds, Tile tile) {
        int laid = 0;
        for (Meld meld : melds) {
            laid += Collections.frequency(meld.tiles(), tile);
        }
        return hand.count(tile) + laid;
    }

    private static boolean canWait(ChangchunRules rules, Tiles hand, List<Meld> melds) {
        return hand.faces().stream()
                .anyMatch(face -> !rules.waits(hand.without(face), melds).isEmpty());
    }

    /// Whether claiming the tile for an open set, and a discard, make the hand wait.
    private static boolean canClaim(ChangchunRules rules, Tiles hand, List<Meld> melds, Tile tile) {
        if (!rules.mustBeOpen() || !melds.isEmpty()) {
            return false;
        }
        Offer offer = new Offer(Seat.A, tile, Offer.Source.DISCARD, -1);
        List<Action.Claim> claims = new ArrayList<>(Melds.chows(hand, offer));
        claims.addAll(Melds.pungs(hand, offer));
        for (Action.Claim claim : claims) {
            List<Tile> own = new ArrayList<>(claim.meld().tiles());
            own.remove(tile);
            if (canWait(rules, hand.without(own), List.of(claim.meld()))) {
                return true;
            }
        }
        return false;
    }

    /// Four sets and a pair, one of them sometimes laid, without a tile, and with another changed
    /// in half of the hands.
    private static final class Near {
        private final Chance chance;
        private final List<Meld> melds = new ArrayList<>();
        private Tiles all = Tiles.EMPTY;
        private Tiles hand = Tiles.EMPTY;

        Near(Chance chance) {
            this.chance = chance;
            int laid = chance.below(2);
            for (int set = 0; set < 4; set++) {
                List<Tile> tiles = set(3);
                if (set < laid) {
                    melds.add(Meld.claimed(tiles, tiles.getFirst(), Seat.B));
                } else {
                    hand = hand.with(tiles);
                }
            }
            hand = hand.with(set(2));
            hand = hand.without(any());
            if (chance.below(2) == 0) {
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
                boolean run = size == 3 && kind < 27 && kind % 9 < 7 && chance.below(2) == 0;
                List<Tile> tiles =
                        run
                                ? List.of(tile, Tile.ofKind(kind + 1), Tile.ofKind(kind + 2))
                                : Collections.nCopies(size, tile);
                Tiles more = all.with(tiles);
                if (tiles.stream().allMatch(each -> more.count(each) <= 4)) {
                    all = more;
                    return tiles;
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "123m456p789s1123z, require_open=yes, 2",
        "123m456p78s11122z, require_open=yes, 2",
        "456p78s11122z(123m), require_open=yes, 1",
        "1133m5577p2288s1z, require_open=yes, 1"
    })
    void an_open_set_may_be_asked_for(String text, String rule, int distance) {
        Hand hand = Hand.of(text);
        assertThat(new Nearness(rules(rule)).distance(hand.concealed(), hand.melds()))
                .isEqualTo(distance);
    }

    @Test
    void a_hand_with_a_tile_too_many_is_as_near_as_its_best_discard() {
        Nearness nearness = new Nearness(rules("closed_wait_only=yes"));
        Hand hand = Hand.of("123m46p789s11122z5m");
        List<DiscardAnalysis.Discard> discards =
                nearness.discards(hand.concealed(), hand.melds(), Tiles.of(Tile.P5));
        assertThat(nearness.distance(hand.concealed(), hand.melds())).isEqualTo(1);
        assertThat(discards.getFirst().tile()).isEqualTo(Tile.M5);
        assertThat(discards.getFirst().distance()).isEqualTo(1);
        assertThat(discards.getFirst().acceptance().tiles()).containsExactly(Tile.P5);
        assertThat(discards.getFirst().acceptance().total()).isEqualTo(3);
        assertThat(discards).isSortedAccordingTo((a, b) -> a.distance() - b.distance());
        assertThat(discards).hasSize(hand.concealed().faces().size());
    }

    @Test
    void farther_off_tiles_are_accepted_that_leave_a_nearer_hand() {
        for (String rule : List.of("require_open=yes", "closed_wait_only=yes")) {
            Nearness nearness = new Nearness(rules(rule));
            Tiles hand = Hand.of("12m45p78s1z11m5p9s23z").concealed();
            int distance = nearness.distance(hand, List.of());
            List<Tile> accepted = nearness.acceptance(hand, List.of(), Tiles.EMPTY).tiles();
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                Tile tile = Tile.ofKind(kind);
                Tiles more = hand.with(tile);
                boolean nearer =
                        hand.count(tile) < 4 && nearness.distance(more, List.of()) < distance;
                if (nearer) {
                    assertThat(accepted).as(rule).contains(tile);
                }
            }
            assertThat(distance).as(rule).isGreaterThan(2);
            assertThat(accepted).as(rule).isNotEmpty();
        }
    }
}
