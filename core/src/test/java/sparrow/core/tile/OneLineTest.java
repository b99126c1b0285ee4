package sparrow.core.tile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OneLineTest {
    @Test
    void what_can_be_read_stays() {
        assertThat(OneLine.of("'中 ¹²³ 🀄' is no tile.")).isEqualTo("'中 ¹²³ 🀄' is no tile.");
    }

    @ParameterizedTest
    @CsvSource({
        "10, U+000A",
        "13, U+000D",
        "27, U+001B",
        "0, U+0000",
        "133, U+0085",
        "8232, U+2028"
    })
    void what_acts_is_told_by_its_number(int character, String told) {
        assertThat(OneLine.of("no field \"a" + (char) character + "b\"."))
                .isEqualTo("no field \"a" + told + "b\".");
    }
}
