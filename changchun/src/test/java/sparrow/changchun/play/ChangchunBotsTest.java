package sparrow.changchun.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.changchun.ChangchunVariant;
import sparrow.changchun.Preset;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.testkit.Script;

/// The bots: what they do at a table, and that each level beats the one below.
class ChangchunBotsTest {
    private static final ChangchunVariant TRIAL = new ChangchunVariant(Preset.MIL2024.rules());

    private static Advice advice(Level bot, Script.Played table, String seat, long seed) {
        Seat asked = Seat.valueOf(seat);
        Choice choice = TRIAL.pending(table.table()).get(asked);
        return bot.advisor(Seed.splitMix64(seed).hand(0))
                .advise(View.of(asked, table.table()), choice);
    }

    private static Script hands(String a, String b) {
        return Script.of(TRIAL)
                .hand("A", a)
                .hand("B", b)
                .hand("C", "22478m11447p257s")
                .hand("D", "33669m33669p147s");
    }

    @Test
    void the_beginner_discards_what_is_worth_least_and_says_why() {
        Script.Played table = hands("123m456p345s8s112z", "11447m22558p369s").draws("7m").start();
        Advice advice = advice(ChangchunBots.BEGINNER, table, "A", 1);

        assertThat(advice.best().text()).isIn("discard 2z", "discard 7m as drawn", "discard 8s");
        for (Advice.Ranked ranked : advice.ranking()) {
            if (ranked.action() instanceof Action.Discard) {
                assertThat(ranked.reasons().stream().mapToDouble(Advice.Reason::number).sum())
                        .isEqualTo(-ranked.value());
            }
        }
    }

    @Test
    void among_equals_the_given_chance_decides() {
        Script.Played table = hands("123m456p345s88s23z", "11447m22558p369s").draws("6z").start();
        List<String> first =
                java.util.stream.LongStream.range(0, 60)
                        .mapToObj(seed ->
                                advice(ChangchunBots.BEGINNER, table, "A", seed).best().text())
                        .distinct()
                        .sorted()
                        .toList();

        assertThat(first).containsExactly("discard 2z", "discard 3z", "discard 6z as drawn");
        assertThat(advice(ChangchunBots.BEGINNER, table, "A", 5))
                .isEqualTo(advice(ChangchunBots.BEGINNER, table, "A", 5));
    }

    @Test
    void ready_hands_say_ting_and_complete_ones_win() {
        Script.Played ready = hands("123m456p345s88s11z", "11447m22558p369s").draws("7m").start();
        Script.Played won = hands("123m456p345s88s11z", "11447m22558p369s").draws("8s").start();

        for (Level bot : List.of(ChangchunBots.BEGINNER, ChangchunBots.INTERMEDIATE)) {
            assertThat(advice(bot, ready, "A", 1).best().text()).isEqualTo("say ting");
            assertThat(advice(bot, won, "A", 1).best()).isEqualTo(Action.Win.WIN);
        }
    }

    @Test
    void the_beginner_claims_unless_it_leads_away_the_intermediate_only_what_leads_nearer() {
        Script.Played useful =
                hands("5m246m68p25s12277z", "55m345p69p789s112z").draws("8s").start();
        useful.play("A: discard 5m");
        assertThat(claim(ChangchunBots.BEGINNER, useful)).isEqualTo("claim (555m)");
        assertThat(claim(ChangchunBots.INTERMEDIATE, useful)).isEqualTo("claim (555m)");

        Script.Played idle = hands("3m2468m68p25s1277z", "345m2468p258s117z").draws("8s").start();
        idle.play("A: discard 3m");
        assertThat(claim(ChangchunBots.BEGINNER, idle)).isEqualTo("claim (345m)");
        assertThat(claim(ChangchunBots.INTERMEDIATE, idle)).isEqualTo("pass");

        Script.Played harmful =
                hands("8s246m68p25s12277z", "1133m5577p2288s1z").draws("9s").start();
        harmful.play("A: discard 8s");
        assertThat(claim(ChangchunBots.BEGINNER, harmful)).isEqualTo("pass");
        assertThat(claim(ChangchunBots.INTERMEDIATE, harmful)).isEqualTo("pass");
    }

    private static String claim(Level bot, Script.Played table) {
        return advice(bot, table, "B", 1).best().text();
    }

    @Test
    void each_level_beats_the_one_below() {
        assertThat(lead(ChangchunBots.BEGINNER, Idle.RANDOM, 30)).isGreaterThan(2);
        assertThat(lead(ChangchunBots.INTERMEDIATE, ChangchunBots.BEGINNER, 200)).isGreaterThan(2);
    }

    /// The challenger's mean points a set against three champions, in standard errors. A set is one
    /// wall played from each of the four seats.
    private static double lead(Level challenger, Level champion, int sets) {
        double sum = 0;
        double squares = 0;
        for (int set = 0; set < sets; set++) {
            int points = 0;
            for (Seat seat : Seat.values()) {
                points += points(challenger, champion, seat, set);
            }
            sum += points;
            squares += (double) points * points;
        }
        double mean = sum / sets;
        double deviation = Math.sqrt((squares - sets * mean * mean) / (sets - 1));
        return mean / (deviation / Math.sqrt(sets));
    }

    private static int points(Level challenger, Level champion, Seat seat, int set) {
        return Game.play(
                        TRIAL,
                        TRIAL.first(),
                        Seed.splitMix64(4).hand(set),
                        Seats.first(
                                4,
                                (Seat each) ->
                                        (each == seat ? challenger : champion)
                                                .player(
                                                        Seed.splitMix64(100 + each.ordinal())
                                                                .hand(set))))
                .place(seat)
                .points();
    }
}
