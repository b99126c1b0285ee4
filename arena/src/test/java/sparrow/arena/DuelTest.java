package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.core.game.Player;

class DuelTest {
    private static String json(Contest contest, int sets, int threads) {
        Tally tally = new Tally(contest);
        new Duel(contest, threads)
                .play(
                        sets,
                        set -> {
                            tally.add(set);
                            return true;
                        });
        return new Report("1", contest, tally).json();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void any_number_of_threads_writes_the_same_bytes(int threads) {
        Contest contest = Rivals.contest(Idle.WANDERING, Idle.RANDOM, 7);
        assertThat(json(contest, 40, threads)).isEqualTo(json(contest, 40, 1));
    }

    @Test
    void who_is_stronger_wins_and_who_plays_itself_does_not() {
        Tally strong = new Tally(Rivals.contest(Rivals.GREEDY, Idle.RANDOM, 1));
        Contest contest = Rivals.contest(Rivals.GREEDY, Idle.RANDOM, 1);
        new Duel(contest, 2)
                .play(
                        60,
                        set -> {
                            strong.add(set);
                            return true;
                        });
        Standing standing = strong.standing();
        assertThat(standing.result().low()).isPositive();
        assertThat(standing.places().average()).isLessThan(2.5);
        assertThat(standing.challenger().rate(standing.challenger().wins()))
                .isGreaterThan(standing.champions().rate(standing.champions().wins()));
        assertThat(standing.games()).isEqualTo(240);
        assertThat(standing.hands()).isEqualTo(480);
    }

    /// A bot without chance of its own against itself: all rotations are the same match, and the
    /// margins of the four seats cancel out.
    @Test
    void a_bot_that_plays_itself_takes_nothing_from_itself() {
        Tally tally = new Tally(Rivals.contest(Rivals.GREEDY, Rivals.GREEDY, 1));
        new Duel(Rivals.contest(Rivals.GREEDY, Rivals.GREEDY, 1), 2)
                .play(
                        10,
                        set -> {
                            tally.add(set);
                            return true;
                        });
        assertThat(tally.means())
                .hasSize(10)
                .allSatisfy(mean -> assertThat(Math.abs(mean)).isLessThan(1e-9));
        assertThat(tally.standing().places().average()).isEqualTo(2.5);
    }

    @Test
    void sets_arrive_in_order_until_no_more_are_wanted() {
        List<Integer> numbers = new ArrayList<>();
        new Duel(Rivals.contest(Rivals.GREEDY, Idle.RANDOM, 1), 3)
                .play(
                        1_000_000,
                        set -> {
                            numbers.add(set.number());
                            return numbers.size() < 25;
                        });
        assertThat(numbers).isEqualTo(IntStream.range(0, 25).boxed().toList());
    }

    /// Whichever thread is faster, the failure told is that of the first set that has one.
    @Test
    void the_first_failure_is_told() {
        Player fails =
                (view, choice) -> {
                    if (view.own().hand().kinds()[0] >= 3) {
                        throw new IllegalStateException("afraid of ones");
                    }
                    return choice.fallback();
                };
        Level afraid = Rivals.bot("afraid", fails);
        Contest contest = Rivals.contest(afraid, Idle.RANDOM, 2);
        List<String> messages = new ArrayList<>();
        for (int threads : new int[] {1, 4}) {
            assertThatThrownBy(() -> json(contest, 200, threads))
                    .isInstanceOf(BotFailure.class)
                    .satisfies(failure -> messages.add(failure.toString()));
        }
        assertThat(messages.getFirst())
                .contains("afraid", "afraid of ones")
                .isEqualTo(messages.getLast());
    }

    @Test
    void a_report_names_everything_that_repeats_it() {
        assertThat(json(Rivals.contest(Rivals.GREEDY, Idle.RANDOM, 7), 3, 1))
                .contains(
                        "\"version\":\"1\"",
                        "\"game\":\"wren\"",
                        "\"edition\":1",
                        "\"rules\":{\"hands\":\"2\",\"kong\":\"1\",\"pass\":\"yes\"}",
                        "\"challenger\":\"greedy\"",
                        "\"champion\":\"random\"",
                        "\"seed\":7",
                        "\"sets\":3",
                        "\"games\":12",
                        "\"set_means\":[")
                .endsWith("}\n");
    }
}
