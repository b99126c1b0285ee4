package sparrow.arena.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ReliabilityTest {
    @Test
    void told_is_compared_with_true_in_ten_groups() {
        Reliability reliability = new Reliability();
        for (int i = 0; i < 10; i++) {
            reliability.add(0.25, i < 2 ? 1 : 0);
            reliability.add(0.95, i < 9 ? 1 : 0);
        }
        reliability.add(1, 0);
        assertThat(reliability.groups().get(2)).isEqualTo(new Reliability.Group(10, 0.25, 0.2, 0));
        assertThat(reliability.groups().get(9).count()).isEqualTo(11);
        assertThat(reliability.groups().get(9).truth()).isCloseTo(9.0 / 11, within(1e-12));
        assertThat(reliability.worst(11)).isCloseTo((9.5 + 1) / 11 - 9.0 / 11, within(1e-12));
        assertThat(reliability.rate()).isCloseTo(11.0 / 21, within(1e-12));
        assertThat(reliability.baseBrier()).isCloseTo(11.0 / 21 * 10 / 21, within(1e-12));
        double squares = 2 * 0.75 * 0.75 + 8 * 0.25 * 0.25 + 9 * 0.05 * 0.05 + 0.95 * 0.95 + 1;
        assertThat(reliability.brier()).isCloseTo(squares / 21, within(1e-12));
    }

    @Test
    void how_sure_it_is_follows_from_how_matches_differ() {
        Reliability all = new Reliability();
        for (int match = 0; match < 4; match++) {
            Reliability each = new Reliability();
            for (int i = 0; i < 10; i++) {
                each.add(0.5, match % 2);
            }
            all.addMatch(each);
        }
        Reliability.Group group = all.groups().get(5);
        assertThat(group.count()).isEqualTo(40);
        assertThat(group.off()).isZero();
        assertThat(group.sure()).isCloseTo(1.96 * Math.sqrt(4 * 25) / 40, within(1e-12));
        assertThat(all.brier()).isEqualTo(0.25);
    }
}
