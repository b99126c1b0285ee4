package sparrow.changchun.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.changchun.ChangchunVariant;
import sparrow.changchun.Preset;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.odds.Examined;
import sparrow.odds.Fitting;
import sparrow.testkit.Script;

/// What is measured of a position, read off tables in the notation of the game.
class ChangchunMeasuresTest {
    private static final ChangchunVariant TRIAL = new ChangchunVariant(Preset.MIL2024.rules());

    private static Script hands() {
        return Script.of(TRIAL)
                .hand("A", "123m456p345s88s11z")
                .hand("B", "11447m22558p369s")
                .hand("C", "22478m11447p257s")
                .hand("D", "33669m33669p147s");
    }

    private static Examined examined(Script.Played table, String seat, String action) {
        Seat asked = Seat.valueOf(seat);
        return ChangchunBots.fitting()
                .examiner()
                .get()
                .examine(View.of(asked, table.table()), TRIAL.pending(table.table()).get(asked))
                .stream()
                .filter(each -> each.action().text().equals(action))
                .findFirst()
                .orElseThrow();
    }

    private static float measure(Script.Played table, String seat, String action, String name) {
        Fitting fitting = ChangchunBots.fitting();
        return examined(table, seat, action).measures()[fitting.measures().indexOf(name)];
    }

    @Test
    void ting_is_measured_with_its_discard() {
        Script.Played table = hands().draws("2z").start();

        assertThat(measure(table, "A", "say ting", "ready")).isEqualTo(1);
        assertThat(measure(table, "A", "say ting", "ting")).isEqualTo(1);
        assertThat(measure(table, "A", "discard 2z as drawn", "ting")).isZero();
        assertThat(measure(table, "A", "discard 2z as drawn", "may say ting")).isEqualTo(1);
        assertThat(measure(table, "A", "discard 1m", "ready")).isZero();
    }

    @Test
    void a_tile_that_was_thrown_since_somebody_said_ting_is_no_danger() {
        Script.Played table =
                hands().draws("2z3z4z")
                        .start()
                        .play("A: say ting", "A: discard 2z as drawn", "B: pass")
                        .play("B: discard 7m", "C: pass");

        assertThat(measure(table, "C", "discard 7m", "others who declared")).isEqualTo(1);
        assertThat(measure(table, "C", "discard 7m", "danger against declared hands")).isZero();
        assertThat(measure(table, "C", "discard 8m", "danger against declared hands")).isPositive();
    }

    @Test
    void who_is_not_ting_pays_for_all() {
        Script.Played table = hands().draws("2z").start();

        assertThat(measure(table, "A", "discard 2z as drawn", "pays for all now")).isEqualTo(1);
    }
}
