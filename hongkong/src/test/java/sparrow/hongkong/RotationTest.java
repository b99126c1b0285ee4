package sparrow.hongkong;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.hongkong.Scenes.rules;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// How one hand follows another.
class RotationTest {
    private static Event.Started after(String ending, Seat dealer, int passed, String... changes) {
        HongKongVariant variant = new HongKongVariant(rules("old-style", changes));
        Event.Started first = variant.first();
        Event.Started started =
                new Event.Started(
                        first.variant(),
                        first.edition(),
                        first.rules(),
                        5,
                        dealer,
                        new TreeMap<>(Map.of(Words.PASSED, passed)),
                        Seats.of(4, 3, -3, -4),
                        0);
        Table table = Table.start(started);
        if (!ending.equals(Words.WALL)) {
            table = table.after(new Event.Won(Seat.valueOf(ending), Optional.of(Seat.C), Tile.M1));
        }
        return variant.next(table.after(new Event.Ended(Words.WIN))).orElse(first);
    }

    @Test
    void the_dealer_stays_after_a_win_or_a_draw() {
        assertThat(after("B", Seat.B, 5).dealer()).isEqualTo(Seat.B);
        assertThat(after(Words.WALL, Seat.B, 5).dealer()).isEqualTo(Seat.B);
        assertThat(after("A", Seat.B, 5).dealer()).isEqualTo(Seat.C);
        assertThat(after(Words.WALL, Seat.B, 5, "dealer_stays=win").dealer()).isEqualTo(Seat.C);
        assertThat(after("B", Seat.B, 5, "dealer_stays=win").dealer()).isEqualTo(Seat.B);
        assertThat(after("B", Seat.B, 5, "dealer_stays=never").dealer()).isEqualTo(Seat.C);
    }

    @Test
    void the_wind_of_the_round_changes_when_the_deal_has_gone_round() {
        assertThat(Rotation.roundWind(after("A", Seat.C, 2))).isEqualTo(Tile.EAST);
        assertThat(Rotation.roundWind(after("A", Seat.D, 3))).isEqualTo(Tile.SOUTH);
        assertThat(Rotation.roundWind(after("D", Seat.D, 3))).isEqualTo(Tile.EAST);
        assertThat(after("A", Seat.D, 3).points().values()).containsExactly(4, 3, -3, -4);
    }

    @Test
    void the_match_ends_when_the_last_wind_has_gone_round() {
        HongKongVariant variant = new HongKongVariant(rules("old-style"));

        assertThat(after("A", Seat.D, 15)).isEqualTo(variant.first());
        assertThat(after("D", Seat.D, 15).hand()).isEqualTo(6);
        assertThat(after("A", Seat.D, 3, "rounds=1").hand()).isZero();
    }
}
