package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import sparrow.browser.Player.Asked;

/// The numbers behind the tiles, as a browser keeps, reveals and checks them by itself.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class FairTest {
    private static final String ONE_HAND =
            """
            "options":{"hands":"1"}, "settings":{"bot_delay_ms":"0"},
            """
                    + Host.AGAINST_BOTS;

    private static final String FOR_TWO =
            """
            "settings":{"bot_delay_ms":"0","clocks":"never"},
            "seats":{"A":"person","B":"person","C":"beginner","D":"beginner"}\
            """;

    /// Plays a match of one hand up to the page with the results.
    private static Locator played(House house, Visitor visitor) {
        Player player = new Clicking(visitor);
        player.sitDown(house.host().invitation("changchun", ONE_HAND), "Ada");
        player.playHand();
        visitor.see("next-hand").click();
        return visitor.see("match-over").getByTestId("fair");
    }

    @Test
    void a_finished_match_shows_that_its_tiles_were_fair(House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        Inspector inspector = new Inspector(visitor, Screen.DESKTOP);
        Locator fair = played(house, visitor);
        assertThat(fair).hasAttribute("data-outcome", "own");
        assertThat(fair).containsText("your number was used");
        inspector.look("match-over");
        fair.getByText("How this was checked").click();
        assertThat(fair).containsText("One hand in the record is the same as you saw");
        assertThat(fair).containsText("Ada committed to");
        assertThat(fair.locator("dd")).hasCount(10);
        inspector.look("match-over-fair");
        inspector.content();
    }

    /// Somebody between server and browser exchanges two tiles of the wall.
    @Test
    void a_forged_record_is_called_out(House house) {
        Visitor visitor = house.visitor(Screen.PHONE);
        Inspector inspector = new Inspector(visitor, Screen.PHONE);
        visitor.page()
                .route(
                        "**/api/v1/records/*",
                        route -> {
                            String text = route.fetch().text();
                            int at = text.indexOf("\"tiles\":\"") + "\"tiles\":\"".length();
                            String forged =
                                    text.substring(0, at)
                                            + (text.charAt(at) == '1' ? '2' : '1')
                                            + text.substring(at + 1);
                            route.fulfill(
                                    new Route.FulfillOptions()
                                            .setContentType("application/json")
                                            .setBody(forged));
                        });
        Locator fair = played(house, visitor);
        assertThat(fair).hasAttribute("data-outcome", "unfair");
        assertThat(fair.locator("[role=alert]")).containsText("were not fair");
        assertThat(fair).containsText("not built of the tiles of the game");
        inspector.look("match-over-unfair");
        inspector.content();
    }

    @Test
    void a_match_waits_for_every_number_and_names_who_owes_one(House house) {
        Player ada = new Clicking(house.visitor(Screen.DESKTOP));
        Player ben = new Clicking(house.visitor(Screen.PHONE));
        String table = house.host().invitation("riichi", FOR_TWO);
        ada.sitDown(table, "Ada");
        assertThat(ada.visitor().see("awaited")).hasCount(0);
        // Ben's page never hears of the table, so it cannot send a number.
        ben.page().routeWebSocket("**/socket", _ -> {});
        ben.sitDown(table, "Ben");
        Locator awaited = ada.visitor().see("awaited");
        assertThat(awaited).containsText("waits for the number of Ben");
        ada.visitor().photograph("screenshots/awaited");
        ben.page().unrouteAll();
        ben.visitor().leave();
        assertThat(awaited).isVisible();
    }

    /// The number survives a page that is closed and opened again before the match.
    @Test
    void a_reloaded_page_reveals_the_number_it_committed_to(House house) {
        Player ada = new Clicking(house.visitor(Screen.DESKTOP));
        String table = house.host().invitation("riichi", FOR_TWO);
        ada.sitDown(table, "Ada");
        assertThat(ada.page().getByText("Waiting for players")).isVisible();
        Object before = ada.page().evaluate("localStorage.getItem('sparrow.fair')");
        ada.page().reload();
        assertThat(ada.page().getByText("Waiting for players")).isVisible();
        Player ben = new Clicking(house.visitor(Screen.PHONE));
        ben.sitDown(table, "Ben");
        assertThat(ada.look()).isNotEqualTo(Asked.OVER);
        String after = String.valueOf(ada.page().evaluate("localStorage.getItem('sparrow.fair')"));
        String nonce = String.valueOf(before).replaceAll(".*\"nonce\":\"([0-9a-f]+)\".*", "$1");
        assertThat(nonce).hasSize(64);
        assertThat(after).contains(nonce);
    }
}
