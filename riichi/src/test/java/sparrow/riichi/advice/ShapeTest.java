package sparrow.riichi.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.riichi.advice.Positions.dealt;
import static sparrow.riichi.advice.Positions.position;
import static sparrow.riichi.advice.Positions.tiles;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.RiichiRules;

class ShapeTest {
    private static Shape after(Position position, String discard) {
        Tile tile = tiles(discard).getFirst();
        return Shape.afterDiscards(position).stream()
                .filter(each -> each.discard() == tile)
                .findFirst()
                .orElseThrow()
                .shape();
    }

    @Test
    void a_tile_is_good_if_five_winning_tiles_are_left_then() {
        // 23m and 13p: 1m 4m leave the closed wait for 2p, 2p leaves the two-sided one.
        Shape shape = after(position("23m13p456p789s55z67z"), "7z");
        assertThat(shape.distance()).isEqualTo(2);
        assertThat(shape.acceptance()).hasToString("1m:4 4m:4 2p:4");
        assertThat(shape.good()).isEqualTo(4);
        assertThat(shape.goodShare()).isEqualTo(4 / 12.0);
    }

    @Test
    void tiles_in_sight_make_a_two_sided_wait_bad() {
        Position seen = position("23m13p456p789s55z67z").seen(Tiles.of(tiles("1114m")));
        assertThat(after(seen, "7z").good()).isZero();
    }

    @Test
    void a_draw_that_widens_the_wait_is_an_improvement() {
        Shape shape = Shape.of(position("13m456p789s55z222s"));
        assertThat(shape.distance()).isEqualTo(1);
        assertThat(shape.good()).isZero();
        assertThat(shape.improvements().getFirst()).isEqualTo(new Shape.Improvement(Tile.M4, 4, 4));
        assertThat(shape.improvements()).noneMatch(each -> each.tile() == Tile.M2);
    }

    @Test
    void discards_come_nearest_first_then_by_tiles_accepted() {
        Random random = new Random(7);
        for (int i = 0; i < 50; i++) {
            List<Shape.AfterDiscard> all = Shape.afterDiscards(dealt(14, 20, random));
            for (int k = 1; k < all.size(); k++) {
                Shape one = all.get(k - 1).shape();
                Shape next = all.get(k).shape();
                assertThat(one.distance()).isLessThanOrEqualTo(next.distance());
                if (one.distance() == next.distance()) {
                    assertThat(one.acceptance().total())
                            .isGreaterThanOrEqualTo(next.acceptance().total());
                }
                assertThat(next.good()).isBetween(0, next.acceptance().total());
                assertThat(next.improvements())
                        .allMatch(each -> each.more() > 0 && each.left() > 0)
                        .noneMatch(each -> next.acceptance().accepts(each.tile()));
            }
        }
    }

    @Test
    void the_shape_after_a_discard_is_the_shape_of_what_is_left() {
        Position full = position("2346m067p345s188s4p").dora(tiles("3m"));
        for (Shape.AfterDiscard each : Shape.afterDiscards(full)) {
            assertThat(Shape.of(full.without(each.discard()))).isEqualTo(each.shape());
        }
    }

    @Test
    void three_players_have_no_two_to_eight_of_characters() {
        RiichiRules sanma = RiichiRules.of("tenhou3", java.util.Map.of()).orThrow();
        Position position = position("19m456p789s55z2223s").rules(sanma);
        assertThat(position.unseen()[Tile.M2.kind()]).isZero();
        assertThat(position.unseen()[Tile.M1.kind()]).isEqualTo(3);
    }

    @Test
    void a_red_five_is_thrown_away_last() {
        Position position = position("05m456p789s55z2223s").without(Tile.M5);
        assertThat(position.hand()).hasToString("0m456p2223789s55z");
        assertThat(position.without(Tile.M5).hand()).hasToString("456p2223789s55z");
        assertThat(position.without(Tile.M5).discards()).hasToString("50m");
    }
}
