package sparrow.american.card;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.card.DistancesTest.card;
import static sparrow.american.card.DistancesTest.rack;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;

class RemainingTest {
    /// Bams, craks, dots in this order: the first variation.
    private static final Card CARD = card("11a 2222b 3333c NEWS (these) X 25");

    private static final Variation AIM = CARD.variations().getFirst();

    @Test
    void what_is_held_thrown_or_exposed_is_no_longer_out() {
        Remaining left = remaining("1B 2C J (3D 3D J)", "1B J", "(2C 2C 2C) (N N J)");

        assertThat(left.count(kind("1B"))).isEqualTo(2);
        assertThat(left.count(kind("2C"))).isZero();
        assertThat(left.count(kind("3D"))).isEqualTo(2);
        assertThat(left.count(kind("N"))).isEqualTo(2);
        assertThat(left.count(kind("F"))).isEqualTo(8);
        assertThat(left.jokers()).isEqualTo(4);
    }

    @Test
    void an_exposed_joker_counts_while_its_tile_can_be_had() {
        assertThat(remaining("1B", "", "(N N J)").redeemable()).isEqualTo(1);
        assertThat(remaining("1B", "N N", "(N N J)").redeemable()).isZero();
        assertThat(remaining("N", "N", "(N N J)").redeemable()).isEqualTo(1);
    }

    @Test
    void a_pair_is_dead_when_three_of_its_tiles_are_gone() {
        assertThat(permits("2C 2C", "1B 1B", "")).isTrue();
        assertThat(permits("2C 2C", "1B 1B 1B", "")).isFalse();
        assertThat(permits("2C 2C 1B", "1B 1B", "")).isTrue();
    }

    @Test
    void a_kong_is_dead_when_neither_tiles_nor_jokers_are_left_for_it() {
        assertThat(permits("1B", "2C 2C 2C 2C", "")).isTrue();
        assertThat(permits("1B", "2C 2C 2C 2C J J J J", "")).isTrue();
        assertThat(permits("1B", "2C 2C 2C 2C J J J J J", "")).isFalse();
        assertThat(permits("1B J", "2C 2C 2C 2C J J J J", "")).isTrue();
    }

    @Test
    void two_groups_share_the_jokers_left() {
        assertThat(permits("1B", "2C 2C 3D 3D J J J J", "")).isTrue();
        assertThat(permits("1B", "2C 2C 3D 3D J J J J J", "")).isFalse();
        assertThat(permits("1B", "2C 2C 3D 3D J J J J", "(E E J)")).isTrue();
    }

    private static boolean permits(String hand, String discards, String others) {
        return remaining(hand, discards, others).permits(AIM, rack(hand));
    }

    private static Remaining remaining(String hand, String discards, String others) {
        return Remaining.of(
                Supply.USUAL, rack(hand), hand(discards).concealed(), hand(others).melds());
    }

    private static Hand hand(String american) {
        return american.isEmpty()
                ? new Hand(List.of(), List.of())
                : Notation.AMERICAN.read(american).orThrow();
    }

    private static int kind(String american) {
        Tile tile = hand(american).tiles().getFirst();
        return Kinds.of(tile);
    }
}
