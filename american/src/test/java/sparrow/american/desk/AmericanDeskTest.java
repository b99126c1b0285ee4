package sparrow.american.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.View;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Question;
import sparrow.desk.Refusal;

/// The table that a question describes, and what may be done there.
final class AmericanDeskTest {
    private final AmericanDesk desk = new AmericanDesk();

    private Given hand(String hand) {
        return Given.of(desk.fields()).with(Field.HAND, hand);
    }

    private static List<String> actions(Question question) {
        return question.choice().orElseThrow() instanceof Choice.OneOf(List<Action> actions)
                ? actions.stream().map(Action::text).toList()
                : List.of();
    }

    @Test
    void players_sit_where_their_names_say_and_others_in_the_order_they_are_named() throws Refusal {
        View view =
                desk.read(
                                hand("11C222C3C4D5D5D9BNFJ")
                                        .with("others", List.of("west:(9B 9B J)", "A:(7B 7B 7B)"))
                                        .with("discards", List.of("right:1B", "2B", "own:3B")))
                        .view();
        assertThat(view.table().place(Seat.B).pond().getLast().tile()).isEqualTo(Tile.S1);
        assertThat(view.table().place(Seat.C).melds().toString()).contains("99");
        assertThat(view.table().place(Seat.D).melds().toString()).contains("777");
        assertThat(view.own().pond()).hasSize(2);
        assertThat(view.table().place(Seat.C).hand().size()).isEqualTo(10);
    }

    @Test
    void an_exposure_just_made_may_be_corrected_one_way_only() throws Refusal {
        Given called = hand("111B22B333B44D5D").with("exposed", "(2B 2B J)").with("turn", "called");
        assertThat(actions(desk.read(called))).contains("add 2s to meld 0");
        Given grown =
                hand("111B2B333B44D5D")
                        .with("exposed", "(2B 2B 2B J)")
                        .with("turn", "called")
                        .with("since", "added");
        assertThat(actions(desk.read(grown))).noneMatch(text -> text.startsWith("take back"));
        Given shrunk = called.with("since", "taken_back");
        assertThat(actions(desk.read(shrunk))).noneMatch(text -> text.startsWith("add"));
    }

    @Test
    void after_an_exchange_no_tile_is_the_one_just_drawn() throws Refusal {
        Given exchanged =
                hand("11C222C3C4D5D5D9BNFJE")
                        .with("others", "west:(8B 8B 8B)")
                        .with("since", "exchanged");
        assertThat(actions(desk.read(exchanged)))
                .isNotEmpty()
                .noneMatch(text -> text.contains("as drawn"));
    }

    @Test
    void tiles_given_away_are_known_to_be_with_others() throws Refusal {
        Given passed =
                hand("11C222C3C4D5D5D9BNFJ").with("passed", "1B 2B").with("discards", "west:1B");
        Question question = desk.read(passed);
        assertThat(((AmericanQuestion) question).position().elsewhere().toString())
                .isEqualTo("12s");
    }

    @Test
    void a_tile_on_offer_is_none_of_those_that_are_with_others() throws Refusal {
        Given offered =
                hand("11C222C3C4D5D5D9BNFJ")
                        .with("passed", "1B 2B J")
                        .with("discards", List.of("west:2B 1B^a", "left:9C"))
                        .with("others", "across:(1B 1B J)")
                        .with("offer", "west:1B");
        AmericanQuestion question = (AmericanQuestion) desk.read(offered);
        assertThat(Notation.AMERICAN.write(question.position().elsewhere().list()))
                .isEqualTo("1B 2B J");
        assertThat(question.view().table().places().values())
                .extracting(place -> place.hand().size())
                .containsExactlyInAnyOrder(13, 13, 13, 10);
    }

    @Test
    void others_hold_no_more_tiles_than_their_exposures_leave_them() {
        Given full =
                hand("11C222C3C4D5D5D9BNFJ")
                        .with("passed", "1B 2B 3B 4B")
                        .with(
                                "others",
                                List.of(
                                        "right:(6B 6B 6B)(7B 7B 7B)(8B 8B 8B)(9B 9B 9B)",
                                        "across:(6C 6C 6C)(7C 7C 7C)(8C 8C 8C)(9C 9C 9C)",
                                        "left:(6D 6D 6D)(7D 7D 7D)(8D 8D 8D)(9D 9D 9D)"));
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> desk.read(full))
                .withMessageContaining("the others cannot hold 4 tiles that you know of");
    }

    @Test
    void an_exposure_that_grew_is_written_as_called_from_whoever_discarded_the_tile()
            throws Refusal {
        Question question =
                desk.read(
                        hand("111B2B333B44D5D")
                                .with("exposed", "(2B 2B 2B J)")
                                .with("discards", "across:9C")
                                .with("offer", "across:2B")
                                .with("turn", "called")
                                .with("since", "added"));
        Given written = desk.written(question.view(), question.choice().orElseThrow());
        assertThat(written.text("offer")).isEqualTo("across:2B");
        assertThat(written.texts("discards")).containsExactly("across:9C");
        assertThat(written.text("since")).isEqualTo("added");
    }

    @Test
    void who_is_dead_is_asked_for_nothing() throws Refusal {
        Given offered = hand("111B222B333B44D55D").with("offer", "west:2B");
        assertThat(actions(desk.read(offered))).contains("win");
        assertThat(desk.read(offered.with("said", "own:dead")).choice()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    since | exchanged   | nothing on this table can have been exchanged
                    said  | own:hello   | nobody says 'hello'
                    said  | moon:dead   | 'moon' is no seat
                    phase | mush        | these rules have no phase 'mush'
                    rule  | jokers=10   | leave jokers and flowers out of the rules
                    rules | nowhere     | there is no preset 'nowhere'; the presets are league, tournament, kitchen, dallas.
                    card  | house       | there is no card of that name
                    offer | west:1B     | a hand with 14 tiles claims nothing
                    """)
    void what_cannot_be_is_refused_in_a_sentence(String field, String text, String sentence) {
        Given given = hand("11C222C3C4D5D5D9BNFES").with(field, text);
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> desk.read(given))
                .withMessageContaining(sentence);
    }
}
