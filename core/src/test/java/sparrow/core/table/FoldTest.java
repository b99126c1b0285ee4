package sparrow.core.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.core.table.Scene.meld;
import static sparrow.core.table.Scene.tile;
import static sparrow.core.table.Scene.tiles;
import static sparrow.core.tile.Seat.A;
import static sparrow.core.tile.Seat.B;
import static sparrow.core.tile.Seat.C;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What each event changes on the table; [ImpossibleTest] has what cannot happen.
class FoldTest {
    private static Event discard(Seat seat, String tile) {
        return Event.Discarded.of(seat, tile(tile), Origin.HAND);
    }

    private static Event claim(Seat seat, String tiles, String taken, Seat from) {
        return new Event.Claimed(seat, Meld.claimed(tiles(tiles), tile(taken), from));
    }

    @Test
    void a_hand_starts_with_empty_places_and_the_points_brought_along() {
        Table table =
                Table.start(
                        new Event.Started(
                                "scene",
                                3,
                                Rules.NONE,
                                7,
                                B,
                                new TreeMap<>(Map.of("round", 2)),
                                Seats.of(10, 20, 30),
                                5));
        assertThat(table.points()).isEqualTo(Seats.of(10, 20, 30));
        assertThat(table.pot()).isEqualTo(5);
        assertThat(table.dealer()).isEqualTo(B);
        assertThat(table.turn()).isEqualTo(B);
        assertThat(table.phase()).isEmpty();
        assertThat(table.wall().size()).isZero();
        assertThat(table.offered()).isEmpty();
        assertThat(table.seats()).containsExactly(A, B, C);
        assertThat(table.rules()).isEqualTo(Rules.NONE);
        assertThat(table.started().tally()).containsEntry("round", 2);
        assertThat(table.isOver()).isFalse();
    }

    @Test
    void the_dealer_is_east_and_winds_follow_turn_order_over_absent_seats() {
        Table table = Scene.table("", "", "");
        assertThat(table.wind(A)).isEqualTo(Tile.EAST);
        assertThat(table.wind(C)).isEqualTo(Tile.WEST);
        Table fromC =
                Table.start(new Event.Started("scene", 1, Rules.NONE, 0, C, Seats.of(0, 0, 0), 0));
        assertThat(fromC.wind(C)).isEqualTo(Tile.EAST);
        assertThat(fromC.wind(A)).isEqualTo(Tile.SOUTH);
        assertThat(fromC.next(C)).isEqualTo(A);
    }

    @Test
    void the_deal_takes_tiles_from_the_front_of_the_wall() {
        Table table = Scene.table("123m", "11p", "", "9s");
        assertThat(table.wall().left()).isEqualTo(9);
        assertThat(table.wall().front()).isEqualTo(6);
        assertThat(table.rolls()).containsExactly(3, 5);
        assertThat(table.place(A).hand()).hasToString("123m");
        assertThat(table.place(B).hand()).hasToString("11p");
        assertThat(table.place(C).hand()).isEqualTo(Tiles.EMPTY);
        assertThat(table.place(A).drawn()).isEmpty();
    }

    @Test
    void a_draw_takes_any_position_and_is_remembered_until_the_hand_changes() {
        Table table = Scene.table("12m", "9s");
        Table drawn = table.after(new Event.Drew(B, tile("9p"), table.wall().back()));
        assertThat(drawn.place(B).hand()).hasToString("9p9s");
        assertThat(drawn.place(B).drawn()).contains(Tile.P9);
        assertThat(drawn.turn()).isEqualTo(B);
        assertThat(drawn.wall().back()).isEqualTo(table.wall().back() - 1);
        Table discarded = drawn.after(discard(B, "9s"));
        assertThat(discarded.place(B).drawn()).isEmpty();
        assertThat(discarded.place(B).hand()).hasToString("9p");
    }

