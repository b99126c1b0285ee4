package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;

/// A hand looked at by one visitor and shown to another by its link.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class AnalyserTest {
    @ParameterizedTest
    @CsvSource({
        "riichi, 123m456p789s1122z3z, DESKTOP, PHONE",
        "filipino, 123m456m789m123p11s22s5z, PHONE, DESKTOP",
        "changchun, 123m456p789s11122z, PHONE, DESKTOP"
    })
    void a_link_opens_the_same_hand_with_the_same_answer(
            String game, String hand, Screen mine, Screen yours, House house) {
        Visitor sender = house.visitor(mine).open("analyse/" + game);
        sender.see("notation").fill(hand);
        String told = answer(sender);
        assertThat(sender.page()).hasURL(Pattern.compile(".*hand=.*"));
        String link = sender.page().url();

        Visitor receiver = house.visitor(yours);
        receiver.page().navigate(link);
        assertThat(receiver.see("notation")).hasValue(hand);
        assertThat(answer(receiver)).isEqualTo(told);
        assertThat(tiles(receiver)).isEqualTo(tiles(sender)).hasSizeGreaterThan(12);
    }

    /// A phone orders the answer in another way; all of them are read in a window of one size.
    private static String answer(Visitor visitor) {
        Locator answer = visitor.see("answer");
        assertThat(answer.locator("h1")).isVisible();
        Reach.fit(visitor.page(), new Reach.Window(1366, 768));
        return answer.innerText();
    }

    private static List<String> tiles(Visitor visitor) {
        return visitor.page().locator(".hand button").all().stream()
                .map(tile -> tile.getAttribute("aria-label"))
                .toList();
    }

    /// Seven pairs and a trio win too, unless the rules or the last tile say otherwise.
    @Test
    void the_answer_follows_the_rules_and_the_winning_tile(House house) {
        Visitor visitor =
                house.visitor(Screen.DESKTOP)
                        .open("analyse/filipino?hand=1122335566m1199p777s&rules=manila");
        assertThat(visitor.see("answer").locator("h1")).hasText("A complete hand");
        Locator sheet = visitor.see("sheet");
        assertThat(sheet).containsText("Siete Pares");
        assertThat(visitor.page().locator("[data-pick$=f]")).hasCount(0);
        visitor.page().locator("[data-field=win]").selectOption("9p");
        assertThat(visitor.page()).hasURL(Pattern.compile(".*win=9p.*"));
        visitor.page().locator("[data-field=rules]").selectOption("visayan");
        assertThat(visitor.page()).hasURL(Pattern.compile(".*rules=visayan.*"));
        assertThat(visitor.see("answer").locator("h1")).isVisible();
    }

    @Test
    void what_a_win_must_have_is_said_once(House house) {
        Visitor visitor =
                house.visitor(Screen.DESKTOP).open("analyse/changchun?hand=123m456p789s11122z");
        assertThat(answer(visitor).toLowerCase(Locale.ROOT)).containsOnlyOnce("three suits");
    }

    /// Whatever else is asked for a player, odds for one.
    @ParameterizedTest
    @CsvSource({
        "riichi, 123m456p789s1122z, East, South",
        "filipino, 123345m456789p77s11z, 7 of bamboo, East",
        "changchun, 123m456p789s1122z, East, South",
        "hongkong, 123p456p789p1177z, East, Red dragon",
    })
    void a_ready_hand_is_told_what_it_waits_for(
            String game, String hand, String one, String other, House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP).open("analyse/" + game + "?hand=" + hand);
        Locator waits = visitor.see("sheet").locator(".counted");
        assertThat(waits).hasCount(2);
        assertThat(waits.first().getByLabel(one)).isVisible();
        assertThat(waits.last().getByLabel(other)).isVisible();
    }

    /// East in the seat and East in the round is what one sees, and what is counted.
    @Test
    void the_winds_shown_are_the_winds_counted(House house) {
        Visitor visitor =
                house.visitor(Screen.DESKTOP).open("analyse/riichi?hand=123m456p789s11122z");
        assertThat(visitor.page().locator("[data-field=round]")).hasValue("e");
        assertThat(visitor.page().locator("[data-field=seat]")).hasValue("e");
        assertThat(visitor.see("sheet")).containsText("2 han 40 fu");
        visitor.page().locator("[data-field=seat]").selectOption("w");
        assertThat(visitor.see("sheet")).containsText("1 han 40 fu");
    }

    static Stream<Arguments> games() {
        return Catalog.games().stream()
                .flatMap(game ->
                        Stream.of(new Reach.Window(1366, 768), new Reach.Window(390, 844))
                                .map(window -> Arguments.of(game.name(), window)));
    }

    /// The form and the sheet come from the server, whatever the game.
    @ParameterizedTest
    @MethodSource("games")
    void the_example_of_every_game_is_answered(String game, Reach.Window window, House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        Reach.fit(visitor.page(), window);
        visitor.open("analyse/" + game);
        assertThat(visitor.page().locator("[data-field=level]")).isVisible();
        assertThat(visitor.page().locator("[data-field=rules]")).isVisible();
        visitor.see("example").click();
        Locator answer = visitor.see("answer");
        assertThat(answer.locator("h1")).isVisible();
        assertThat(answer.locator("h1"))
                .hasText(Pattern.compile("^(Ready|A complete hand|\\d+ tiles? from .+)$"));
        assertThat(answer.locator("table, dl").first()).isVisible();
        assertThat((int) visitor.page().evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(window.width());
    }

    @Test
    void tiles_are_picked_and_removed_as_one_types(House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP).open("analyse/riichi");
        visitor.expect(refusal -> refusal.startsWith("400 "));
        visitor.see("notation").fill("1m");
        visitor.page().locator("[data-pick='5z']").click();
        assertThat(visitor.see("notation")).hasValue("1m5z");
        visitor.page().getByLabel("Remove 1 of characters").click();
        assertThat(visitor.see("notation")).hasValue("5z");
        visitor.see("notation").fill("12x");
        assertThat(visitor.see("answer")).containsText("This cannot be read");
    }
}
