package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.browser.Player.Asked;
import sparrow.catalog.Catalog;
import sparrow.core.table.Event;
import sparrow.desk.Mahjong;
import sparrow.records.JsonLog;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// What is asked at a table can be read and pressed, in windows of every usual size.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class ReachTest {
    private static final long SEED = Long.getLong("sparrow.seed", 20);

    /// Moments of one game that are measured, and the hands they are looked for in.
    private static final int MOMENTS = 5;

    private static final int MOST_HANDS = 2;

    /// The same for a run that is not made every day.
    private static final int LONG_MOMENTS = 25;

    private static final int LONG_HANDS = 5;
    private static final String FINDINGS = "findings";

    /// Bounds the run that is not made every day to some games, while something is mended.
    private static final String SOME = System.getProperty("sparrow.screens", "");

    /// Hands of a match to find the fullest tables in.
    private static final int HANDS = 6;

    private static final int LONG_MATCH = 12;

    /// What the page asks for, in a few words; equal words look alike.
    static final String MOMENT =
            """
            () => {
              const count = (what) => document.querySelectorAll(what).length;
              const deeds = [...document.querySelectorAll('[data-testid=prompt] [data-deed]')].map((each) => each.dataset.deed);
              const parts = [
                document.querySelector('.charleston h2')?.textContent,
                [...new Set(deeds)].sort().join(' or ') || 'discard',
                count('[data-testid=tray]') ? 'tray' : '',
                count('.plate .tag') ? 'a tag' : '',
                count('[data-testid=hand] .value') ? 'keep values' : '',
                count('.laid .meld') ? 'own melds' : '',
              ];
              return parts.filter(Boolean).join(', ');
            }
            """;

    static Stream<String> games() {
        return Catalog.games().stream().map(Mahjong::name);
    }

    static List<Reach.Window> windows() {
        return Reach.LOW;
    }

    @ParameterizedTest
    @MethodSource("windows")
    void three_tiles_are_passed_by_clicking(Reach.Window window, House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        Reach.fit(visitor.page(), window);
        Player player = new Clicking(visitor);
        player.sitDown(house.host().invitation("american"), "Ada");
        assertThat(visitor.page().locator(".charleston h2")).hasText("First Charleston");
        String step = "li[aria-current=step]";
        assertThat(visitor.page().locator(step)).containsText("Right");
        player.playUntil(4);
        assertThat(visitor.page().locator(step)).containsText("Across");
    }

    /// Measured when something of a kind is asked for the first time.
    @ParameterizedTest
    @MethodSource("games")
    void whatever_is_asked_has_its_place(String game, House house) {
        Reach reach = new Reach(Reach.USUAL);
        measure(game, reach, house, MOMENTS, MOST_HANDS, Visitor::thinkingLittle);
        reach.content();
    }

    @LongTest("screens")
    void whatever_is_asked_has_its_place_in_every_window(House house) {
        if (!SOME.isEmpty()) {
            assertThat(
                            games().filter(game -> game.matches(SOME))
                                    .map(game -> measured(game, house).count(FINDINGS)))
                    .isNotEmpty()
                    .containsOnly(0L);
            return;
        }
        List<String> games = games().toList();
        new LongRun("screens", games.size(), 1, System.out)
                .run(
                        "Tables of each game are played at with advice. Whatever is asked for the"
                                + " first time is measured in twelve windows, with the panel of the"
                                + " assistant open, and so are the fullest tables of a match and"
                                + " its score sheet: overlaps, cut-offs, buttons that are not what"
                                + " one meets, text and targets that are too small.",
                        (from, _) -> measured(games.get(from), house),
                        census -> assertThat(census.count(FINDINGS)).isZero());
    }

    private static Census measured(String game, House house) {
        Reach reach = new Reach(Reach.WINDOWS);
        measure(game, reach, house, LONG_MOMENTS, LONG_HANDS, each -> each);
        Census census = new Census();
        census.add("prompts of " + game, reach.moments());
        census.add("prompts", reach.moments());
        lookAtFullTables(game, reach, house, LONG_MATCH);
        reach.faults().forEach(System.out::println);
        census.add("windows measured", reach.measured());
        census.add(FINDINGS, reach.faults().size());
        return census;
    }

    private static void measure(
            String game,
            Reach reach,
            House house,
            int moments,
            int hands,
            UnaryOperator<Visitor> advised) {
        Set<String> seen = new HashSet<>();
        for (int hand = 0; hand < hands && seen.size() < moments; hand++) {
            play(game, house, advised.apply(house.visitor(Screen.DESKTOP)), reach, seen, moments);
        }
        assertThat(seen.size()).isGreaterThan(1);
    }

    private static void play(
            String game, House house, Visitor visitor, Reach reach, Set<String> seen, int moments) {
        Page page = visitor.page();
        Player player = new Clicking(visitor);
        player.sitDown(house.host().invitation(game), "Ada");
        player.look();
        visitor.see("assistant").locator(".modes button").last().click();
        Asked asked = player.look();
        while (asked != Asked.OVER && seen.size() < moments) {
            String moment = (String) page.evaluate(MOMENT);
            if (asked != Asked.SURE && seen.add(moment)) {
                reach.look(page, game + ", " + moment);
            }
            player.playUntil(1);
            asked = player.look();
        }
        visitor.leave();
    }

    /// Long ponds, many melds, declarations, the open hands of the end and its score.
    @ParameterizedTest
    @MethodSource("games")
    void a_full_table_has_its_place(String game, House house) {
        Reach reach = new Reach(Reach.USUAL);
        lookAtFullTables(game, reach, house, HANDS);
        reach.content();
    }

    private static void lookAtFullTables(String game, Reach reach, House house, int most) {
        Mahjong mahjong = Catalog.game(game).orElseThrow();
        List<List<Event>> hands =
                Recorded.match(mahjong.variant(mahjong.presets().getFirst().rules()), SEED, most);
        Visitor visitor = house.visitor(Screen.DESKTOP).open("games");
        visitor.see("upload").setInputFiles(file(hands));
        assertThat(visitor.page()).hasURL(Pattern.compile(".*#/replay/file"));
        for (int fullest :
                new TreeSet<>(
                        List.of(
                                most(hands, Event.Discarded.class),
                                most(hands, Event.Claimed.class)))) {
            List<Event> events = hands.get(fullest);
            visitor.see("hand-select").selectOption(String.valueOf(fullest));
            Locator steps = visitor.page().locator("input[type=range]");
            assertThat(steps).hasAttribute("max", String.valueOf(events.size()));
            steps.fill(String.valueOf(1 + lastDiscard(events)));
            reach.look(visitor.page(), "%s, seed %d, hand %d".formatted(game, SEED, fullest + 1));
        }
        visitor.see("open-hands").setChecked(true);
        visitor.see("to-end").click();
        reach.look(visitor.page(), "%s, seed %d, open hands".formatted(game, SEED));
        visitor.page().getByText("Show the score").click();
        visitor.see("sheet").waitFor();
        reach.lookOver(visitor.page(), "%s, seed %d, score sheet".formatted(game, SEED));
        visitor.leave();
    }

    private static FilePayload file(List<List<Event>> hands) {
        String log = JsonLog.write(hands.stream().flatMap(List::stream).toList());
        return new FilePayload("game.jsonl", "text/plain", log.getBytes(StandardCharsets.UTF_8));
    }

    /// The hand with most events of a kind.
    private static int most(List<List<Event>> hands, Class<?> kind) {
        return IntStream.range(0, hands.size())
                .boxed()
                .max(
                        Comparator.comparingLong(
                                at -> hands.get(at).stream().filter(kind::isInstance).count()))
                .orElseThrow();
    }

    private static int lastDiscard(List<Event> events) {
        return IntStream.range(0, events.size())
                .filter(at -> events.get(at) instanceof Event.Discarded)
                .max()
                .orElseThrow();
    }
}
