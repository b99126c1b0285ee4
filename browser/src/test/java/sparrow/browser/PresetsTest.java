package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.RuleSet;
import sparrow.desk.Mahjong;
import sparrow.records.JsonLog;

/// Every preset of every game can be looked at: the page knows all that may happen under it.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class PresetsTest {
    private static final long SEED = Long.getLong("sparrow.seed", 11);
    private static final int HANDS = 1;

    /// Moves the slider from step to step, and lets the page draw each of them.
    private static final String WALK =
            """
            async (slider, steps) => {
              for (const step of steps) {
                slider.value = String(step);
                slider.dispatchEvent(new Event('input', { bubbles: true }));
                await new Promise((drawn) => {
                  setTimeout(drawn, 1000);
                  requestAnimationFrame(() => requestAnimationFrame(drawn));
                });
              }
            }
            """;

    static Stream<String> games() {
        return Catalog.games().stream().map(Mahjong::name);
    }

    @ParameterizedTest
    @MethodSource("games")
    void hands_under_every_preset_are_shown_to_their_end(String name, House house) {
        Mahjong game = Catalog.game(name).orElseThrow();
        Visitor visitor = house.visitor(Screen.DESKTOP);
        for (RuleSet preset : game.presets()) {
            watch(visitor, Recorded.match(game.variant(preset.rules()), SEED, HANDS));
            assertThat(visitor.troubles()).as("%s, seed %d", preset.key(), SEED).isEmpty();
        }
    }

    @Test
    void a_discard_retrieved_for_a_blank_is_shown(House house) {
        Mahjong game = Catalog.game("american").orElseThrow();
        Variant dallas = game.variant(game.preset("dallas").orElseThrow().rules());
        long seed = SEED;
        List<List<Event>> hands = Recorded.match(dallas, seed, HANDS);
        while (hands.stream().flatMap(List::stream).noneMatch(Event.Retrieved.class::isInstance)) {
            hands = Recorded.match(dallas, ++seed, HANDS);
        }
        watch(house.visitor(Screen.DESKTOP), hands);
    }

    @Test
    void a_hand_with_blanks_is_played_by_clicking(House house) {
        Player player = new Clicking(house.visitor(Screen.DESKTOP).thinkingLittle());
        String table =
                """
                "preset":"dallas","settings":{"bot_delay_ms":"0"},
                "seats":{"A":"person","B":"wandering","C":"wandering","D":"wandering"}\
                """;
        player.sitDown(house.host().invitation("american", table), "Ada");
        player.playHand();
    }

    /// The steps after the first event of each kind.
    private static List<Integer> firsts(List<Event> events) {
        Set<Class<?>> seen = new HashSet<>();
        return IntStream.range(0, events.size())
                .filter(at -> seen.add(events.get(at).getClass()))
                .map(at -> at + 1)
                .boxed()
                .toList();
    }

    /// The page after the first event of each kind in each hand, and at its end, with hands open
    /// and closed.
    private static void watch(Visitor visitor, List<List<Event>> hands) {
        List<Event> events = hands.stream().flatMap(List::stream).toList();
        byte[] file = JsonLog.write(events).getBytes(StandardCharsets.UTF_8);
        visitor.open("games");
        visitor.see("upload").setInputFiles(new FilePayload("game.jsonl", "text/plain", file));
        assertThat(visitor.page()).hasURL(Pattern.compile(".*#/replay/file"));
        Locator steps = visitor.page().locator("input[type=range]");
        for (int i = 0; i < hands.size(); i++) {
            visitor.see("hand-select").selectOption(String.valueOf(i));
            assertThat(steps).hasAttribute("max", String.valueOf(hands.get(i).size()));
            steps.evaluate(WALK, firsts(hands.get(i)));
            visitor.see("open-hands").setChecked(true);
            visitor.see("to-end").click();
            assertThat(visitor.page().getByText("Show the score")).isVisible();
        }
    }
}
