package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VaryCommandTest extends CommandTest {
    private int runLine(String line) {
        return run(line.split(" +"));
    }

    @Test
    void traits_are_drawn_by_lot_and_compared_by_the_same_games_on_any_number_of_threads() {
        String vary =
                "arena vary intermediate[reach=3|4,caution=0|0.5|1] classic-hard --game american"
                        + " --rule rounds=1 --sets 2 --seed 5 --threads ";
        assertThat(runLine(vary + 1)).isZero();
        String alone = out.toString();
        assertThat(err.toString()).isEmpty();
        assertThat(alone)
                .contains("intermediate against classic-hard: 32 hands, won ")
                .contains("| trait | values | won, % | points a hand | dealt in, % |")
                .contains("| reach | 3, 4 | ")
                .contains("| caution | 0, 0.5 | ")
                .contains("| caution | 0, 1 | ");
        out.getBuffer().setLength(0);
        assertThat(runLine(vary + 2)).isZero();
        assertThat(out.toString()).isEqualTo(alone);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "vary intermediate classic-hard --game american ; sparrow: 'intermediate' draws nothing by lot",
                "duel intermediate[reach=99] classic-hard --game american ; sparrow: American has no bot 'intermediate[reach=99]'",
                "duel intermediate[speed=1] classic-hard --game american ; sparrow: American has no bot 'intermediate[speed=1]'",
                "duel intermediate[reach=4] beginner ; sparrow: Riichi has no bot 'intermediate[reach=4]'",
            })
    void bad_input_gets_one_sentence_and_exit_code_2(String line, String sentence) {
        assertThat(runLine("arena " + line)).isEqualTo(2);
        assertThat(err.toString()).startsWith(sentence);
        assertThat(out.toString()).isEmpty();
    }
}
