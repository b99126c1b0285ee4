package sparrow.filipino.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.filipino.FilipinoVariant;
import sparrow.odds.Examined;
import sparrow.odds.Fitting;
import sparrow.testkit.Script;

/// What is measured of a position, read off tables in the notation of the game.
class FilipinoMeasuresTest {
    private static final FilipinoVariant STANDARD = FilipinoVariant.standard();

    private static Script.Played table() {
        return Script.of(STANDARD)
                .hand("A", "123456789m123p1145s5z")
                .hand("B", "1133557799p11337z6z")
                .hand("C", "2244668888p2244s5z4z")
                .hand("D", "1199m2266778899s24z")
                .start();
    }

    private static float measure(Script.Played table, String action, String name) {
        Fitting fitting = FilipinoBots.fitting();
        Examined examined =
                fitting
                        .examiner()
                        .get()
                        .examine(
                                View.of(Seat.A, table.table()),
                                STANDARD.pending(table.table()).get(Seat.A))
                        .stream()
                        .filter(each -> each.action().text().equals(action))
                        .findFirst()
                        .orElseThrow();
        return examined.measures()[fitting.measures().indexOf(name)];
    }

    @Test
    void a_ready_hand_is_measured_with_what_its_waits_pay() {
        Script.Played table = table();

        assertThat(measure(table, "discard 5z", "ready")).isEqualTo(1);
        assertThat(measure(table, "discard 5z", "away from an escalera")).isZero();
        assertThat(measure(table, "discard 5z", "worth of a win on a discard"))
                .as(
                        "todas, escalera, all chows, concealed, no flower: nine quarters from each of three")
                .isEqualTo(2.25f);
        assertThat(measure(table, "discard 1m", "ready")).isZero();
    }
}