    @Test
    void a_discard_goes_to_the_pond_and_is_offered() {
        Table table = Scene.table("123m", "9s");
        Table after = table.after(Scene.draw(table, A)).after(discard(A, "2m"));
        assertThat(after.place(A).pond())
                .containsExactly(new Thrown(Tile.M2, Origin.HAND, Optional.empty()));
        assertThat(after.offered()).contains(new Offer(A, Tile.M2, Offer.Source.DISCARD, -1));
        assertThat(after.place(A).hand()).hasToString("13m1z");
        Table next = after.after(Scene.draw(after, B));
        assertThat(next.offered()).isEmpty();
        Table passedOn = next.after(Event.Discarded.of(B, tile("2z"), Origin.DRAWN));
        assertThat(passedOn.place(B).pond().getLast().origin()).isEqualTo(Origin.DRAWN);
        assertThat(passedOn.place(B).hand()).hasToString("9s");
    }

    @Test
    void a_claimed_discard_leaves_for_the_meld_and_is_remembered_where_it_lay() {
        Table table =
                Scene.table("5m1z", "", "46m1p")
                        .after(discard(A, "5m"))
                        .after(claim(C, "456m", "5m", A));
        assertThat(table.place(A).pond())
                .containsExactly(new Thrown(Tile.M5, Origin.HAND, Optional.of(C)));
        assertThat(table.place(C).hand()).hasToString("1p");
        assertThat(table.place(C).melds()).hasSize(1);
        assertThat(table.place(C).melds().getFirst().taken()).contains(new Meld.Taken(Tile.M5, A));
        assertThat(table.offered()).isEmpty();
        assertThat(table.turn()).isEqualTo(C);
    }

    @Test
    void only_the_last_discard_is_claimed_of_several_equal_ones() {
        Table table =
                Scene.table("55m", "", "55m")
                        .after(discard(A, "5m"))
                        .after(discard(A, "5m"))
                        .after(claim(C, "555m", "5m", A));
        assertThat(table.place(A).pond())
                .extracting(Thrown::claimedBy)
                .containsExactly(Optional.empty(), Optional.of(C));
    }

    @Test
    void a_meld_laid_from_the_hand_offers_its_face() {
        Table table = Scene.table("11119m", "9s").after(new Event.Laid(A, meld("{1111m}")));
        assertThat(table.place(A).hand()).hasToString("9m");
        assertThat(table.place(A).melds()).containsExactly(meld("{1111m}"));
        assertThat(table.offered()).contains(new Offer(A, Tile.M1, Offer.Source.LAID, -1));
        assertThat(table.place(A).flowers()).isEqualTo(Tiles.EMPTY);
    }

    @Test
    void flowers_are_laid_apart_from_melds() {
        Table table =
                Scene.table("1m15f2f", "9s")
                        .after(new Event.Laid(A, meld("[15f]")))
                        .after(new Event.Laid(A, meld("[2f]")));
        assertThat(table.place(A).flowers()).hasToString("125f");
        assertThat(table.place(A).melds()).isEmpty();
        assertThat(table.place(A).hand()).hasToString("1m");
    }

    @Test
    void an_added_tile_grows_the_meld_and_is_offered() {
        Table table =
                Scene.table("1m9s", "11m1m")
                        .after(discard(A, "1m"))
                        .after(claim(B, "111m", "1m", A))
                        .after(new Event.Added(B, 0, Tile.M1));
        assertThat(table.place(B).melds().getFirst()).hasToString("(111+1m)");
        assertThat(table.offered()).contains(new Offer(B, Tile.M1, Offer.Source.ADDED, 0));
        assertThat(table.place(B).hand().isEmpty()).isTrue();
    }

    @Test
    void an_added_tile_claimed_away_shrinks_the_meld_again() {
        Table table =
                Scene.table("1m9s", "111m", "23m")
                        .after(discard(A, "1m"))
                        .after(claim(B, "111m", "1m", A))
                        .after(new Event.Added(B, 0, Tile.M1))
                        .after(claim(C, "123m", "1m", B));
        assertThat(table.place(B).melds()).containsExactly(Meld.claimed(tiles("111m"), Tile.M1, A));
        assertThat(table.place(C).melds().getFirst()).hasToString("(123m)");
        assertThat(table.place(B).pond()).isEmpty();
        assertThat(table.offered()).isEmpty();
    }

