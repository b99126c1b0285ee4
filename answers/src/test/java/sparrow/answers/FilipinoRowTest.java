package sparrow.answers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.filipino.desk.FilipinoMahjong;
import tools.jackson.databind.JsonNode;

/// What is said about Filipino hands under house rules that they cannot satisfy.
final class FilipinoRowTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"123345m456789p777s11z", "123345m456789p777s1z", "147m258p369s1234567z"})
    void nothing_is_in_reach_of_a_hand_that_cannot_win(String hand) {
        JsonNode answer = answer(hand, "20");
        assertThat(answer.at("/distance/nearest").isNull()).isTrue();
        assertThat(answer.at("/in_reach")).isEmpty();
        assertThat(answer(hand, "0").toString()).doesNotContain(":31");
    }

    private static JsonNode answer(String hand, String least) {
        String row = "{\"hand\":\"%s\",\"rules\":{\"min_units\":\"%s\"}}".formatted(hand, least);
        return JsonRow.JSON.readTree(new Rows(new FilipinoMahjong()).answer(row));
    }
}
