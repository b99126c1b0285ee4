package sparrow.answers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.american.card.reader.SparrowCard;
import sparrow.american.desk.AmericanMahjong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Which card a question is about; the command's own tests hold the figures.
final class AmericanRowTest {
    private static final String CARD =
            """
            card "House" edition "demo"
            section "Runs"
            1: 111a 2222a 333a 44b 55b (run) X 25
            """;

    private final Rows rows = new Rows(new AmericanMahjong());

    @Test
    void a_question_without_a_card_is_about_the_sparrow_card() {
        JsonNode answer = answer("{\"id\":3,\"hand\":\"11C222C3C4D5D5D9BNFJ\"}");
        assertThat(answer.at("/id").asInt()).isEqualTo(3);
        assertThat(answer.at("/lines").size() + answer.at("/ruled_out").size())
                .isEqualTo(SparrowCard.card().lines().size());
    }

    @Test
    void a_card_may_be_spelled_out() {
        ObjectNode question = JsonRow.object().put("hand", "11C222C3C4D5D5D9BNFJ");
        JsonNode answer = answer(question.put("card", CARD).toString());
        assertThat(answer.at("/lines/0/id").asString()).isEqualTo("runs-1");
        assertThat(answer.at("/lines").size()).isEqualTo(1);
    }

    @Test
    void the_level_that_is_asked_heads_the_answer() {
        JsonNode answer = answer("{\"hand\":\"111B222B333B44D55D9C\",\"level\":\"beginner\"}");
        assertThat(answer.at("/level").asString()).isEqualTo("beginner");
        assertThat(answer.at("/ranking/0/action").asString()).isEqualTo("discard 9C");
    }

    @Test
    void a_tile_on_offer_may_be_claimed() {
        JsonNode answer = answer("{\"hand\":\"111B222B333B44D55D\",\"offer\":\"west:2B\"}");
        assertThat(answer.at("/ranking/0/action").asString()).isEqualTo("win");
    }

    @Test
    void the_charleston_is_passed_as_its_phase_has_it() {
        String hand = "{\"hand\":\"11C222C3C4D5D5D9BNFJ\",\"phase\":";
        assertThat(answer(hand + "\"charleston\"}").at("/ranking/0/action").asString())
                .matches("pass \\S+ \\S+ \\S+");
        assertThat(answer(hand + "\"vote\"}").at("/ranking").size()).isEqualTo(2);
        assertThat(
                        answer(
                                        hand
                                                + "\"courtesy tiles\",\"said\":{\"own\":\"courtesy 2\","
                                                + "\"across\":\"courtesy 1\"}}")
                                .at("/ranking/0/action")
                                .asString())
                .matches("pass \\S+");
    }

    @Test
    void an_exchange_that_wins_comes_first_and_nothing_is_discarded() {
        JsonNode answer =
                answer(
                        "{\"hand\":\"111B222B333B44D55D9C\",\"others\":{\"west\":\"(9C 9C J)\"},"
                                + "\"wall\":50}");
        assertThat(answer.at("/strategy").asString()).startsWith("Exchange 9C for West's joker");
        assertThat(answer.at("/exchanges/0/tile").asString()).isEqualTo("9C");
        assertThat(answer.at("/exchanges/0/wins").asBoolean()).isTrue();
        assertThat(answer.at("/exchanges/0/line").asString()).isEqualTo("runs-1");
        assertThat(answer.at("/tiles/0/tile").asString()).isEqualTo("9C");
        assertThat(answer.at("/tiles/0/action").asString()).isEqualTo("exchange");
        assertThat(answer.at("/discard").isEmpty()).isTrue();
    }

    @Test
    void a_hand_that_waits_has_waits_and_no_discard() {
        JsonNode answer = answer("{\"hand\":\"111B222B333B44D55D\",\"wall\":50}");
        assertThat(answer.at("/discard").isEmpty()).isTrue();
        assertThat(answer.at("/waits").valueStream().map(JsonNode::asString))
                .containsExactly("2B", "J");
        assertThat(answer.at("/claims/0/call").asString()).isEqualTo("mah jongg");
    }

    @Test
    void a_hopeless_hand_names_its_safest_tiles_and_has_no_viable_line() {
        JsonNode answer = answer("{\"hand\":\"1B4B7B2C5C8C3D6D9DNESRG\",\"wall\":10}");
        assertThat(answer.at("/strategy").asString()).startsWith("Play defence");
        assertThat(answer.at("/safest").size()).isEqualTo(3);
        assertThat(answer.at("/safest/0")).isEqualTo(answer.at("/discard/0"));
        assertThat(answer.at("/lines").valueStream().map(line -> line.at("/viable").asBoolean()))
                .containsOnly(false);
    }

    private JsonNode answer(String line) {
        return JsonRow.JSON.readTree(rows.answer(line));
    }
}