    @Test
    void an_exposure_edited_returns_tiles_to_the_hand() {
        Table table =
                Scene.table("5m9s", "555m1j")
                        .after(discard(A, "5m"))
                        .after(claim(B, "555m1j", "5m", A))
                        .after(new Event.TakenBack(B, 0, tiles("1j")));
        assertThat(table.place(B).melds().getFirst()).hasToString("(555m)");
        assertThat(table.place(B).hand()).hasToString("5m1j");
        assertThat(table.offered()).isEmpty();
    }

    @Test
    void a_joker_is_taken_for_the_tile_it_stands_for() {
        Table table =
                Scene.table("5m9s", "55m11j", "5m")
                        .after(discard(A, "5m"))
                        .after(claim(B, "555m11j", "5m", A))
                        .after(new Event.JokerTaken(C, B, 0, Tile.M5));
        assertThat(table.place(B).melds().getFirst()).hasToString("(5555m1j)");
        assertThat(table.place(C).hand()).hasToString("1j");
        assertThat(table.place(B).melds().getFirst().taken()).contains(new Meld.Taken(Tile.M5, A));
    }

    @Test
    void a_joker_is_taken_from_the_own_meld_as_well() {
        Table table =
                Scene.table("555m1j", "")
                        .after(new Event.Laid(A, meld("[55m1j]")))
                        .after(new Event.JokerTaken(A, A, 0, Tile.M5));
        assertThat(table.place(A).melds()).containsExactly(meld("[555m]"));
        assertThat(table.place(A).hand()).hasToString("1j");
    }

    @Test
    void a_discard_is_taken_from_a_pond_and_another_tile_left_there() {
        Table table =
                Scene.table("5m9s", "2j", "9s")
                        .after(discard(A, "5m"))
                        .after(discard(A, "9s"))
                        .after(new Event.Retrieved(B, A, 0, Tile.M5, Tile.BLANK));
        assertThat(table.place(B).hand()).hasToString("5m");
        assertThat(table.place(A).pond())
                .extracting(Thrown::tile)
                .containsExactly(Tile.BLANK, Tile.S9);
        assertThat(table.offered()).isEmpty();
    }

    @Test
    void all_seats_exchange_at_once() {
        Table table =
                Scene.table("123m", "456m", "789m", "123p")
                        .after(
                                new Event.Exchanged(
                                        Seats.of(
                                                tiles("12m"),
                                                tiles("45m"),
                                                tiles("78m"),
                                                tiles("12p")),
                                        Seats.of(
                                                tiles("12p"),
                                                tiles("12m"),
                                                tiles("45m"),
                                                tiles("78m"))));
        assertThat(table.places().map(place -> place.hand().toString()))
                .isEqualTo(Seats.of("3m12p", "126m", "459m", "78m3p"));
    }

    /// A blind pass: B hands on what it was given unseen, and owes a tile to the next pass.
    @Test
    void a_seat_may_give_and_receive_different_numbers() {
        Table table =
                Scene.table("123m", "456m", "789m")
                        .after(
                                new Event.Exchanged(
                                        Seats.of(tiles("123m"), tiles("4m")),
                                        Seats.only(B, tiles("1m")).with(C, tiles("234m"))));
        assertThat(table.places().map(place -> place.hand().size())).isEqualTo(Seats.of(0, 3, 6));
        assertThat(table.place(C).hand()).hasToString("234789m");
    }

    @Test
    void words_are_remembered_in_order_and_change_nothing_else() {
        Table table = Scene.table("1m", "9s");
        Table drawn = table.after(Scene.draw(table, A));
        Table said = drawn.after(new Event.Declared(A, "riichi")).after(new Event.Declared(A, "x"));
        assertThat(said.place(A).words()).containsExactly("riichi", "x");
        assertThat(said.place(A).hasSaid("riichi")).isTrue();
        assertThat(said.place(B).hasSaid("riichi")).isFalse();
        assertThat(said.place(A).drawn()).isEqualTo(drawn.place(A).drawn());
    }

