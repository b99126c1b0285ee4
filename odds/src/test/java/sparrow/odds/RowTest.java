package sparrow.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RowTest {
    @Test
    void measures_stand_in_the_order_in_which_they_were_taken() {
        Row row = new Row(4);
        row.add(1);
        row.skip(2);
        row.add(0.5);
        assertThat(row.done()).containsExactly(1, 0, 0, 0.5f);
    }

    @Test
    void a_measure_that_was_forgotten_is_missed() {
        Row row = new Row(2);
        row.add(1);
        assertThatThrownBy(row::done).hasMessage("measured 1 of 2");
    }
}
