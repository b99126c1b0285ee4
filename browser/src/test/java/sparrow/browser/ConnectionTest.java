package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import sparrow.browser.Player.Asked;

/// The connection breaks in the middle of a hand.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class ConnectionTest {
    private static final String FOR_TWO =
            """
            "settings":{"away_ms":"0","bot_delay_ms":"0","clocks":"never"},
            "seats":{"A":"person","B":"person","C":"beginner","D":"beginner"}\
            """;

    /// The browser itself reports what it could not reach.
    private static boolean isUnreachable(String error) {
        return error.contains("ERR_") || error.contains("WebSocket connection");
    }

    @Test
    void a_lost_player_comes_back_to_the_same_hand_and_plays_on(House house) {
        try (Wire wire = Wire.to(house.port())) {
            Visitor visitor = house.visitor(Screen.DESKTOP, Theme.LIGHT, wire.port());
            visitor.expect(ConnectionTest::isUnreachable);
            Player player = new Clicking(visitor);
            player.sitDown(house.host().invitation("riichi"), "Ada");
            assertThat(player.playUntil(3)).isNotEqualTo(Asked.OVER);
            String before = tiles(visitor);

            wire.cut();
            Locator lost = visitor.see("lost");
            assertThat(lost).containsText("Connection lost");
            assertThat(lost).containsText("Your seat is kept.");
            assertThat(tiles(visitor)).isEqualTo(before);

            wire.mend();
            assertThat(visitor.page().getByText("You are back")).isVisible();
            assertThat(lost).hasCount(0);
            assertThat(tiles(visitor)).isEqualTo(before);
            player.playHand();
        }
    }

    private static String tiles(Visitor visitor) {
        return visitor.see("hand")
                .locator("button")
                .evaluateAll("(tiles) => tiles.map((tile) => tile.dataset.tile).join(' ')")
                .toString();
    }

    @Test
    void a_bot_plays_for_a_lost_player_who_is_told_of_it(House house) {
        try (Wire wire = Wire.to(house.port())) {
            Player ada = new Clicking(house.visitor(Screen.DESKTOP));
            Player ben = new Clicking(house.visitor(Screen.PHONE, Theme.LIGHT, wire.port()));
            ben.visitor().expect(ConnectionTest::isUnreachable);
            String table = house.host().invitation("riichi", FOR_TWO);
            ada.sitDown(table, "Ada");
            ben.sitDown(table, "Ben");
            assertThat(ada.look()).isNotEqualTo(Asked.OVER);

            Locator pond = ada.visitor().see("pond-1");
            String thrown = pond.getAttribute("aria-label");
            wire.cut();
            assertThat(ben.visitor().see("lost")).isVisible();
            Locator plate = ada.visitor().see("plate-1");
            assertThat(plate).containsText("away, bot plays");
            while (!hasThrown(pond, thrown)) {
                if (ada.playUntil(1) == Asked.OVER) {
                    ada.next();
                    thrown = "";
                }
            }

            wire.mend();
            assertThat(ben.page().getByText("A bot played")).isVisible();
            assertThat(plate).not().containsText("away");
        }
    }

    /// Something lies in the pond that was not there before.
    private static boolean hasThrown(Locator pond, String before) {
        String now = pond.getAttribute("aria-label");
        return now.startsWith("Discards") && !now.equals(before);
    }
}
