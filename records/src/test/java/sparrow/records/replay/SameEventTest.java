package sparrow.records.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Event.Line;
import sparrow.core.tile.Seats;

/// Logs from before score sheets named all they name now are as true as they were; whatever counts
/// must be there.
class SameEventTest {
    private static final Line RIICHI = new Line("Riichi", 1, "han");
    private static final Line HAN = Line.sum(1, "han");
    private static final Line WAIT = Line.naming("wait", "closed");

    private static Event paid(Line... lines) {
        return new Event.Paid("win", List.of(lines), Seats.first(2, _ -> 0));
    }

    @Test
    void an_old_sheet_may_lack_what_only_names_something() {
        assertThat(SameEvent.agree(paid(RIICHI, WAIT, HAN), paid(RIICHI, HAN))).isTrue();
        assertThat(SameEvent.agree(paid(RIICHI, HAN, WAIT), paid(RIICHI, HAN))).isTrue();
    }

    @Test
    void it_lacks_nothing_that_counts_and_says_nothing_else() {
        assertThat(SameEvent.agree(paid(RIICHI, WAIT, HAN), paid(WAIT, HAN))).isFalse();
        assertThat(SameEvent.agree(paid(RIICHI, WAIT, HAN), paid(RIICHI, WAIT))).isFalse();
        assertThat(SameEvent.agree(paid(RIICHI, HAN), paid(RIICHI, WAIT, HAN))).isFalse();
        assertThat(SameEvent.agree(paid(RIICHI, WAIT), paid(RIICHI, Line.naming("wait", "edge"))))
                .isFalse();
        assertThat(SameEvent.agree(paid(RIICHI), new Event.Ended("win"))).isFalse();
    }
}
