package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/// A finished match reviewed: looked through by mouse and keys, and taken home as one page.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class ReviewTest {
    @TempDir private Path home;

    @Test
    void a_match_is_reviewed_and_the_review_is_taken_home(House house) {
        String record = house.host().finished("changchun", "{\"hands\":\"2\"}");
        Visitor visitor = house.visitor(Screen.DESKTOP).open("games");
        visitor.page().locator("a[href$='review/" + record + "']").click();
        assertThat(visitor.see("save-review")).isEnabled();
        lookedThrough(visitor.page());
        visitor.see("tab-players").click();
        assertThat(visitor.see("player-A")).containsText("Accuracy");
        assertThat(visitor.see("player-A")).containsText("tiles ");
        visitor.photograph("screenshots/review");
        assertThat(new Axe().violations(visitor.page())).isEmpty();

        Path file = saved(visitor);
        Visitor friend = house.visitor(Screen.PHONE);
        friend.context().setOffline(true);
        friend.page().navigate(file.toUri().toString());
        lookedThrough(friend.page());
        friend.photograph("screenshots/review-offline");
        assertThat(new Axe().violations(friend.page())).isEmpty();
    }

    /// Every choice is listed; one is looked at, and the graph leads elsewhere.
    private static void lookedThrough(Page page) {
        page.getByTestId("filter-seat").selectOption("");
        page.getByTestId("filter-size").selectOption("none");
        Locator choices = page.getByTestId("choices").locator("button");
        choices.first().click();
        assertThat(page.getByTestId("choice").first()).containsText("Played");
        assertThat(page.getByTestId("choice").first()).isInViewport();
        assertThat(choices.first()).hasAttribute("aria-current", "true");
        Locator graph = page.getByTestId("graph");
        graph.press("End");
        assertThat(page.locator(".count")).hasText(Pattern.compile("Step (\\d+) of \\1"));
        graph.press("Home");
        assertThat(graph).hasAttribute("aria-valuenow", "1");
    }

    private Path saved(Visitor visitor) {
        Download file = visitor.page().waitForDownload(() -> visitor.see("save-review").click());
        Path kept = home.resolve(file.suggestedFilename());
        file.saveAs(kept);
        return kept;
    }

    @Test
    void own_games_are_counted_and_lead_to_their_review(House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        Player player = new Clicking(visitor);
        player.sitDown(
                house.host()
                        .invitation(
                                "changchun",
                                "\"options\":{\"hands\":\"1\"}, \"settings\":{\"bot_delay_ms\":\"0\"},"
                                        + Host.AGAINST_BOTS),
                "Ada");
        player.playHand();
        visitor.see("next-hand").click();
        visitor.see("match-over").getByTestId("review").click();
        assertThat(visitor.see("save-review")).isEnabled();
        assertThat(visitor.see("filter-seat")).hasValue("A");
        visitor.open("games").see("statistics").click();
        assertThat(visitor.see("matches")).hasText("1");
        assertThat(visitor.see("rates").locator("tbody tr")).hasCount(4);
        visitor.photograph("screenshots/statistics");
        assertThat(new Axe().violations(visitor.page())).isEmpty();
    }
}
