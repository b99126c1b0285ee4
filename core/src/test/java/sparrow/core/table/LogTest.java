package sparrow.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Seat;

class LogTest {
    private static final Event FIRST = Scene.started(2);
    private static final Event SECOND = new Event.Began("pass");
    private static final Event THIRD = new Event.Declared(Seat.A, "word");
    private static final Event FOURTH = new Event.Began("play");

    private static final Log LOG = Log.of(FIRST).plus(SECOND).plus(THIRD).plus(FOURTH);

    @Test
    void a_log_tells_its_events_in_the_order_they_happened() {
        assertThat(LOG.events()).containsExactly(FIRST, SECOND, THIRD, FOURTH);
        assertThat(LOG.size()).isEqualTo(4);
        assertThat(LOG.last()).isEqualTo(FOURTH);
        assertThat(LOG.since(2)).containsExactly(THIRD, FOURTH);
        assertThat(LOG.since(4)).isEmpty();
        assertThat(LOG.since(9)).isEmpty();
    }

    @Test
    void a_longer_log_shares_the_shorter_one() {
        Log shorter = LOG.before().orElseThrow();
        assertThat(shorter.events()).containsExactly(FIRST, SECOND, THIRD);
        Log other = shorter.plus(new Event.Ended("wall"));
        assertThat(other.before().orElseThrow()).isSameAs(shorter);
        assertThat(LOG.events()).hasSize(4).endsWith(FOURTH);
        assertThat(Log.of(FIRST).before()).isEmpty();
    }

    @Test
    void the_past_is_asked_from_its_end() {
        assertThat(LOG.newest(Event.Began.class::isInstance)).contains(FOURTH);
        assertThat(LOG.newest(Event.Declared.class::isInstance)).contains(THIRD);
        assertThat(LOG.newest(Event.Ended.class::isInstance)).isEmpty();
        assertThat(LOG.count(Event.Began.class::isInstance)).isEqualTo(2);
        assertThat(LOG.count(Event.Ended.class::isInstance)).isZero();
    }

    @Test
    void logs_are_equal_by_their_events() {
        Log same = Log.of(FIRST).plus(SECOND).plus(THIRD).plus(FOURTH);
        assertThat(same).isEqualTo(LOG).hasSameHashCodeAs(LOG);
        assertThat(LOG).isNotEqualTo(LOG.before().orElseThrow());
        assertThat(LOG).isNotEqualTo(Log.of(FIRST).plus(THIRD).plus(SECOND).plus(FOURTH));
        assertThat(LOG.equals((Object) List.of(FIRST))).isFalse();
    }
}
