package sparrow.core.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeldTest {
    private static Meld meld(String compact) {
        return Hand.of(compact).melds().getFirst();
    }

    private static List<Tile> tiles(String compact) {
        return Hand.of(compact).tiles();
    }

    @ParameterizedTest
    @CsvSource({
        "(123m), RUN",
        "(340p), RUN",
        "(789s), RUN",
        "(111m), GROUP",
        "(550s), GROUP",
        "(1111z), GROUP",
        "(55m1j), GROUP",
        "(5m11111j), GROUP",
        "(111j), GROUP",
        "[1234z], MIXED",
        "[123z], MIXED",
        "(567z), MIXED",
        "(135m), MIXED",
        "(124m), MIXED",
        "(12m3p), MIXED",
        "(89m1p), MIXED",
        "(1m23p), MIXED",
        "(1234m), MIXED",
        "(12m1j), MIXED",
        "[1f], FLOWERS",
        "[15f], FLOWERS",
        "[1234f], FLOWERS"
    })
    void a_meld_knows_what_it_is_by_its_tiles(String compact, Meld.Kind kind) {
        assertThat(meld(compact).kind()).isEqualTo(kind);
    }

    @Test
    void tiles_of_a_meld_are_sorted() {
        assertThat(Meld.own(Tile.M3, Tile.M1, Tile.M2)).isEqualTo(meld("[123m]"));
        assertThat(Meld.claimed(tiles("645p"), Tile.P5, Seat.B).tiles()).isEqualTo(tiles("456p"));
        assertThat(meld("(1j55m)").face()).isEqualTo(Tile.M5);
        assertThat(meld("(055p)").face()).isEqualTo(Tile.P5);
    }

    @Test
    void a_claimed_meld_remembers_the_tile_and_its_giver() {
        Meld claimed = Meld.claimed(tiles("456p"), Tile.P5, Seat.B);
        assertThat(claimed.manner()).isEqualTo(Meld.Manner.CLAIMED);
        assertThat(claimed.taken()).contains(new Meld.Taken(Tile.P5, Seat.B));
        assertThat(Meld.own(Tile.M1, Tile.M1, Tile.M1).taken()).isEqualTo(Optional.empty());
    }

    @Test
    void four_of_a_kind_are_a_kong_and_nothing_else_is() {
        assertThat(meld("[1111m]").isKong()).isTrue();
        assertThat(meld("(550+5m)").isKong()).isTrue();
        assertThat(meld("(111m)").isKong()).isFalse();
        assertThat(meld("(11111m)").isKong()).isFalse();
        assertThat(meld("[1234z]").isKong()).isFalse();
        assertThat(meld("[1234f]").isKong()).isFalse();
    }

    @Test
    void a_grown_meld_keeps_its_kind_manner_and_giver() {
        Meld pung = Meld.claimed(tiles("555p"), Tile.P5, Seat.C);
        Meld kong = pung.grown(Tile.P0);
        assertThat(kong).hasToString("(555+0p)");
        assertThat(kong.added()).isEqualTo(1);
        assertThat(kong.taken()).isEqualTo(pung.taken());
        assertThat(meld("[123z]").grown(Tile.NORTH)).hasToString("[123+4z]");
        assertThat(meld("[123z]").grown(Tile.NORTH).kind()).isEqualTo(Meld.Kind.MIXED);
    }

    @Test
    void a_shrunk_meld_loses_first_what_was_added_last() {
        Meld pung = meld("(111m)");
        assertThat(pung.grown(Tile.M1).shrunk(tiles("1m"))).isEqualTo(pung);
        assertThat(meld("(111+11m)").shrunk(tiles("1m"))).isEqualTo(meld("(111+1m)"));
        assertThat(meld("(111+11m)").shrunk(tiles("111m")).added()).isZero();
        assertThat(meld("(55m11j)").shrunk(tiles("1j"))).isEqualTo(meld("(55m1j)"));
    }

    @Test
    void a_redeemed_joker_leaves_the_tile_it_stood_for() {
        assertThat(meld("(55m11j)").redeemed(Tile.M5)).isEqualTo(meld("(555m1j)"));
        assertThat(meld("(55m1j)").redeemed(Tile.M5)).isEqualTo(meld("(555m)"));
        assertThat(meld("(111j)").redeemed(Tile.EAST).face()).isEqualTo(Tile.EAST);
    }

    @Test
    void a_covered_meld_shows_only_its_size_and_kind() {
        Meld down = Meld.faceDown(Tile.M1, Tile.M1, Tile.M1, Tile.M1);
        assertThat(down.isFaceDown()).isTrue();
        assertThat(down.covered()).hasToString("{????}");
        assertThat(down.covered().kind()).isEqualTo(Meld.Kind.GROUP);
        assertThat(down.covered().isKong()).isTrue();
        assertThat(down.covered())
                .isEqualTo(Meld.faceDown(tiles("9999s").toArray(Tile[]::new)).covered());
    }

    @Test
    void a_meld_turned_up_lies_open_as_an_own_meld() {
        Meld down = Meld.faceDown(Tile.M1, Tile.M1, Tile.M1, Tile.M1);
        assertThat(down.covered().turned(tiles("1111m"))).isEqualTo(meld("[1111m]"));
        assertThat(down.turned(down.tiles())).isEqualTo(meld("[1111m]"));
        assertThat(meld("[1111m]").isFaceDown()).isFalse();
    }

    @Test
    void a_meld_has_tiles_that_were_there_from_the_start() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Meld.of(Meld.Manner.OWN, List.of()))
                .withMessage("not a meld: [] with 0 added");
        for (int added : new int[] {-1, 3, 4}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Meld.grown(Meld.Manner.OWN, tiles("111m"), added))
                    .withMessageContaining("with " + added + " added");
        }
    }
}
