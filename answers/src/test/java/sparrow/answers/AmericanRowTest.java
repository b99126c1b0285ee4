package sparrow.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.american.card.Card;
import sparrow.american.card.reader.SparrowCard;
import sparrow.desk.Refusal;
import tools.jackson.databind.JsonNode;

/// Which card a question is about; the command's own tests hold the figures.
final class AmericanRowTest {
    private static final String CARD =
            """
            card "House" edition "demo"
            section "Runs"
            1: 111a 2222a 333a 44b 55b (run) X 25
            """;

    private final List<String> looked = new ArrayList<>();
    private final CardShelf shelf = new CardShelf(this::found);
    private final AmericanRow row = new AmericanRow(AmericanGiven.nothing(), shelf);

    private Card found(String name) throws Refusal {
        looked.add(name);
        return name.equals("house")
                ? CardShelf.compiled("house", CARD, "The checker")
                : CardShelf.compiled(
                        name, "card \"Bad\"\nsection \"A\"\n1: 1a X 25\n", "The checker");
    }

    @Test
    void a_question_without_a_card_is_about_the_sparrow_card() {
        JsonNode answer = answer("{\"id\":3,\"hand\":\"11C222C3C4D5D5D9BNFJ\"}");
        assertThat(answer.at("/id").asInt()).isEqualTo(3);
        assertThat(answer.at("/lines").size() + answer.at("/ruled_out").size())
                .isEqualTo(SparrowCard.card().lines().size());
        assertThat(looked).isEmpty();
    }

    @Test
    void a_card_is_found_by_its_name_and_read_once() {
        for (int i = 0; i < 3; i++) {
            JsonNode answer = answer("{\"hand\":\"11C222C3C4D5D5D9BNFJ\",\"card\":\"house\"}");
            assertThat(answer.at("/lines/0/id").asString()).isEqualTo("runs-1");
        }
        assertThat(looked).containsExactly("house");
    }

    @Test
    void a_bad_card_is_refused_with_its_first_error() {
        JsonNode answer = answer("{\"hand\":\"11C222C3C4D5D5D9BNFJ\",\"card\":\"bad\"}");
        assertThat(answer.at("/error").asString()).isEqualTo("bad_card");
        assertThat(answer.at("/message").asString()).startsWith("bad, line 3, column ");
    }

    @Test
    void the_shelf_forgets_what_was_not_asked_for_lately() throws Refusal {
        CardShelf cards = new CardShelf(this::named);
        for (String name : List.of("a", "b", "c", "d", "a", "e", "a", "b")) {
            cards.card(name);
        }
        assertThat(looked).containsExactly("a", "b", "c", "d", "e", "b");
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

    private Card named(String name) {
        looked.add(name);
        return SparrowCard.card();
    }

    private JsonNode answer(String line) {
        return JsonRow.JSON.readTree(row.answer(line));
    }
}
