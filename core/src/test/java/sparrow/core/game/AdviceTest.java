package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

class AdviceTest {
    private static final Action DISCARD = Action.Discard.of(Tile.M1, Origin.HAND);

    private static Advice.Ranked worth(Action action, double value) {
        return new Advice.Ranked(action, value, List.of());
    }

    @Test
    void advice_ranks_the_most_valuable_action_first() {
        Advice advice = Advice.ranked(List.of(worth(PASS, -1), worth(WIN, 8), worth(DISCARD, 2.5)));
        assertThat(advice.ranking())
                .extracting(Advice.Ranked::action)
                .containsExactly(WIN, DISCARD, PASS);
        assertThat(advice.best()).isEqualTo(WIN);
    }

    @Test
    void actions_of_equal_value_keep_their_order() {
        assertThat(
                        Advice.ranked(List.of(worth(PASS, 1), worth(WIN, 1), worth(DISCARD, 1)))
                                .ranking())
                .extracting(Advice.Ranked::action)
                .containsExactly(PASS, WIN, DISCARD);
    }

    @Test
    void advice_names_an_action() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Advice.ranked(List.of()))
                .withMessage("advice names an action");
    }

    @Test
    void a_bot_plays_the_first_advice() {
        Advisor advisor =
                (view, choice) ->
                        Advice.ranked(
                                List.of(
                                        worth(choice.fallback(), 0),
                                        new Advice.Ranked(
                                                WIN,
                                                1,
                                                List.of(new Advice.Reason("win", 1, "it wins")))));
        Table table =
                Table.start(
                        new Event.Started("advice", 1, Rules.NONE, 0, Seat.A, Seats.of(0, 0), 0));
        assertThat(advisor.player().choose(View.of(Seat.A, table), Choice.ONLY_PASS))
                .isEqualTo(WIN);
    }

    @Test
    void what_an_action_is_worth_is_a_number() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> worth(PASS, Double.NaN))
                .withMessage("to pass is worth no number");
    }
}