    @Test
    void a_phase_begins_and_withdraws_what_was_offered() {
        Table table =
                Scene.table("1m", "9s").after(discard(A, "1m")).after(new Event.Began("play"));
        assertThat(table.phase()).isEqualTo("play");
        assertThat(table.offered()).isEmpty();
    }

    @Test
    void a_marker_names_a_position_and_is_there_once() {
        Table table = Scene.table("1m", "9s");
        Table marked =
                table.after(new Event.Revealed("bao", 3, tile("2z"), Set.of(B)))
                        .after(new Event.Revealed("dora", 3, tile("2z"), Set.of(A)))
                        .after(new Event.Revealed("bao", 4, tile("3z"), Set.of(B)))
                        .after(Event.Revealed.openly("bao", 3, tile("2z")));
        assertThat(marked.markers()).hasSize(3);
        assertThat(marked.markers("bao")).extracting(Marker::at).containsExactlyInAnyOrder(3, 4);
        assertThat(marked.markers("dora"))
                .containsExactly(new Marker("dora", 3, tile("2z"), Set.of(A)));
        assertThat(marked.wall().left()).isEqualTo(table.wall().left());
    }

    @Test
    void who_has_seen_a_marker_does_not_forget_it_when_others_see_it() {
        List<Event> log = Scene.log("1m", "9s", "");
        log.add(new Event.Revealed("bao", 3, tile("2z"), Set.of(A)));
        log.add(new Event.Revealed("bao", 3, tile("2z"), Set.of(B)));
        assertThat(Table.fold(log).markers())
                .containsExactly(new Marker("bao", 3, tile("2z"), Set.of(A, B)));
        assertThat(View.of(A, Table.fold(log)).table().markers())
                .containsExactly(new Marker("bao", 3, tile("2z"), Set.of(A, B)));
        assertThat(View.of(C, Table.fold(log)).table().markers())
                .containsExactly(new Marker("bao", 3, Tile.HIDDEN, Set.of(A, B)));
    }

    @Test
    void winning_moves_no_tile() {
        Table table = Scene.table("1m", "9s", "").after(discard(A, "1m"));
        Table won = table.after(new Event.Won(B, Optional.of(A), Tile.M1));
        assertThat(won.places()).isEqualTo(table.places());
        assertThat(won.offered()).isEqualTo(table.offered());
        assertThat(won.after(new Event.Won(C, Optional.of(A), Tile.M1)).offered()).isPresent();
    }

    @Test
    void payments_change_points_and_pot() {
        Table table =
                Scene.table("", "", "")
                        .after(new Event.Paid("stick", List.of(), Seats.only(A, -10), 10))
                        .after(new Event.Paid("win", List.of(), Seats.of(0, 30, -20), -10));
        assertThat(table.points()).isEqualTo(Seats.of(90, 130, 80));
        assertThat(table.pot()).isZero();
    }

    @Test
    void a_shown_hand_and_a_kong_turned_up_stay_what_they_were() {
        Table table = Scene.table("11119m", "9s").after(new Event.Laid(A, meld("{1111m}")));
        Table shown =
                table.after(new Event.Shown(A, tiles("9m")))
                        .after(new Event.Turned(A, 0, tiles("1111m")));
        assertThat(shown.place(A).hand()).isEqualTo(table.place(A).hand());
        assertThat(shown.place(A).melds()).containsExactly(meld("[1111m]"));
    }

    @Test
    void the_end_is_the_end() {
        Table table = Scene.table("1m", "9s").after(new Event.Ended("wall"));
        assertThat(table.isOver()).isTrue();
    }

    @Test
    void equal_logs_make_equal_tables() {
        List<Event> log = Scene.log("123m", "9s");
        assertThat(Table.fold(log)).isEqualTo(Table.fold(log)).hasSameHashCodeAs(Table.fold(log));
        assertThat(Table.fold(log)).isNotEqualTo(Table.fold(log).after(new Event.Began("play")));
        Place place = Table.fold(log).place(A);
        assertThat(place).isEqualTo(Table.fold(log).place(A));
        assertThat(place).hasSameHashCodeAs(Table.fold(log).place(A));
        assertThat(place).isNotEqualTo(Table.fold(log).place(B));
    }
}
