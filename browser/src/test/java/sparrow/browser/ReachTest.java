package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.browser.Player.Asked;

/// What can be done at a table can be pressed, in windows of every usual size.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class ReachTest {
    private static final int MOST_HANDS = 5;

    static List<Reach.Window> windows() {
        return List.of(
                new Reach.Window(1280, 720),
                new Reach.Window(1366, 768),
                new Reach.Window(1536, 864),
                new Reach.Window(1920, 1080),
                new Reach.Window(1024, 768),
                new Reach.Window(390, 844),
                new Reach.Window(844, 390));
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

    /// Looked at when something of a kind is asked for the first time in a phase.
    @ParameterizedTest
    @ValueSource(strings = {"riichi", "american", "filipino", "changchun"})
    void whatever_can_be_pressed_is_not_covered(String game, House house) {
        Map<String, Integer> seen = new HashMap<>();
        // A hand may be over before anything but a discard is asked for.
        for (int hand = 0; hand < MOST_HANDS && seen.size() < 2; hand++) {
            look(game, house, seen);
        }
        assertThat(seen.size()).isGreaterThan(1);
    }

    private static void look(String game, House house, Map<String, Integer> seen) {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        Player player = new Clicking(visitor);
        player.sitDown(house.host().invitation(game), "Ada");
        Reach reach = new Reach(visitor.page());
        Asked asked = player.look();
        while (asked != Asked.OVER) {
            boolean passing = visitor.page().locator(".charleston").count() > 0;
            String moment = game + (passing ? ", Charleston, " : ", ") + asked;
            if (asked != Asked.SURE && seen.merge(moment, 1, Integer::sum) == 1) {
                reach.look(moment);
            }
            player.playUntil(1);
            asked = player.look();
        }
        reach.content();
    }
}
