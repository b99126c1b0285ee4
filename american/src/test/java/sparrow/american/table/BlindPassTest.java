package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sparrow.american.table.Scenes.lonely;
import static sparrow.american.table.Scenes.rules;
import static sparrow.american.table.Scenes.table;
import static sparrow.american.table.Scenes.tiles;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// R16: tiles handed on unseen in the last pass of a Charleston, and the debts of those who do.
///
/// In a pass to the left tiles go from A to D, from D to C, from C to B and from B to A. The dice
/// of these tables leave unseen tiles in their order.
class BlindPassTest {
    private static Script.Played lastPass(String... changes) {
        return lonely(table(changes))
                .start()
                .play(
                        "A: give 568m; B: give 568p; C: give 568s; D: give 678p",
                        "A: give 568p; B: give 568m; C: give 568p; D: give 568s");
    }

    private static Event.Exchanged exchanged(Script.Played table) {
        return table.table()
                .log()
                .newest(Event.Exchanged.class::isInstance)
                .map(Event.Exchanged.class::cast)
                .orElseThrow();
    }

    @Test
    void one_who_gives_one_tile_hands_on_two_unseen_and_keeps_the_third() {
        Script.Played table =
                lastPass().play("A: give 568s; B: give 5m6m8m; C: give 568p; D: give 4z");

        assertThat(exchanged(table).given().get(Seat.D)).isEqualTo(tiles("4z"));
        assertThat(exchanged(table).received().get(Seat.D)).isEqualTo(tiles("8s"));
        assertThat(exchanged(table).received().get(Seat.C))
                .containsExactlyInAnyOrderElementsOf(tiles("56s4z"));
        assertThat(table.table().place(Seat.D).hand().size()).isEqualTo(13);
    }

    @Test
    void several_hand_on_what_others_handed_on() {
        Script.Played table =
                lastPass().play("A: give 568s; B: give 2z; C: give nothing; D: give 4z");

        assertThat(exchanged(table).received().get(Seat.D)).isEqualTo(tiles("8s"));
        assertThat(exchanged(table).received().get(Seat.C)).isEmpty();
        assertThat(exchanged(table).received().get(Seat.B)).hasSize(1);
        assertThat(exchanged(table).received().get(Seat.A)).hasSize(3).contains(Tile.SOUTH);
    }

    @Test
    void if_all_owe_tiles_the_one_with_most_begins_and_pays_its_debt_at_the_end() {
        Script.Played table = lastPass().play("A: give 1z; B: give 2z; C: give 56p; D: give 4z");

        assertThat(exchanged(table).received().get(Seat.C)).hasSize(2);
        assertThat(exchanged(table).received().get(Seat.B)).hasSize(1);
        assertThat(exchanged(table).received().get(Seat.B).getFirst())
                .as("C came back to pay what it owed B, from what came round")
                .isIn(tiles("1z4z2z56p"));
        assertThat(everything(exchanged(table).received()))
                .containsExactlyInAnyOrderElementsOf(tiles("124z56p"));
        assertThat(table.table().places().map(place -> place.hand().size()).values())
                .containsExactly(14, 13, 13, 13);
    }

    private static List<Tile> everything(Seats<List<Tile>> lists) {
        List<Tile> all = new ArrayList<>();
        lists.values().forEach(all::addAll);
        return all;
    }

    @Test
    void if_nobody_gives_anything_the_pass_is_void_and_the_charleston_over() {
        Script.Played table =
                lastPass()
                        .play("A: give nothing; B: give nothing; C: give nothing; D: give nothing");

        assertThat(table.table().log().count(Event.Exchanged.class::isInstance)).isEqualTo(2);
        assertThat(table.table().phase()).isEqualTo(Words.VOTE);
    }

    @Test
    void a_house_may_play_without_blind_passes() {
        Script.Played table = lastPass("blind_pass=no");

        assertThatThrownBy(() -> table.play("A: give 568s; B: give 568m; C: give 568p; D: give 4z"))
                .hasMessageContaining("D cannot give 4z");
    }

    @Test
    void only_those_two_see_what_one_gave_the_other() {
        Event.Exchanged exchanged =
                exchanged(lastPass().play("A: give 568s; B: give 568m; C: give 568p; D: give 4z"));
        var seenByD = (Event.Exchanged) exchanged.seenBy(Eyes.of(Seat.D));

        assertThat(seenByD.received().get(Seat.D)).isEqualTo(exchanged.received().get(Seat.D));
        assertThat(seenByD.given().get(Seat.A)).isEqualTo(Collections.nCopies(3, Tile.HIDDEN));
        assertThat(seenByD.received().get(Seat.C)).isEqualTo(Collections.nCopies(3, Tile.HIDDEN));
    }

    /// Every number of own tiles, with every kind of chance: all keep as many tiles as they gave,
    /// and no tile is lost.
    @ParameterizedTest
    @CsvSource({"first left", "second right", "first right", "first across"})
    void everybody_keeps_as_many_as_it_gave_whatever_the_debts(String phase) {
        AmericanVariant variant = new AmericanVariant(rules());
        Chance chance = Seed.splitMix64(16).hand(1);
        for (int gifts = 0; gifts < 256; gifts++) {
            List<Tile> tiles = chance.shuffled(variant.tiles());
            List<Integer> rolls =
                    variant.dice().stream().map(faces -> chance.below(faces)).toList();
            Table table = Table.start(variant.first()).after(new Event.WallBuilt(tiles, rolls));
            int code = gifts;
            Seats<List<Tile>> given =
                    Seats.first(
                            4,
                            seat ->
                                    tiles.subList(
                                            3 * seat.ordinal(),
                                            3 * seat.ordinal()
                                                    + (code >> (2 * seat.ordinal()) & 3)));
            Seats<List<Tile>> received =
                    new BlindPass(rules().dice, table, phase, given)
                            .received(Pass.of(phase).orElseThrow().rounds(table));

            assertThat(received.map(List::size)).isEqualTo(given.map(List::size));
            assertThat(everything(received)).containsExactlyInAnyOrderElementsOf(everything(given));
        }
    }

    @Test
    void each_of_three_unseen_tiles_is_handed_on_equally_often() {
        List<String> orders = new ArrayList<>();
        AmericanVariant variant = new AmericanVariant(rules());
        for (int roll = 0; roll < 6; roll++) {
            Table table =
                    Table.start(variant.first())
                            .after(
                                    new Event.WallBuilt(
                                            variant.tiles(),
                                            Collections.nCopies(variant.dice().size(), roll)));
            orders.add(rules().dice.mixed(table, Words.FIRST_LEFT, 0, tiles("123m")).toString());
        }

        assertThat(orders).doesNotHaveDuplicates().hasSize(6);
    }
}
