package sparrow.formats.mjai.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.game.Action;
import sparrow.core.game.Idle;
import sparrow.core.game.Match;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.BadRecord;
import sparrow.riichi.Preset;
import sparrow.riichi.play.RiichiBots;
import sparrow.riichi.table.RiichiVariant;

class MjaiBotTest {
    private static final long SEED = Long.getLong("sparrow.seed", 5);

    private static Variant variant(int players) {
        return RiichiVariant.of(players == 3 ? Preset.TENHOU3 : Preset.TENHOU);
    }

    private static MjaiBot bot() {
        return new MjaiBot(MjaiBotTest::variant, RiichiBots.INTERMEDIATE, Seed.splitMix64(1));
    }

    /// The others wander, so that all sorts of things happen.
    @ParameterizedTest
    @CsvSource({"4, 12", "3, 6"})
    void told_in_mjai_a_bot_does_what_it_does_at_our_own_table(int players, int matches)
            throws BadRecord {
        Map<String, Integer> answers = new TreeMap<>();
        for (int match = 0; match < matches; match++) {
            Seat seat = Seat.values()[match % players];
            MjaiBot mjai = bot();
            Told told = new Told();
            long seed = SEED + match;
            Match.play(
                    variant(players),
                    Seed.splitMix64(seed),
                    hand ->
                            Seats.first(
                                    players,
                                    each -> {
                                        Seed own = Seed.splitMix64(seed + 1 + each.ordinal());
                                        return each == seat
                                                ? both(mjai, told, answers, seed)
                                                : Idle.WANDERING.player(own.hand(hand));
                                    }),
                    _ -> {});
        }
        assertThat(answers.keySet()).contains("dahai", "none", "reach", "hora", "pon");
    }

    private static Player both(MjaiBot mjai, Told told, Map<String, Integer> answers, long seed) {
        Player own = RiichiBots.INTERMEDIATE.player(Seed.splitMix64(1).hand(0));
        return (view, choice) -> {
            Action action = own.choose(view, choice);
            String line = told.line(view);
            String answer;
            try {
                answer = mjai.answer(line);
            } catch (BadRecord bad) {
                throw new AssertionError("seed " + seed + ": " + line, bad);
            }
            assertThat(answer)
                    .as("seed %d: %s", seed, line)
                    .isEqualTo(new MjaiAction(view.table(), view.seat()).text(action));
            answers.merge(answer.split("\"")[3], 1, Integer::sum);
            return action;
        };
    }

    private static final String START =
            """
            [{"type":"start_game","id":1},{"type":"start_kyoku","bakaze":"E","dora_marker":"3p",
            "kyoku":1,"honba":0,"kyotaku":0,"oya":0,"scores":[25000,25000,25000,25000],"tehais":[
            ["?","?","?","?","?","?","?","?","?","?","?","?","?"],
            ["1m","2m","3m","4m","5mr","6m","2p","2p","3s","4s","7s","8s","E"],
            ["?","?","?","?","?","?","?","?","?","?","?","?","?"],
            ["?","?","?","?","?","?","?","?","?","?","?","?","?"]]},
            {"type":"tsumo","actor":0,"pai":"?"},
            {"type":"dahai","actor":0,"pai":"P","tsumogiri":true}]
            """;

    @Test
    void riichi_is_declared_discarded_and_won() throws BadRecord {
        MjaiBot bot = bot();
        assertThat(bot.answer(START)).isEqualTo("{\"type\":\"none\"}");
        assertThat(bot.answer("[{\"type\":\"tsumo\",\"actor\":1,\"pai\":\"2s\"}]"))
                .isEqualTo("{\"type\":\"reach\",\"actor\":1}");
        assertThat(bot.answer("[{\"type\":\"reach\",\"actor\":1}]"))
                .isEqualTo("{\"type\":\"dahai\",\"actor\":1,\"pai\":\"E\",\"tsumogiri\":false}");
        assertThat(
                        bot.answer(
                                """
                                [{"type":"dahai","actor":1,"pai":"E","tsumogiri":false},
                                {"type":"reach_accepted","actor":1},
                                {"type":"tsumo","actor":2,"pai":"?"},
                                {"type":"dahai","actor":2,"pai":"9s","tsumogiri":false}]
                                """))
                .isEqualTo("{\"type\":\"hora\",\"actor\":1,\"pai\":\"9s\",\"target\":2}");
        assertThat(bot.answer("[{\"type\":\"end_kyoku\"},{\"type\":\"end_game\"}]"))
                .isEqualTo("{\"type\":\"none\"}");
    }

