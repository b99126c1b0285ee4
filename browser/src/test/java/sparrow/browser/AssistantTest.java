package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;

/// The assistant at a table asks for the seat, and hands its question on to the analyser.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class AssistantTest {
    static Stream<String> games() {
        return Catalog.games().stream().map(Mahjong::name);
    }

    /// On a small laptop the advice stands in the window before anybody scrolls, and beside it lies
    /// all that the game pays for; neither keeps anybody out, in light and dark.
    @ParameterizedTest
    @MethodSource("games")
    void advice_is_in_view_leads_to_the_analyser_and_lies_beside_what_is_paid_for(
            String game, House house) {
        Visitor player = house.visitor(Screen.DESKTOP);
        List<String> sent = new ArrayList<>();
        player.page()
                .onRequest(request -> {
                    if (request.url().endsWith("/answer")) {
                        sent.add(request.postData());
                    }
                });
        Player ada = new Clicking(player);
        ada.sitDown(house.host().invitation(game), "Ada");
        ada.look();
        player.see("assistant").locator(".modes button").last().click();
        Locator best = player.see("assistant").locator(".advice.best");
        assertThat(best).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        Inspector inspector = new Inspector(player, Screen.DESKTOP);
        inspector.look("assistant-" + game);
        Locator link = player.see("to-analyser");
        assertThat(link).isVisible();
        assertThat(sent).isNotEmpty().allMatch(body -> body.matches("\\{\"level\":\"[a-z-]+\"}"));
        isAnswered(link.getAttribute("href").substring(2), house.visitor(Screen.DESKTOP));

        player.see("tab-scoring").click();
        Locator entries = player.see("scoring").locator("[data-entry]");
        assertThat(entries.first()).isVisible();
        int all = entries.count();
        String name = entries.last().getAttribute("data-entry");
        player.see("scoring-search").fill(name);
        assertThat(entries.last()).hasAttribute("data-entry", name);
        assertThat(entries.count()).isLessThan(all);
        inspector.look("scoring-" + game);
        inspector.content();
    }

    /// The question of the seat, as the analyser takes it from a link.
    private static void isAnswered(String question, Visitor analyst) {
        analyst.open(question);
        assertThat(analyst.see("answer").locator("h1")).isVisible();
        assertThat(analyst.see("advice")).isVisible();
    }
}
