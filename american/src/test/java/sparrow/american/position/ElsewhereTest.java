package sparrow.american.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.american.card.Kinds;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Preset;
import sparrow.american.table.Words;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// What A knows to be in the hands of B, C and D.
final class ElsewhereTest {
    private static final AmericanVariant DALLAS = new AmericanVariant(Preset.DALLAS.rules());

    private Table table = dealt();

    private static Table dealt() {
        int size = DALLAS.tiles().size();
        return Table.start(DALLAS.first())
                .after(new Event.WallBuilt(Collections.nCopies(size, Tile.HIDDEN), List.of()))
                .after(new Event.Dealt(Seat.A, tiles("1B 1B 1B 1B 2B 3C 5D 5D 6D 6D 7D 7D N S")))
                .after(new Event.Dealt(Seat.B, tiles("1B 1B 2B 5B 5D 7B 8B 9B E W R J blank")))
                .after(new Event.Dealt(Seat.C, tiles("1B 1B 5B 5B 5D 7C 8C 9C E W R J J")))
                .after(new Event.Dealt(Seat.D, tiles("2B 4C 4C 5B 5D 7C 8C 9C E W R J J")));
    }

    private static List<Tile> tiles(String american) {
        return Notation.AMERICAN.readTiles(american).orThrow();
    }

    private static Tile tile(String american) {
        return tiles(american).getFirst();
    }

    private void passes(String given, String received) {
        Seats<List<Tile>> nothing = Seats.first(4, _ -> List.<Tile>of());
        happens(
                new Event.Exchanged(
                        nothing.with(Seat.A, tiles(given)).with(Seat.B, tiles(received)),
                        nothing.with(Seat.B, tiles(given)).with(Seat.A, tiles(received))));
        happens(new Event.Began(Words.PLAY));
    }

    private void discards(Seat seat, String tile) {
        happens(Event.Discarded.of(seat, tile(tile), Origin.HAND));
    }

    private void claims(Seat seat, String group, Seat from) {
        List<Tile> tiles = tiles(group);
        happens(new Event.Claimed(seat, Meld.claimed(tiles, tiles.getFirst(), from)));
    }

    private void happens(Event event) {
        table = table.after(event);
    }

    private Position position() {
        return Position.of(View.of(Seat.A, table));
    }

    private String elsewhere() {
        return Notation.AMERICAN.write(position().elsewhere().list());
    }

    private int left(String tile) {
        return position().unseen(DALLAS.card().supply()).left(Kinds.of(tile(tile)));
    }

    @Test
    void what_was_passed_is_with_others_until_one_of_them_shows_such_a_tile() {
        passes("2B 3C N", "8B 9B E");
        assertThat(elsewhere()).isEqualTo("3C 2B N");
        discards(Seat.D, "2B");
        assertThat(elsewhere()).isEqualTo("3C N");
    }

    @Test
    void what_comes_back_in_the_charleston_is_with_others_no_longer() {
        passes("2B 3C N", "2B E W");
        assertThat(elsewhere()).isEqualTo("3C N");
    }

    @Test
    void a_tile_claimed_back_is_with_others_no_longer() {
        passes("1B 3C N", "8B 9B E");
        discards(Seat.C, "1B");
        claims(Seat.A, "1B 1B 1B", Seat.C);
        assertThat(elsewhere()).isEqualTo("3C N");
    }

    @Test
    void an_own_discard_in_an_exposure_of_another_is_not_the_tile_that_was_passed() {
        passes("1B 3C N", "8B 9B E");
        discards(Seat.A, "1B");
        claims(Seat.C, "1B J J", Seat.A);
        assertThat(elsewhere()).isEqualTo("3C 1B N");
    }

    @Test
    void a_discard_bought_with_a_blank_is_with_the_buyer_whatever_others_show() {
        passes("2B 3C N", "8B 9B E");
        discards(Seat.A, "5D");
        happens(new Event.Retrieved(Seat.B, Seat.A, 0, tile("5D"), Tile.BLANK));
        assertThat(elsewhere()).isEqualTo("3C 5D 2B N");
        discards(Seat.D, "5D");
        assertThat(elsewhere()).isEqualTo("3C 5D 2B N");
        discards(Seat.B, "5D");
        assertThat(elsewhere()).isEqualTo("3C 2B N");
        assertThat(left("5D")).isEqualTo(1);
    }

    @Test
    void a_joker_that_another_took_out_of_an_exposure_does_not_come_any_more() {
        passes("2B 3C N", "8B 9B E");
        discards(Seat.D, "5B");
        claims(Seat.C, "5B 5B J", Seat.D);
        happens(new Event.JokerTaken(Seat.B, Seat.C, 0, tile("5B")));
        assertThat(elsewhere()).isEqualTo("3C 2B N J");
        assertThat(position().unseen(DALLAS.card().supply()).jokers()).isEqualTo(7);
        discards(Seat.D, "4C");
        claims(Seat.B, "4C J J", Seat.D);
        assertThat(elsewhere()).isEqualTo("3C 2B N");
        assertThat(position().unseen(DALLAS.card().supply()).jokers()).isEqualTo(6);
    }

    @Test
    void a_tile_taken_back_from_an_exposure_is_with_its_player() {
        passes("2B 3C N", "8B 9B E");
        discards(Seat.D, "5B");
        claims(Seat.C, "5B 5B 5B J", Seat.D);
        happens(new Event.TakenBack(Seat.C, 0, tiles("5B")));
        assertThat(elsewhere()).isEqualTo("3C 2B 5B N");
        assertThat(left("5B")).isEqualTo(1);
    }
}
