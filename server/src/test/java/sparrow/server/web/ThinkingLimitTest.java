package sparrow.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import sparrow.server.table.ApiRefusal;

class ThinkingLimitTest {
    private final ThinkingLimit limit = new ThinkingLimit(2, Duration.ofMillis(10));

    @Test
    void as_many_think_at_a_time_as_there_is_room() {
        assertThat(limit.think(() -> limit.think(() -> "an answer"))).isEqualTo("an answer");
    }

    @Test
    void who_finds_no_room_is_asked_to_come_again() {
        assertThatThrownBy(() -> limit.think(() -> limit.think(() -> limit.think(() -> "late"))))
                .isInstanceOf(ApiRefusal.class)
                .satisfies(refusal ->
                        assertThat(((ApiRefusal) refusal).kind().status()).isEqualTo(429))
                .hasMessageContaining("ask again in a moment");
    }

    @Test
    void a_failed_thought_leaves_its_room() {
        for (int i = 0; i < 5; i++) {
            assertThatThrownBy(() -> limit.think(() -> Integer.parseInt("no number")))
                    .isInstanceOf(NumberFormatException.class);
        }
        assertThat(limit.think(() -> "an answer")).isEqualTo("an answer");
    }
}
