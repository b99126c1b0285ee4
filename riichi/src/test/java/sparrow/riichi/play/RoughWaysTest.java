package sparrow.riichi.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Seed;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.advice.Position;

class RoughWaysTest {
    /// A table in the first turn of east, whose own tiles do not matter.
    private static final Counted NOW =
            new Counted(Position.of(View.of(Seat.A, Advised.table().start().table())));

    private static RoughWay way(String tiles, String name) {
        Hand hand = Hand.of(tiles);
        List<RoughWay> aims = RoughWays.open(NOW, hand.concealed().kinds(), hand.melds());
        return aims.stream().filter(each -> each.name.equals(name)).findFirst().orElseThrow();
    }

    private static List<String> names(String tiles) {
        Hand hand = Hand.of(tiles);
        return RoughWays.open(NOW, hand.concealed().kinds(), hand.melds()).stream()
                .map(each -> each.name)
                .toList();
    }

    @Test
    void a_triplet_of_value_is_taken_out_beforehand() {
        // The pair of white must become a triplet, so 99p is the pair and 23s the last block.
        RoughWay white = way("(456m)123m23s55z99p7p4z", "aiming for a triplet of white dragons");
        assertThat(white.distance(Tile.P7.kind())).isEqualTo(2);
        assertThat(white.accepted(Tile.P7.kind()))
                .isEqualTo(1L << Tile.WHITE.kind() | 1L << Tile.S1.kind() | 1L << Tile.S4.kind());
        assertThat(white.distance(Tile.WHITE.kind())).isEqualTo(RoughWay.NEVER);
    }

    @Test
    void a_triplet_at_hand_is_no_aim() {
        assertThat(names("(456m)123m23s555z99p7p4z")).contains("with a triplet of white dragons");
        assertThat(names("(555z)123m23s99p7p4z1m")).contains("with a triplet of white dragons");
    }

    @Test
    void all_simples_uses_no_terminals() {
        RoughWay simples = way("(456m)23m345678s29p4z", "aiming for all simples");
        assertThat(simples.distance(Tile.P9.kind())).isEqualTo(2);
        assertThat(simples.accepted(Tile.P9.kind()) >>> Tile.M1.kind() & 1).isZero();
        assertThat(names("(123m)23m345678s29p4z")).doesNotContain("aiming for all simples");
    }

    @Test
    void a_flush_is_one_suit_with_honors() {
        RoughWay flush = way("(456m)12389m11z5s379p", "aiming for a half flush in characters");
        assertThat(flush.distance(Tile.S5.kind())).isEqualTo(4);
        assertThat(flush.distance(Tile.M8.kind())).isEqualTo(5);
        assertThat(names("(456m)12m3456s1z3579p")).noneMatch(name -> name.contains("a half flush"));
    }

    @Test
    void all_triplets_count_pairs() {
        RoughWay triplets = way("(444m)11z22p33s99s5m6m7p", "aiming for all triplets");
        assertThat(triplets.distance(Tile.P7.kind())).isEqualTo(3);
        assertThat(triplets.distance(Tile.P2.kind())).isEqualTo(4);
        assertThat(triplets.accepted(Tile.P7.kind()) >>> Tile.P2.kind() & 1).isOne();
        assertThat(names("(456m)11z22p33s99s567p")).doesNotContain("aiming for all triplets");
    }

    @Test
    void a_way_is_as_near_as_its_best_discard_leaves_it() {
        List<Tile> wall = new ArrayList<>();
        for (int copy = 0; copy < 4; copy++) {
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                wall.add(Tile.ofKind(kind));
            }
        }
        for (int n = 0; n < 2_000; n++) {
            List<Tile> tiles = Seed.splitMix64(9).hand(n).shuffled(wall);
            Hand pung = Hand.of(n % 2 == 0 ? "(555z)" : "(456m)");
            int[] held = Tiles.of(tiles.subList(0, 11)).kinds();
            for (RoughWay way : RoughWays.open(NOW, held, pung.melds())) {
                int best = RoughWay.NEVER;
                for (int kind = 0; kind < Tile.KINDS; kind++) {
                    best = held[kind] > 0 ? Math.min(best, way.distance(kind)) : best;
                }
                assertThat(way.least()).as(way.name).isEqualTo(best);
            }
        }
    }
}
