package sparrow.filipino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Distance;

class CourseTest {
    private static final long SEED = Long.getLong("sparrow.seed", 20_263);
    private static final int HANDS = Math.min(150, Integer.getInteger("sparrow.hands", 150));

    private static Course course(String text) {
        Hand hand = Hand.of(text);
        return new Course(hand.concealed(), hand.melds(), FilipinoRules.STANDARD.goal());
    }

    @ParameterizedTest
    @CsvSource({
        "123456789m456p777s1z, 1, 2, 9, 8",
        "123456789m456p777s11z, 0, 2, 8, 8",
        "123m777s1z456p(456m)(789m), 1, 2, 31, 8",
        "111222333m444p55z(777s), 6, 31, 0, 14",
        "111222333444m55p678m, 2, 2, 2, 2"
    })
    void the_way_to_each_ambition_is_counted_in_tiles(
            String hand, int escalera, int chow, int pung, int flush) {
        assertThat(course(hand).toEscalera()).as("escalera").isEqualTo(escalera);
        assertThat(course(hand).toAllChow()).as("all chow").isEqualTo(chow);
        assertThat(course(hand).toAllPung()).as("all pung").isEqualTo(pung);
        assertThat(course(hand).toFullFlush()).as("full flush").isEqualTo(flush);
    }

    /// With the hands above, at which it is nothing, this makes the distance exact: from every hand
    /// some tile leads one step nearer, and none two.
    @Test
    void from_every_hand_the_best_tile_leads_exactly_one_step_nearer() {
        Chance chance = Seed.splitMix64(SEED).hand(0);
        List<ToIntFunction<Course>> ways =
                List.of(
                        Course::toEscalera,
                        Course::toAllChow,
                        Course::toAllPung,
                        Course::toFullFlush);
        List<Tile> wall = Deal.tiles().stream().filter(tile -> !tile.isFlower()).toList();
        for (int n = 0; n < HANDS; n++) {
            Tiles hand = Tiles.of(chance.shuffled(wall).subList(0, 13 + n % 3));
            for (ToIntFunction<Course> way : ways) {
                assertThat(nearest(hand, way))
                        .as("hand %d of seed %d: %s", n, SEED, hand)
                        .isEqualTo(distance(hand, way) - 1);
            }
        }
    }

    private static int nearest(Tiles hand, ToIntFunction<Course> way) {
        int nearest = Distance.NEVER;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            if (hand.count(tile) < 4) {
                nearest = Math.min(nearest, distance(hand.with(tile), way));
            }
        }
        return nearest;
    }

    private static int distance(Tiles hand, ToIntFunction<Course> way) {
        return way.applyAsInt(new Course(hand, List.of(), FilipinoRules.STANDARD.goal()));
    }

    @Test
    void ambitions_in_reach_come_nearest_first() {
        Hand hand = Hand.of("123456789m456p777s1z");
        List<Reach> reaches = Reach.all(hand.concealed(), hand.melds(), 0, FilipinoRules.STANDARD);

        assertThat(reaches.getFirst())
                .isEqualTo(new Reach(Ambition.TODAS, Ambition.TODAS.quarters(), 1));
        assertThat(reaches.get(1)).isEqualTo(new Reach(Ambition.ESCALERA, 2, 1));
        assertThat(reaches).isSortedAccordingTo((a, b) -> a.distance() - b.distance());
    }
}
