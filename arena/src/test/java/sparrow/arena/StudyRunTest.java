package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Experiment;
import sparrow.desk.Sheet;
import sparrow.testkit.wren.Wren;

class StudyRunTest {
    /// Keeps the log of every game.
    private record Logs(Level bot, long seed, List<List<Event>> logs)
            implements Experiment<List<Event>>, Answer {
        Logs(Level bot, long seed) {
            this(bot, seed, new ArrayList<>());
        }

        @Override
        public Variant variant() {
            return Wren.standard();
        }

        @Override
        public List<Event> told(Table end) {
            return end.log().events();
        }

        @Override
        public void count(List<Event> log) {
            logs.add(log);
        }

        @Override
        public long games() {
            return logs.size();
        }

        @Override
        public Answer answer() {
            return this;
        }

        @Override
        public Sheet sheet() {
            return Sheet.writer().sheet();
        }

        @Override
        public Data.Fields data() {
            return Data.fields();
        }

        @Override
        public String picture() {
            return "";
        }
    }

    private static List<List<Event>> played(long seed, int threads) {
        Logs logs = new Logs(Idle.RANDOM, seed);
        List<Long> progress = new ArrayList<>();
        new StudyRun<>(logs, threads).play(20, progress::add);
        assertThat(progress).hasSize(20).isSorted().endsWith(20L);
        return logs.logs();
    }

    @Test
    void any_number_of_threads_plays_the_same_games_in_the_same_order() {
        assertThat(played(5, 3)).isEqualTo(played(5, 1));
    }

    @Test
    void the_seed_and_the_number_make_the_game() {
        assertThat(played(5, 1)).doesNotHaveDuplicates();
        assertThat(played(6, 1)).isNotEqualTo(played(5, 1));
    }

    @Test
    void a_bot_that_fails_is_told_with_the_game() {
        Level clumsy =
                Rivals.bot(
                        "clumsy",
                        (_, _) -> {
                            throw new IllegalStateException("dropped its tiles");
                        });
        Logs logs = new Logs(clumsy, 7);

        assertThatThrownBy(() -> new StudyRun<>(logs, 2).play(3, _ -> {}))
                .isInstanceOf(BotFailure.class)
                .hasMessageContaining("the bot clumsy fails in game 0 of seed 7");
    }
}
