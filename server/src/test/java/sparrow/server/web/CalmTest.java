package sparrow.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import sparrow.server.table.Refusal;

class CalmTest {
    private final Calm calm = new Calm(2, Duration.ofMillis(10));

    @Test
    void as_many_think_at_a_time_as_there_is_room() {
        assertThat(calm.think(() -> calm.think(() -> "an answer"))).isEqualTo("an answer");
    }

    @Test
    void who_finds_no_room_is_asked_to_come_again() {
        assertThatThrownBy(() -> calm.think(() -> calm.think(() -> calm.think(() -> "late"))))
                .isInstanceOf(Refusal.class)
                .satisfies(
                        refusal -> assertThat(((Refusal) refusal).kind().status()).isEqualTo(429))
                .hasMessageContaining("ask again in a moment");
    }

    @Test
    void a_failed_thought_leaves_its_room() {
        for (int i = 0; i < 5; i++) {
            assertThatThrownBy(() -> calm.think(() -> Integer.parseInt("no number")))
                    .isInstanceOf(NumberFormatException.class);
        }
        assertThat(calm.think(() -> "an answer")).isEqualTo("an answer");
    }
}
