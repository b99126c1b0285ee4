package sparrow.american.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.CardReading;
import sparrow.american.card.reader.SparrowCard;
import sparrow.desk.Refusal;

final class CardShelfTest {
    private final List<String> read = new ArrayList<>();
    private final CardShelf shelf = new CardShelf(this::reading);

    private CardReading reading(String text) {
        read.add(text.substring(0, 1));
        return CardReader.read(SparrowCard.text());
    }

    @Test
    void a_question_without_a_card_is_about_the_sparrow_card() throws Refusal {
        for (String name : List.of("", "sparrow", " Sparrow ")) {
            assertThat(shelf.card(name)).isEqualTo(SparrowCard.card());
        }
        assertThat(read).isEmpty();
    }

    @Test
    void a_card_is_spelled_out_and_no_file_is_looked_for() {
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> shelf.card("house.mjcard"))
                .withMessage(
                        "there is no card of that name; write \"sparrow\", or the whole text of a"
                                + " card.");
    }

    @Test
    void the_shelf_forgets_what_was_not_asked_for_lately() throws Refusal {
        for (String name : List.of("a", "b", "c", "d", "a", "e", "a", "b")) {
            shelf.card(name + "\n");
        }
        assertThat(read).containsExactly("a", "b", "c", "d", "e", "b");
    }

    @Test
    void a_bad_card_is_refused_with_its_first_error() {
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> new CardShelf().card("card \"Bad\"\nsection \"A\"\n1: 1a X 25\n"))
                .withMessageStartingWith("the card, line 3, column ")
                .satisfies(refusal -> assertThat(refusal.code()).isEqualTo("bad_card"));
    }
}
