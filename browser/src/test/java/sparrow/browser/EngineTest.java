package sparrow.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.answers.Rows;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.page.BotHand;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// The engine in a real browser says what it says here, byte for byte: hands of bots, advice,
/// scores.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class EngineTest {
    private static final List<String> CORPUS =
            List.of("tenhou-wins", "majiang-wins", "random-wins", "peer-cases");

    private static final int LONG_HANDS = 100;
    private static final int LONG_POSITIONS = 200;

    private static final String PLAY =
            """
            async ([game, from, count]) => {
              const { Engine } = await import('./engine.js');
              globalThis.engine ??= await Engine.open();
              const hands = [];
              for (let hand = from; hand < from + count; hand++)
                hands.push(engine.play(game, { seed: 7, hand }).map((event) => JSON.stringify(event)).join('\\n'));
              return hands;
            }
            """;

    private static FileServer files;

    @BeforeAll
    static void open() {
        files = FileServer.open();
    }

    @AfterAll
    static void close() {
        files.close();
    }

    static List<String> games() {
        return Catalog.games().stream().map(Mahjong::name).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void bots_play_the_same_hands_and_are_advised_the_same(String game, House house) {
        StaticSite site = new StaticSite(house.visitor(Screen.DESKTOP), files).open();
        assertThat(played(site, game, 0, 2)).isEqualTo(played(game, 0, 2));
        assertAdvice(site, house, game, 0, 6);
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void wins_are_scored_the_same(String file, House house) {
        StaticSite site = new StaticSite(house.visitor(Screen.DESKTOP), files).open();
        assertScores(site, lines(file).stream().limit(250).toList());
    }

    static List<String> corpus() {
        return CORPUS;
    }

    @LongTest("page-same")
    void everything_is_the_same(House house) {
        StaticSite site = new StaticSite(house.visitor(Screen.DESKTOP), files).open();
        int parts = games().size() + CORPUS.size();
        new LongRun("page-same", parts, 1, System.out)
                .run(
                        LONG_HANDS
                                + " hands and "
                                + LONG_POSITIONS
                                + " advised positions of each game, and every win of the corpus,"
                                + " are the same in the engine of the page, in Chromium, as on the"
                                + " JVM, byte for byte.",
                        (from, _) -> part(site, house, from));
    }

    private static Census part(StaticSite site, House house, int part) {
        Census census = new Census();
        if (part >= games().size()) {
            List<String> rows = lines(CORPUS.get(part - games().size()));
            assertScores(site, rows);
            census.add("wins scored the same", rows.size());
            return census;
        }
        String game = games().get(part);
        for (int hand = 0; hand < LONG_HANDS; hand += 10) {
            assertThat(played(site, game, hand, 10)).isEqualTo(played(game, hand, 10));
        }
        census.add("hands of " + game, LONG_HANDS);
        int advised = 0;
        for (int hand = 0; advised < LONG_POSITIONS; hand++) {
            advised += assertAdvice(site, house, game, hand, LONG_POSITIONS - advised);
        }
        census.add("positions of " + game, advised);
        return census;
    }

    @SuppressWarnings("unchecked") // an array of texts is a list of them
    private static List<String> played(StaticSite site, String game, int from, int count) {
        return (List<String>) site.page().evaluate(PLAY, List.of(game, from, count));
    }

    private static List<String> played(String game, int from, int count) {
        List<String> hands = new ArrayList<>();
        for (int hand = from; hand < from + count; hand++) {
            hands.add(BotHand.played(game, "", 7, hand));
        }
        return hands;
    }

    /// At every third choice of a seat, what the strongest level advises, from the server and from
    /// the page; returns how many were compared.
    private static int assertAdvice(StaticSite site, House house, String game, int hand, int most) {
        String level = Catalog.game(game).orElseThrow().levels().getLast().name();
        String events = "[" + BotHand.played(game, "", 7, hand).replace("\n", ",") + "]";
        String seat = String.valueOf("ABCD".charAt(hand % 4));
        String body = "{\"events\":%s,\"seat\":\"%s\"".formatted(events, seat);
        List<Integer> places = house.host().choices(body + "}");
        List<String> questions = new ArrayList<>();
        for (int at = 0; at < places.size() && questions.size() < most; at += 3) {
            questions.add(
                    body + ",\"level\":\"%s\",\"after\":%d}".formatted(level, places.get(at)));
        }
        List<String> told = site.ask("/replay/advice", questions);
        for (int at = 0; at < questions.size(); at++) {
            assertThat(told.get(at))
                    .isEqualTo(house.host().ask("/replay/advice", questions.get(at)))
                    .contains("\"ranking\"");
        }
        return questions.size();
    }

    private static void assertScores(StaticSite site, List<String> rows) {
        Rows answers = new Rows(Catalog.game("riichi").orElseThrow());
        for (int from = 0; from < rows.size(); from += 500) {
            List<String> some = rows.subList(from, Math.min(rows.size(), from + 500));
            assertThat(site.ask("/answers/riichi", some))
                    .isEqualTo(some.stream().map(answers::answer).toList());
        }
    }

    private static List<String> lines(String file) {
        String corpus = System.getProperty("sparrow.corpus", "");
        Path path = Path.of(corpus, "riichi", file + ".jsonl.gz");
        Assumptions.assumeTrue(
                !corpus.isEmpty() && Files.exists(path),
                "skipped: no corpus (set -Dsparrow.corpus to its folder)");
        try (var in = new GZIPInputStream(Files.newInputStream(path));
                var reader =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.isBlank()).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
