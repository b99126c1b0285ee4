package sparrow.riichi.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.riichi.RiichiOptions;

class StandingTest {
    private static Seats<Integer> results(Map<String, String> changes, Integer... points) {
        Rules rules = Rules.of(RiichiOptions.all(), changes).orThrow();
        Table table =
                Table.start(
                        new Event.Started(
                                Words.RIICHI_GAME, 1, rules, 0, Seat.A, Seats.of(points), 0));
        return new Standing(rules).results(table);
    }

    @Test
    void points_are_rounded_before_anything_is_taken_from_them() {
        Map<String, String> rounding = Map.of("rounding", "thousand");
        assertThat(results(rounding, 26_600, 15_500, 42_800, 15_100))
                .isEqualTo(Seats.of(70, -240, 520, -350));
        assertThat(results(rounding, 24_500, 29_300, 30_400, 15_800))
                .isEqualTo(Seats.of(-150, 90, 400, -340));
        assertThat(results(rounding, 60_400, 23_500, 16_600, -500))
                .isEqualTo(Seats.of(700, 40, -230, -510));
    }

    @Test
    void points_are_counted_to_the_tenth() {
        assertThat(results(Map.of(), 26_600, 15_500, 42_800, 15_100))
                .isEqualTo(Seats.of(66, -245, 528, -349));
    }
}
