package sparrow.hongkong.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.hongkong.HongKongVariant;
import sparrow.hongkong.Preset;
import sparrow.odds.Examined;
import sparrow.odds.Fitting;
import sparrow.testkit.Script;

/// What is measured of a position, read off tables in the notation of the game.
class HongKongMeasuresTest {
    private static final HongKongVariant OLD = new HongKongVariant(Preset.OLD_STYLE.rules());

    private static Script.Played table() {
        return Script.of(OLD)
                .hand("A", "123456789m2p11z55z")
                .hand("B", "1133557799p113s")
                .hand("C", "224466888p2244s")
                .hand("D", "1199m226677899s")
                .start();
    }

    private static float measure(Script.Played table, String action, String name) {
        Fitting fitting = HongKongBots.fitting();
        Examined examined =
                fitting
                        .examiner()
                        .get()
                        .examine(
                                View.of(Seat.A, table.table()),
                                OLD.pending(table.table()).get(Seat.A))
                        .stream()
                        .filter(each -> each.action().text().equals(action))
                        .findFirst()
                        .orElseThrow();
        return examined.measures()[fitting.measures().indexOf(name)];
    }

    @Test
    void a_ready_hand_of_one_suit_is_measured_with_its_faan() {
        Script.Played table = table();

        assertThat(measure(table, "discard 2p", "ready")).isEqualTo(1);
        assertThat(measure(table, "discard 2p", "minimum")).isEqualTo(3);
        assertThat(measure(table, "discard 2p", "valued pairs"))
                .as("white dragons and the east wind, of the seat and of the round")
                .isEqualTo(3);
        assertThat(measure(table, "discard 2p", "suits")).isEqualTo(1);
        assertThat(measure(table, "discard 5z", "suits")).isEqualTo(2);
        assertThat(measure(table, "discard 2p", "points of a win on a discard")).isPositive();
    }
}
