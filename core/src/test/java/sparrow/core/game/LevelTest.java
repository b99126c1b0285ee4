package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;
import static sparrow.core.tile.Seat.A;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Strengths with a name, and the chance of a level that is asked twice.
class LevelTest {
    private static final Action DISCARD = Action.Discard.of(Tile.M1, Origin.HAND);
    private static final Choice CHOICE = new Choice.OneOf(List.of(WIN, DISCARD, PASS));

    private static View holding(String hand) {
        List<Tile> own = Hand.of(hand).tiles();
        List<Tile> wall = new ArrayList<>(own);
        wall.addAll(Collections.nCopies(8, Tile.EAST));
        Event.Started started =
                new Event.Started("toy", 1, Rules.NONE, 0, A, Seats.first(2, _ -> 0), 0);
        return View.of(
                A,
                Table.start(started)
                        .after(new Event.WallBuilt(wall, List.of()))
                        .after(new Event.Dealt(A, own)));
    }

    @ParameterizedTest
    @CsvSource({
        "steady, true",
        "Steady, true",
        "greedy, true",
        "FIRST, true",
        "stead, false",
        "'', false"
    })
    void a_level_is_found_by_its_name_and_its_older_names(String wanted, boolean found) {
        Level level =
                new Level("steady", "plays steadily", _ -> new Greedy("a kong is a kong"))
                        .called("greedy", "first");
        assertThat(level.isCalled(wanted)).isEqualTo(found);
        assertThat(level.name()).isEqualTo("steady");
        assertThat(level.meaning()).isEqualTo("plays steadily");
    }

    @Test
    void a_level_has_only_the_name_it_is_given() {
        Level level = new Level("steady", "plays steadily", _ -> new Greedy("a kong is a kong"));
        assertThat(level.aliases()).isEmpty();
        assertThat(level.isCalled("greedy")).isFalse();
    }

    @Test
    void a_level_plays_its_own_first_advice() {
        Level level = new Level("steady", "plays steadily", _ -> new Greedy("a kong is a kong"));
        Chance none =
                () -> {
                    throw new AssertionError("it takes no chance");
                };
        assertThat(level.player(none).choose(holding("1m"), CHOICE)).isEqualTo(WIN);
        assertThat(level.advisor(none).advise(holding("1m"), CHOICE).best()).isEqualTo(WIN);
    }

    @Test
    void at_random_any_action_is_chosen_and_no_reason_given() {
        for (int i = 0; i < 3; i++) {
            long word = i;
            Advice advice = Idle.RANDOM.advisor(() -> word).advise(holding("1m"), CHOICE);
            assertThat(advice.best()).isEqualTo(List.of(WIN, DISCARD, PASS).get(i));
            assertThat(advice.ranking().getFirst().reasons())
                    .containsExactly(new Advice.Reason("at random", 0, "at random"));
        }
    }

    @Test
    void at_random_tiles_are_given_too() {
        Choice give = new Choice.TilesToGive(1, 1, Hand.of("7m").concealed(), List.of());
        assertThat(Idle.RANDOM.player(() -> 0).choose(holding("7m"), give).text())
                .isEqualTo("give 7m");
    }

    @Test
    void a_wanderer_follows_a_whim() {
        Advice advice = Idle.WANDERING.advisor(() -> 1).advise(holding("1m"), CHOICE);
        assertThat(advice.best()).isEqualTo(DISCARD);
        assertThat(advice.ranking().getFirst().reasons())
                .containsExactly(new Advice.Reason("a whim", 0, "a whim"));
    }

    @Test
    void who_asks_again_is_told_the_same() {
        Advisor asked = Idle.RANDOM.advisor();
        for (String hand : List.of("1m", "2m", "3m", "456p", "77z", "19s")) {
            Action first = asked.advise(holding(hand), CHOICE).best();
            asked.advise(holding("99p"), CHOICE);
            assertThat(asked.advise(holding(hand), CHOICE).best()).isEqualTo(first);
            assertThat(Idle.RANDOM.advisor().advise(holding(hand), CHOICE).best()).isEqualTo(first);
            assertThat(Idle.RANDOM.advisor().player().choose(holding(hand), CHOICE))
                    .isEqualTo(first);
        }
    }

    @Test
    void another_hand_has_other_chances() {
        Set<Action> chosen = new HashSet<>();
        for (int rank = 1; rank <= 9; rank++) {
            for (String suit : List.of("m", "p", "s")) {
                chosen.add(Idle.RANDOM.advisor().advise(holding(rank + suit), CHOICE).best());
            }
        }
        assertThat(chosen).containsExactlyInAnyOrder(WIN, DISCARD, PASS);
    }

    @Test
    void a_judge_plays_the_first_of_the_best() {
        assertThat(judging(1, 3, 3).player().choose(holding("1m"), CHOICE)).isEqualTo(DISCARD);
        assertThat(judging(2, 2, 2).player().choose(holding("1m"), CHOICE)).isEqualTo(WIN);
        assertThat(judging(-3, -2, -1).player().choose(holding("1m"), CHOICE)).isEqualTo(PASS);
    }

    private static Judge judging(double win, double discard, double pass) {
        return (_, _) ->
                List.of(
                        new Considered(WIN, win, List::of),
                        new Considered(DISCARD, discard, List::of),
                        new Considered(PASS, pass, List::of));
    }
}