    @Test
    void a_line_may_tell_everything_again() throws BadRecord {
        MjaiBot bot = bot();
        String more =
                START.strip().replaceAll("]$", ",{\"type\":\"tsumo\",\"actor\":1,\"pai\":\"2s\"}]");
        assertThat(bot.answer(START)).contains("none");
        assertThat(bot.answer(more)).contains("reach");
        assertThat(bot.answer(more)).contains("reach");
    }

    @Test
    void anothers_riichi_alone_on_a_line_is_not_ours_to_answer() throws BadRecord {
        MjaiBot bot = bot();
        bot.answer(START);
        bot.answer("{\"type\":\"tsumo\",\"actor\":1,\"pai\":\"9p\"}");
        bot.answer("{\"type\":\"dahai\",\"actor\":1,\"pai\":\"9p\",\"tsumogiri\":true}");
        assertThat(bot.answer("{\"type\":\"tsumo\",\"actor\":2,\"pai\":\"?\"}")).contains("none");
        assertThat(bot.answer("{\"type\":\"reach\",\"actor\":2}")).contains("none");
        bot.answer("{\"type\":\"dahai\",\"actor\":2,\"pai\":\"9m\",\"tsumogiri\":false}");
        assertThat(bot.answer("{\"type\":\"reach_accepted\",\"actor\":2}")).contains("none");
        assertThat(bot.answer("{\"type\":\"tsumo\",\"actor\":3,\"pai\":\"?\"}")).contains("none");
    }

    /// After a riichi discard both a stick and a dora may be told before the next event.
    @Test
    void a_stick_between_a_kan_and_its_dora_leaves_the_dora_in_its_place() throws BadRecord {
        MjaiBot bot = bot();
        bot.answer(START);
        bot.answer(
                """
                [{"type":"tsumo","actor":1,"pai":"9p"},
                {"type":"dahai","actor":1,"pai":"9p","tsumogiri":true},
                {"type":"tsumo","actor":2,"pai":"?"},
                {"type":"ankan","actor":2,"consumed":["N","N","N","N"]},
                {"type":"tsumo","actor":2,"pai":"?"},
                {"type":"reach","actor":2},
                {"type":"dahai","actor":2,"pai":"9m","tsumogiri":false},
                {"type":"reach_accepted","actor":2},
                {"type":"dora","dora_marker":"E"}]
                """);
        assertThat(
                        bot.answer(
                                """
                                [{"type":"tsumo","actor":3,"pai":"?"},
                                {"type":"ankan","actor":3,"consumed":["W","W","W","W"]},
                                {"type":"dora","dora_marker":"S"},
                                {"type":"tsumo","actor":3,"pai":"?"},
                                {"type":"dahai","actor":3,"pai":"9s","tsumogiri":true}]
                                """))
                .contains("none");
    }

    @Test
    void a_greeting_is_answered_by_joining() throws BadRecord {
        assertThat(
                        bot().answer(
                                        "{\"type\":\"hello\",\"protocol\":\"mjsonp\","
                                                + "\"protocol_version\":3}"))
                .isEqualTo("{\"type\":\"join\",\"name\":\"sparrow\",\"room\":\"default\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "[",
                "[1]",
                "[{}]",
                "[{\"type\":7}]",
                "[{\"type\":\"start_game\",\"id\":9}]",
                "[{\"type\":\"start_kyoku\"}]",
                "[[[[[[[[[[[[]]]]]]]]]]]]"
            })
    void what_is_not_mjai_is_refused_with_a_sentence(String line) {
        assertThatThrownBy(() -> bot().answer(line))
                .isInstanceOf(BadRecord.class)
                .hasMessageMatching("[^\\n]+");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{\"type\":\"dahai\",\"actor\":1,\"pai\":\"9p\",\"tsumogiri\":false}]",
                "[{\"type\":\"tsumo\",\"actor\":1,\"pai\":\"?\"}]",
                "[{\"type\":\"tsumo\",\"actor\":4,\"pai\":\"1m\"}]",
                "[{\"type\":\"kakan\",\"actor\":1,\"pai\":\"1m\"}]",
                "[{\"type\":\"chi\",\"actor\":1,\"target\":0,\"pai\":\"1m\",\"consumed\":[\"2m\"]}]",
                "[{\"type\":\"dance\",\"actor\":1}]"
            })
    void what_cannot_happen_is_refused_with_a_sentence(String line) throws BadRecord {
        MjaiBot bot = bot();
        bot.answer(START);
        assertThatThrownBy(() -> bot.answer(line))
                .isInstanceOf(BadRecord.class)
                .hasMessageMatching("[^\\n]+");
    }
}
