package sparrow.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ShareTest {
    @Test
    void an_interval_holds_the_truth_and_narrows_with_the_number() {
        assertThat(new Share(0, 0).low()).isZero();
        assertThat(new Share(0, 0).high()).isEqualTo(1);
        assertThat(new Share(0, 20).high()).isCloseTo(0.161, within(0.001));
        assertThat(new Share(10, 100).low()).isCloseTo(0.055, within(0.001));
        assertThat(new Share(10, 100).high()).isCloseTo(0.174, within(0.001));
        assertThat(new Share(100, 1000).high()).isCloseTo(0.120, within(0.001));
    }
}
