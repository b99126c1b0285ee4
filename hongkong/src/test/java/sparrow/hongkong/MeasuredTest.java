package sparrow.hongkong;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.hongkong.Scenes.flowers;
import static sparrow.hongkong.Scenes.rules;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.game.Seed;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What is found quickly or by one change, against what is measured from the beginning.
class MeasuredTest {
    private static final int HANDS = Math.min(200, Integer.getInteger("sparrow.hands", 200));

    private static List<Tile> shuffled(int n) {
        return Seed.splitMix64(11)
                .hand(n)
                .shuffled(new HongKongVariant(rules("no-flowers")).tiles());
    }

    private static Nearness nearness(String preset) {
        return new Nearness(rules(preset), Tile.SOUTH, Tile.EAST, flowers("4f"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"old-style", "family", "no-flowers", "online"})
    void no_plan_is_nearer_than_its_quick_measure(String preset) {
        Nearness nearness = nearness(preset);
        for (int n = 0; n < HANDS; n++) {
            List<Tile> tiles = shuffled(n);
            Tiles hand = Tiles.of(tiles.subList(0, 13));
            Tiles visible = Tiles.of(tiles.subList(13, 13 + n % 80));
            Measured measured = nearness.measured(hand, List.of(), visible);
            for (int plan = 0; plan < measured.plans().size(); plan++) {
                assertThat(measured.atLeast(plan))
                        .as("%s of %s beside %s", measured.plans().plan(plan), hand, visible)
                        .isLessThanOrEqualTo(measured.route(plan).distance());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"old-style", "family", "no-flowers", "online"})
    void a_discard_leaves_what_the_rest_is_measured_as(String preset) {
        Nearness nearness = nearness(preset);
        for (int n = 0; n < HANDS; n++) {
            List<Tile> tiles = shuffled(n);
            Tiles hand = Tiles.of(tiles.subList(0, 14));
            Tiles visible = Tiles.of(tiles.subList(14, 14 + n % 80));
            Measured full = nearness.measured(hand, List.of(), visible);
            for (Tile discard : hand.faces()) {
                Measured changed = full.without(discard);
                Measured anew =
                        nearness.measured(hand.without(discard), List.of(), visible.with(discard));
                for (int plan = 0; plan < anew.plans().size(); plan++) {
                    assertThat(changed.route(plan))
                            .as("%s without %s", hand, discard)
                            .isEqualTo(anew.route(plan));
                    assertThat(changed.atLeast(plan)).isEqualTo(anew.atLeast(plan));
                }
            }
        }
    }
}
