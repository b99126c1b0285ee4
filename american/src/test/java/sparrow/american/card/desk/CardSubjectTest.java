package sparrow.american.card.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Document;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Inquiry;
import sparrow.desk.Refusal;
import sparrow.desk.Task;

/// What a card says when it is asked without a command; the command's own tests hold its texts.
class CardSubjectTest {
    private static final String CARD =
            """
            card "Two"
            section "Sets"
            1: FFFF 1111a 2222b 33c X 25
            2: FF 111a 222b 3333c 44c X 30
            """;

    private static Inquiry task(String name) {
        for (Task task : new CardSubject().tasks()) {
            if (task.name().equals(name) && task instanceof Inquiry inquiry) {
                return inquiry;
            }
        }
        throw new AssertionError("there is no task " + name);
    }

    private static Given given(Inquiry task, String text) {
        return Given.of(task.fields()).with(CardQuestion.TEXT, new Document("my card", text));
    }

    private static Answer answer(String name, String text) throws Refusal {
        return task(name).answer(given(task(name), text));
    }

    private static Data value(Answer answer, String name) {
        return Optional.ofNullable(answer.data().values().get(name)).orElseThrow();
    }

    private static int lines(Answer answer) {
        return ((Data.Items) value(answer, "lines")).values().size();
    }

    @Test
    void a_good_card_is_good_and_comes_back_as_it_is_printed() throws Refusal {
        Answer answer = answer("check", CARD);

        assertThat(value(answer, "ok")).isEqualTo(new Data.Flag(true));
        assertThat(value(answer, "text").toString()).contains("1: FFFF 1111a 2222b 33c");
        assertThat(answer.complaint()).isEmpty();
    }

    @Test
    void everything_wrong_is_told_at_once_with_its_place() throws Refusal {
        Answer answer = answer("check", "section \"S\"\n1: 111a X 25\n2: QQ X 25\n");

        assertThat(value(answer, "ok")).isEqualTo(new Data.Flag(false));
        Refusal complaint = answer.complaint().orElseThrow();
        assertThat(complaint.sentence())
                .isEqualTo(
                        "my card has 2 errors, the first in line 2, column 4: the line has 3 tiles;"
                                + " a hand has 14: add 11.");
        assertThat(complaint.details())
                .startsWith("my card has 2 errors.\n  line 2, column 4: ")
                .contains("\n    1: 111a X 25\n       ^\n  line 3, column 4: ");
    }

    @Test
    void nothing_else_is_said_of_a_faulty_card() {
        for (String name : new String[] {"show", "list", "export"}) {
            assertThatThrownBy(() -> answer(name, "rubbish"))
                    .isInstanceOf(Refusal.class)
                    .hasMessageStartingWith("my card has");
        }
    }

    @Test
    void tiles_are_drawn_unless_somebody_wants_them_written() throws Refusal {
        Inquiry show = task("show");
        Given one = given(show, CARD).with("line", "sets-1");

        assertThat(show.answer(one).sheet().toString()).contains("🀢").doesNotContain("1B");
        assertThat(show.answer(one.with(Field.ASCII)).sheet().toString())
                .contains("1B")
                .doesNotContain("🀢");
    }

    @Test
    void lines_are_shown_by_their_names_alone_or_together() throws Refusal {
        Inquiry show = task("show");
        Given both = given(show, CARD).with("line", "sets-1,sets-2");

        assertThat(lines(show.answer(both))).isEqualTo(2);
        assertThatThrownBy(() -> show.answer(given(show, CARD).with("line", "sets-9")))
                .hasMessageStartingWith("there is no line 'sets-9'");
    }

    @Test
    void the_sparrow_card_is_meant_where_none_is_given() throws Refusal {
        Inquiry list = task("list");

        assertThat(lines(list.answer(Given.of(list.fields())))).isEqualTo(62);
    }
}
