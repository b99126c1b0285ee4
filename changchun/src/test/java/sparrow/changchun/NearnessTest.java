package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;

/// The distance agrees with the win check, which finds readings and knows no tables.
class NearnessTest {
    private static final long SEED = Long.getLong("sparrow.seed", 12);
    private static final int HANDS = Integer.getInteger("sparrow.hands", 10_000);

    @ParameterizedTest
    @EnumSource(Preset.class)
    void a_hand_is_0_away_when_it_is_complete_and_1_when_it_waits(Preset preset) {
        ChangchunRules rules = ChangchunRules.of(preset.rules());
        Nearness nearness = new Nearness(rules);
        int complete = 0;
        int waiting = 0;
        for (int n = 0; n < HANDS; n++) {
            Near near = new Near(Seed.splitMix64(SEED).hand(n));
            String what = near.hand + " " + near.melds + ", hand " + n + " of seed " + SEED;
            boolean isComplete = rules.isComplete(near.hand, near.melds);
            assertThat(nearness.distance(near.hand, near.melds) == 0)
                    .as(what)
                    .isEqualTo(isComplete);
            Tiles fewer = near.hand.without(near.hand.list().getFirst());
            Acceptance acceptance = nearness.acceptance(fewer, near.melds, Tiles.EMPTY);
            List<Tile> waits = rules.waits(fewer, near.melds);
            if (nearness.distance(fewer, near.melds) == 1) {
                assertThat(acceptance.tiles()).as(what).isEqualTo(waits);
            } else {
                assertThat(waits).as(what).isEmpty();
            }
            complete += isComplete ? 1 : 0;
            waiting += waits.isEmpty() ? 0 : 1;
        }
        assertThat(complete).isGreaterThan(HANDS / 20);
        assertThat(waiting).isGreaterThan(HANDS / 10);
    }

    /// Four sets and a pair, some of them laid, sometimes with a tile changed.
    private static final class Near {
        private final Chance chance;
        private final int[] left = new int[Tile.KINDS];
        private final List<Meld> melds = new ArrayList<>();
        private Tiles hand = Tiles.EMPTY;

        Near(Chance chance) {
            this.chance = chance;
            Arrays.fill(left, 4);
            int laid = chance.below(3);
            if (chance.below(8) == 0) {
                List<Tile> special = List.of(Tile.M1, Tile.P1, Tile.S1);
                special.forEach(tile -> left[tile.kind()]--);
                melds.add(Meld.of(Meld.Manner.OWN, special));
            }
            while (melds.size() < laid) {
                melds.add(Meld.of(Meld.Manner.CLAIMED, set(3)));
            }
            for (int sets = melds.size(); sets < 4; sets++) {
                hand = hand.with(set(3));
            }
            hand = hand.with(set(2));
            if (chance.below(2) == 0) {
                hand = hand.without(hand.list().get(chance.below(hand.size()))).with(set(1));
            }
        }

        private List<Tile> set(int size) {
            while (true) {
                int kind = chance.below(Tile.KINDS);
                boolean run = size == 3 && kind < 27 && kind % 9 < 7 && chance.below(2) == 0;
                List<Tile> tiles =
                        run
                                ? List.of(
                                        Tile.ofKind(kind),
                                        Tile.ofKind(kind + 1),
                                        Tile.ofKind(kind + 2))
                                : Collections.nCopies(size, Tile.ofKind(kind));
                boolean there =
                        run
                                ? left[kind] > 0 && left[kind + 1] > 0 && left[kind + 2] > 0
                                : left[kind] >= size;
                if (there) {
                    tiles.forEach(tile -> left[tile.kind()]--);
                    return tiles;
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "123m456p789s1123z,     2, a triplet is missing too",
        "123456m789p1112z,      2, the pair must bring the third suit",
        "1133m5577p2288s1z,     1, seven pairs",
        "345678p6678s[1m1p1s],  1, a special kong is a triplet and shows two suits more"
    })
    void the_must_haves_count(String text, int distance, String why) {
        Hand hand = Hand.of(text);

        assertThat(new Nearness(ChangchunRules.MIL2024).distance(hand.concealed(), hand.melds()))
                .as(why)
                .isEqualTo(distance);
    }

    @Test
    void discards_come_best_first() {
        Hand hand = Hand.of("123m46p789s112447z");
        List<DiscardAnalysis.Discard> discards =
                new Nearness(ChangchunRules.MIL2024)
                        .discards(hand.concealed(), hand.melds(), Tiles.of(Tile.P5));

        assertThat(discards.getFirst().tile()).isEqualTo(Tile.SOUTH);
        assertThat(discards.getFirst().acceptance().tiles())
                .containsExactly(Tile.P5, Tile.EAST, Tile.NORTH);
        assertThat(discards.getFirst().acceptance().total()).isEqualTo(3 + 2 + 2);
    }
}
