package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.table.Scenes.play;
import static sparrow.american.table.Scenes.until;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// R34 to R38: an exposed joker for the tile it stands for.
class JokerExchangeTest {
    private static final String TAKE = "take the joker of meld 0 of D for 1f";

    /// D exposes two flowers, A's and two jokers; A, B and C hold more flowers.
    private static Script.Played exposed(String... changes) {
        return play(changes)
                .hand("A", "5689m569p568s12z11f")
                .hand("B", "5689m5689p568s1f2z")
                .hand("C", "59m568p5689s11f37z")
                .hand("D", "6789m678p678s1f11j")
                .draws("4z4z4z5z")
                .start()
                .play("A: discard 1f", "D: claim (11f11j)");
    }

    @Test
    void r34_in_ones_turn_a_natural_buys_the_joker_of_any_exposure() {
        Script.Played table = exposed().play("D: discard 9m").passAll();
        assertThat(table.choices("A")).contains(TAKE);

        table.play("A: " + TAKE);
        assertThat(table.table().place(Seat.A).hand().count(Tile.JOKER)).isEqualTo(1);
        assertThat(table.table().place(Seat.D).melds().getFirst().tiles())
                .isEqualTo(Scenes.tiles("111f1j"));
        assertThat(table.table().turn()).isEqualTo(Seat.A);
        assertThat(table.choices("A")).contains("discard 4z").doesNotContain(TAKE);
    }

    @Test
    void r34_as_many_as_one_has_tiles_for() {
        Script.Played table = exposed().play("D: discard 9m").passAll();
        until(table, "C").play("C: " + TAKE, "C: " + TAKE);

        assertThat(table.table().place(Seat.C).hand().count(Tile.JOKER)).isEqualTo(2);
        assertThat(table.table().place(Seat.D).melds().getFirst().tiles())
                .isEqualTo(Scenes.tiles("1111f"));
    }

    @Test
    void r34_from_the_own_exposure_too_with_the_tile_just_drawn() {
        Script.Played table =
                play().hand("A", "5689m569p568s123z1f")
                        .hand("D", "6789m678p678s1f11j")
                        .draws("4z4z4z1f")
                        .start()
                        .play("A: discard 1f", "D: claim (11f11j)", "D: discard 9m");
        until(table.passAll(), "D").play("D: " + TAKE);

        assertThat(table.table().place(Seat.D).hand().count(Tile.JOKER)).isEqualTo(1);
        assertThat(table.table().place(Seat.D).hand().contains(Tile.FLOWER)).isFalse();
    }

    @Test
    void r34_after_a_claim_as_well_as_after_a_draw() {
        Script.Played table = exposed();

        assertThat(table.choices("D")).doesNotContain(TAKE);
        table.play("D: discard 9m").passAll().play("A: discard 1f");
        assertThat(table.choices("C")).containsExactly("pass");
    }

    @Test
    void r35_not_before_the_draw_and_not_with_the_discard() {
        Script.Played table = exposed().play("D: discard 9m");

        assertThat(table.choices("A")).containsExactly("pass");
        assertThat(table.choices("B")).containsExactly("pass");
        table.passAll().play("A: discard 1f");
        assertThat(table.choices("D")).noneMatch(choice -> choice.startsWith("take"));
    }

    @Test
    void r37_a_win_by_exchange_after_a_draw_is_self_picked() {
        Script.Played table =
                play().hand("A", "5689m569p568s12z11f")
                        .hand("B", "222m1111p33s1111f")
                        .hand("D", "6789m678p678s1f11j")
                        .draws("4z1f")
                        .start()
                        .play("A: discard 1f", "D: claim (11f11j)", "D: discard 9m")
                        .passAll()
                        .play("A: discard 4z as drawn")
                        .passAll()
                        .play("B: " + TAKE);

        assertThat(table.choices("B")).contains("win");
        table.play("B: win");
        assertThat(table.table().log().newest(Event.Won.class::isInstance))
                .contains(new Event.Won(Seat.B, Optional.empty(), Tile.JOKER));
        assertThat(table.points()).containsExactly(-50, 150, -50, -50);
    }

    /// B claims a one of dots, then takes a joker for its flower and is complete.
    private static Script.Played finesse(String... changes) {
        return play(changes)
                .hand("A", "689m156p568s112z11f")
                .hand("B", "222m111p33s11111f")
                .hand("D", "6789m678p678s1f11j")
                .draws("4z")
                .start()
                .play("A: discard 1f", "D: claim (11f11j)", "D: discard 9m")
                .passAll()
                .play("A: discard 1p", "B: claim (1111p)", "B: " + TAKE, "B: win");
    }

    @Test
    void r37_so_is_one_that_began_with_a_claim() {
        assertThat(finesse().points()).containsExactly(-50, 150, -50, -50);
        assertThat(finesse().sheet()).contains("self-pick 2 times");
    }

    @Test
    void r37_where_a_house_says_otherwise_the_discarder_pays_double() {
        Script.Played table = finesse("exchange_self_pick=no");

        assertThat(table.points()).containsExactly(-50, 100, -25, -25);
        assertThat(table.table().log().newest(Event.Won.class::isInstance))
                .contains(new Event.Won(Seat.B, Optional.of(Seat.A), Tile.JOKER));
    }

    @Test
    void r38_a_hand_whose_jokers_were_all_exchanged_away_is_jokerless() {
        Script.Played table =
                play().hand("A", "5689m569p568s12z11f")
                        .hand("D", "2222m1111p39s11f1j")
                        .draws("3s")
                        .start()
                        .play("A: discard 1f", "D: claim (111f1j)", "D: discard 9s")
                        .passAll()
                        .play("A: " + TAKE, "A: discard 3s", "D: win");

        assertThat(table.sheet()).contains("jokerless 2 times");
        assertThat(table.points()).containsExactly(-100, -50, -50, 200);
    }
}
