package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.table.Scenes.play;
import static sparrow.american.table.Scenes.rules;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// R1 to R5: the set, the seats and the deal.
class DealTest {
    private static List<Tile> tiles(String... changes) {
        return new AmericanVariant(rules(changes)).tiles();
    }

    @Test
    void r1_a_set_has_152_tiles_with_eight_flowers_and_eight_jokers() {
        assertThat(tiles()).hasSize(152);
        assertThat(Collections.frequency(tiles(), Tile.FLOWER)).isEqualTo(8);
        assertThat(Collections.frequency(tiles(), Tile.JOKER)).isEqualTo(8);
        assertThat(Collections.frequency(tiles(), Tile.WHITE)).isEqualTo(4);
        assertThat(tiles()).doesNotContain(Tile.BLANK, Tile.HIDDEN, Tile.M0, Tile.ORCHID);
        assertThat(tiles().stream().distinct()).hasSize(36);
    }

    @Test
    void r1_houses_play_with_other_sets() {
        assertThat(tiles("jokers=10", "flowers=12", "blanks=6")).hasSize(152 + 2 + 4 + 6);
        assertThat(tiles("jokers=0", "flowers=0")).hasSize(136);
    }

    @Test
    void r4_east_is_dealt_fourteen_tiles_the_others_thirteen_and_99_are_left() {
        Table table = play().start().table();

        assertThat(table.place(Seat.A).hand().size()).isEqualTo(14);
        assertThat(table.seats().subList(1, 4))
                .allMatch(seat -> table.place(seat).hand().size() == 13);
        assertThat(table.wall().left()).isEqualTo(99);
        assertThat(dealt(table))
                .startsWith("A4", "B4", "C4", "D4")
                .endsWith("A1", "B1", "C1", "D1", "A1");
    }

    private static List<String> dealt(Table table) {
        return table.log().events().stream()
                .filter(Event.Dealt.class::isInstance)
                .map(Event.Dealt.class::cast)
                .map(event -> event.seat() + "" + event.tiles().size())
                .toList();
    }

    @Test
    void r4_nothing_is_replaced_flowers_are_ordinary_tiles() {
        var table = Scenes.lonely(play()).draws("1f").start().play("A: discard 1z").passAll();

        assertThat(table.table().place(Seat.B).drawn()).contains(Tile.FLOWER);
        assertThat(table.choices("B")).contains("discard 1f as drawn");
        assertThat(table.table().wall().left()).isEqualTo(98);
    }

    @Test
    void r5_three_and_two_play_without_a_charleston() {
        for (int players : List.of(2, 3)) {
            AmericanVariant variant = new AmericanVariant(rules("players=" + players));
            Game game = Game.start(variant, variant.first(), Seed.splitMix64(1).hand(0));

            assertThat(game.table().seats()).hasSize(players);
            assertThat(game.table().phase()).isEqualTo(Words.PLAY);
            assertThat(game.table().wall().left()).isEqualTo(152 - 13 * players - 1);
        }
    }
}
