package sparrow.formats.mjai.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.game.Chance;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.core.game.Match;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.formats.mjai.Mjai;
import sparrow.formats.tenhou.TenhouJson;
import sparrow.formats.tenhou.TenhouXml;
import sparrow.records.BadRecord;
import sparrow.records.Transcript;
import sparrow.riichi.Preset;
import sparrow.riichi.play.RiichiBots;
import sparrow.riichi.table.RiichiVariant;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;
import tools.jackson.databind.node.ObjectNode;

/// A bot told of real games, cut after every event: whatever happened last, it has an answer.
class MjaiPrefixTest {
    private static final long SEED = Long.getLong("sparrow.seed", 16);

    /// What leaves the question as it was.
    private static final List<String> ASIDE = List.of("reach_accepted", "dora");

    static MjaiBot bot(Level bot) {
        return new MjaiBot(
                players -> RiichiVariant.of(players == 3 ? Preset.TENHOU3 : Preset.TENHOU),
                bot,
                Seed.splitMix64(1));
    }

    @Test
    void every_event_of_every_game_gets_an_answer_in_every_seat() throws Exception {
        for (List<ObjectNode> game : corpus()) {
            for (Seat seat : Seat.values()) {
                answers(Idle.RANDOM, Dialect.PLAIN.told(game, seat), seat);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_dialect_gets_the_same_answers(Dialect dialect) throws Exception {
        List<List<ObjectNode>> games = corpus();
        for (int i = 0; i < games.size(); i += 8) {
            for (Seat seat : Seat.values()) {
                List<ObjectNode> plain = Dialect.PLAIN.told(games.get(i), seat);
                List<ObjectNode> told = dialect.told(games.get(i), seat);
                assertThat(answers(RiichiBots.BEGINNER, told, seat))
                        .isEqualTo(answers(RiichiBots.BEGINNER, plain, seat));
            }
        }
    }

    /// A stick and a dora at the end of an array leave it the question before them.
    @Test
    void every_prefix_of_a_hand_in_one_array_gets_the_answer_of_its_last_event() throws Exception {
        List<List<ObjectNode>> games = corpus();
        for (int i = 0; i < games.size(); i += 16) {
            Seat seat = Seat.values()[i / 16 % 4];
            List<ObjectNode> told = Dialect.PLAIN.told(games.get(i), seat);
            MjaiBot single = bot(RiichiBots.BEGINNER);
            String last = "";
            int from = 0;
            for (int end = 1; end <= told.size(); end++) {
                String type = type(told.get(end - 1));
                from = type.equals("start_kyoku") ? end - 1 : from;
                String answer = single.answer(told.get(end - 1).toString());
                last = ASIDE.contains(type) ? last : answer;
                List<ObjectNode> prefix = new ArrayList<>(told.subList(from, end));
                prefix.addFirst(told.getFirst());
                assertThat(bot(RiichiBots.BEGINNER).answer(prefix.toString()))
                        .as(told.get(end - 1).toString())
                        .isEqualTo(last);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void every_event_of_simulated_games_gets_an_answer_in_every_seat(int players) throws Exception {
        for (int match = 0; match < 6; match++) {
            List<ObjectNode> game = simulated(players, SEED + match);
            for (Seat seat : Seats.first(players, each -> each).seats()) {
                answers(Idle.WANDERING, Dialect.PLAIN.told(game, seat), seat);
                answers(Idle.WANDERING, Dialect.LATE_DORA.told(game, seat), seat);
            }
        }
    }

    /// Lines lost, doubled or exchanged are refused with a sentence, or pass; nothing else happens.
    @Test
    void a_stream_with_lines_lost_doubled_or_exchanged_is_answered_or_refused() throws Exception {
        Chance chance = Seed.splitMix64(SEED).hand(0);
        List<List<ObjectNode>> games = new ArrayList<>();
        for (int match = 0; match < 8; match++) {
            games.add(simulated(3 + match % 2, SEED + 100 + match));
        }
        Map<Boolean, Integer> refused = new TreeMap<>();
        for (int round = 0; round < 600; round++) {
            List<ObjectNode> game = games.get(round % games.size());
            Seat seat = Seat.values()[chance.below(3)];
            List<ObjectNode> told = new ArrayList<>(Dialect.PLAIN.told(game, seat));
            int at = 1 + chance.below(told.size() - 2);
            switch (chance.below(3)) {
                case 0 -> told.remove(at);
                case 1 -> told.add(at, told.get(1 + chance.below(told.size() - 2)));
                default -> told.set(at, told.set(at + 1, told.get(at)));
            }
            refused.merge(isRefused(told), 1, Integer::sum);
        }
        assertThat(refused).as("seed %d", SEED).containsKeys(true, false);
    }

    private static boolean isRefused(List<ObjectNode> told) {
        MjaiBot bot = bot(Idle.RANDOM);
        for (ObjectNode event : told) {
            try {
                bot.answer(event.toString());
            } catch (BadRecord bad) {
                assertThat(bad.sentence()).isNotBlank();
                return true;
            }
        }
        return false;
    }

    @LongTest("mjai-prefixes")
    void the_best_bot_answers_every_event_of_every_game_in_every_seat() throws Exception {
        List<List<ObjectNode>> games = corpus();
        Level bot = RiichiBots.all().getLast();
        new LongRun("mjai-prefixes", games.size(), 4, System.out)
                .run(
                        "The bot `"
                                + bot.name()
                                + "` at every seat of every recorded game, told one event a line: every"
                                + " line got an answer, every turn of its own an action.",
                        (from, count) -> {
                            Census census = new Census();
                            for (List<ObjectNode> game : games.subList(from, from + count)) {
                                for (Seat seat : Seat.values()) {
                                    for (String answer :
                                            answers(bot, Dialect.PLAIN.told(game, seat), seat)) {
                                        census.add(answer.split("\"")[3], 1);
                                    }
                                }
                            }
                            return census;
                        });
    }

    /// The answers to one event a line, but for those that leave the question as it was.
    private static List<String> answers(Level level, List<ObjectNode> told, Seat seat) {
        MjaiBot bot = bot(level);
        List<String> answers = new ArrayList<>();
        for (ObjectNode event : told) {
            String answer;
            try {
                answer = bot.answer(event.toString());
            } catch (BadRecord | RuntimeException wrong) {
                throw new AssertionError("seed " + SEED + ", seat " + seat + ": " + event, wrong);
            }
            if (ASIDE.contains(type(event))) {
                assertThat(answer).as(event.toString()).isEqualTo(MjaiAction.NONE);
            } else if (isOwnTurn(event, seat)) {
                assertThat(answer).as(event.toString()).isNotEqualTo(MjaiAction.NONE);
            }
            if (!ASIDE.contains(type(event)) && !type(event).equals("hello")) {
                answers.add(answer);
            }
        }
        return answers;
    }

    private static boolean isOwnTurn(ObjectNode event, Seat seat) {
        return List.of("tsumo", "chi", "pon", "reach").contains(type(event))
                && event.get("actor").asInt() == seat.ordinal();
    }

    private static String type(ObjectNode event) {
        return event.get("type").asString();
    }

    static List<ObjectNode> simulated(int players, long seed) throws BadRecord {
        List<List<Event>> hands = new ArrayList<>();
        Match.play(
                RiichiVariant.of(players == 3 ? Preset.TENHOU3 : Preset.TENHOU),
                Seed.splitMix64(seed),
                hand ->
                        Seats.first(
                                players,
                                seat -> {
                                    Level bot =
                                            seat == Seat.A ? RiichiBots.BEGINNER : Idle.WANDERING;
                                    return bot.player(
                                            Seed.splitMix64(seed + seat.ordinal()).hand(hand));
                                }),
                table -> hands.add(table.log().events()));
        return lines(Transcript.of(hands));
    }

    private static List<List<ObjectNode>> corpus() throws IOException, BadRecord {
        String corpus = System.getProperty("sparrow.corpus", "");
        Path folder = Path.of(corpus, "riichi", "logs");
        assumeTrue(
                !corpus.isEmpty() && Files.isDirectory(folder),
                "no corpus: set -Dsparrow.corpus to its folder");
        List<List<ObjectNode>> games = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                String text = Files.readString(file);
                Reading<Transcript> read =
                        file.toString().endsWith(".json")
                                ? TenhouJson.read(text)
                                : TenhouXml.read(text);
                if (read instanceof Reading.Read<Transcript>(Transcript match)) {
                    games.add(lines(match));
                }
            }
        }
        assertThat(games).as("one has five fives").hasSize(79);
        return games;
    }

    private static List<ObjectNode> lines(Transcript match) throws BadRecord {
        return Mjai.write(match)
                .lines()
                .map(line -> (ObjectNode) Dialect.MAPPER.readTree(line))
                .toList();
    }
}
