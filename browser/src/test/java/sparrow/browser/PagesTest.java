package sparrow.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every page but the table, which [HandTest] looks at while it is played.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class PagesTest {
    @ParameterizedTest
    @EnumSource(names = {"DESKTOP", "PHONE"})
    void every_page_keeps_nobody_out(Screen screen, House house) {
        String record = house.host().finished("changchun", "{\"hands\":\"1\"}");
        Visitor visitor = house.visitor(screen);
        Inspector inspector = new Inspector(visitor, screen);

        visitor.open("").see("play-riichi").waitFor();
        inspector.look("home");
        visitor.open("new/american").see("create").waitFor();
        inspector.look("new-table");
        visitor.open("games").see("record").first().waitFor();
        inspector.look("records");
        visitor.open("replay/" + record).see("next-choice").click();
        visitor.page().locator("aside article").first().waitFor();
        inspector.look("replay");
        for (String game : screen == Screen.DESKTOP ? HANDS : new String[] {HANDS[0], HANDS[3]}) {
            visitor.open("analyse/" + game).see("answer").locator("h1").waitFor();
            inspector.look("analyser-" + game.replaceAll("\\?.*", ""));
        }
        visitor.open("card").see("card-text").fill("section \"Runs\"\n1: 111a 2222a");
        visitor.see("card-result").locator("li").first().waitFor();
        inspector.look("card");
        visitor.open("rules/changchun").page().locator("article h2").first().waitFor();
        inspector.look("rules");
        visitor.open("settings").page().getByLabel("Your name").waitFor();
        inspector.look("settings");
        visitor.open("tiles").page().locator("h1").waitFor();
        inspector.look("tiles");
        inspector.content();
    }

    /// What reaches beyond the window, in words.
    private static final String TOO_WIDE =
            """
            () => [...document.querySelectorAll('button, a[href], input, select, textarea, h1, h2')]
              .filter((each) => each.checkVisibility() && !each.closest('.visually-hidden, .skip, .scroll, dialog:not([open])'))
              .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
              .map((each) => `${each.tagName} “${each.ariaLabel || each.innerText || each.value}” reaches beyond the window`)
              .concat(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : [])
            """;

    @Test
    void no_page_is_wider_than_its_window(House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        List<String> faults = new ArrayList<>();
        visitor.open("").see("play-riichi").waitFor();
        fits(visitor, "home", faults);
        visitor.open("games").see("upload").waitFor(ATTACHED);
        fits(visitor, "games", faults);
        visitor.open("statistics").page().locator("h1").waitFor();
        fits(visitor, "statistics", faults);
        visitor.open("train").see("empty").waitFor();
        fits(visitor, "train", faults);
        visitor.open("settings").page().getByLabel("Your name").waitFor();
        fits(visitor, "settings", faults);
        visitor.open("tiles").page().locator("h1").waitFor();
        fits(visitor, "tiles", faults);
        visitor.open("card").see("card-text").waitFor();
        fits(visitor, "card", faults);
        for (String hand : HANDS) {
            String game = hand.replaceAll("\\?.*", "");
            visitor.open("analyse/" + hand).see("answer").locator("h1").waitFor();
            fits(visitor, "analyser of " + game, faults);
            visitor.open("rules/" + game).page().locator("article h2").first().waitFor();
            fits(visitor, "rules of " + game, faults);
            visitor.open("new/" + game).see("house-rules").locator("summary").first().click();
            fits(visitor, "house rules of " + game, faults);
        }
        visitor.page().getByLabel("Your name").fill("Bo");
        visitor.page().locator(".seats select").last().selectOption("person");
        visitor.see("create").click();
        visitor.page().getByText("Waiting for players").waitFor();
        fits(visitor, "waiting for players", faults);
        assertThat(faults).isEmpty();
    }

    private static final Locator.WaitForOptions ATTACHED =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    /// A page that fits these fits all that lie between them.
    private static final List<Reach.Window> WIDTHS =
            List.of(
                    new Reach.Window(360, 640),
                    new Reach.Window(390, 844),
                    new Reach.Window(820, 1180),
                    new Reach.Window(1024, 768),
                    new Reach.Window(1366, 768),
                    new Reach.Window(2560, 1301));

    private static void fits(Visitor visitor, String view, List<String> faults) {
        for (Reach.Window window : WIDTHS) {
            Reach.fit(visitor.page(), window);
            for (Object fault : (List<?>) visitor.page().evaluate(TOO_WIDE)) {
                faults.add(view + ", " + window + ": " + fault);
            }
        }
    }

    private static final String[] HANDS = {
        "riichi?hand=123m456p789s1122z3z",
        "filipino?hand=123m456m789m123p11s22s5z",
        "changchun?hand=123m456p789s11122z",
        "american?hand=1B1B1B4B4B4B7B7B8D8DJFFN",
        "hongkong?hand=123p456p88p1177z25s&last_tile=yes&wall=40"
    };
}
