package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.browser.Player.Asked;

/// What opens over a page: it is read from its top, gives the keyboard back, and keeps nobody out.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class DialogTest {
    /// A table at which it is one's own turn, and nothing happens until one moves.
    private static Visitor atTable(House house, Screen screen, String game) {
        Visitor visitor = house.visitor(screen);
        Player ada = new Clicking(visitor);
        ada.sitDown(house.host().invitation(game), "Ada");
        while (ada.look() != Asked.TILE) {
            ada.playUntil(1);
        }
        return visitor;
    }

    @Test
    void help_opens_at_its_top_and_gives_the_keyboard_back_to_the_tile_it_was_at(House house) {
        Page page = atTable(house, Screen.DESKTOP, "riichi").page();
        page.setViewportSize(1366, 641);
        Locator tile = page.getByTestId("hand").locator("button").nth(4);
        tile.focus();
        page.keyboard().press("?");
        Locator keys = page.getByTestId("keys");
        assertThat(keys.locator("h2")).isFocused();
        assertThat((Number) keys.evaluate("(dialog) => dialog.scrollTop")).isEqualTo(0);
        page.keyboard().press("Escape");
        assertThat(keys).hasCount(0);
        assertThat(tile).isFocused();
    }

    @Test
    void who_stays_after_all_is_where_the_keyboard_was(House house) {
        Page page = atTable(house, Screen.DESKTOP, "riichi").page();
        Locator mark = page.locator("header .mark");
        mark.focus();
        page.keyboard().press("Enter");
        Locator confirm = page.getByTestId("confirm");
        assertThat(confirm.getByText("Stay")).isFocused();
        page.keyboard().press("Enter");
        assertThat(confirm).hasCount(0);
        assertThat(mark).isFocused();

        page.keyboard().press("Enter");
        assertThat(confirm).isVisible();
        page.keyboard().press("Escape");
        assertThat(confirm).hasCount(0);
        assertThat(mark).isFocused();
    }

    /// Melds are small there.
    @Test
    void a_plate_on_a_phone_shows_what_lies_before_its_seat(House house) {
        Visitor visitor = house.visitor(Screen.PHONE);
        Player ada = new Clicking(visitor);
        ada.sitDown(house.host().invitation("filipino"), "Ada");
        while (ada.done(Asked.TILE) < 2 || ada.look() != Asked.TILE) {
            ada.playUntil(1);
        }
        Locator plate = visitor.see("plate-0");
        int thrown = visitor.see("pond-0").locator(".tile").count();
        plate.click();
        Locator closer = visitor.see("closer");
        assertThat(closer.locator("h2")).isFocused();
        assertThat(closer.locator("section").last().locator(".tile")).hasCount(thrown);
        Inspector inspector = new Inspector(visitor, Screen.PHONE);
        inspector.look("closer");
        inspector.content();
        visitor.page().keyboard().press("Escape");
        assertThat(closer).hasCount(0);
        assertThat(plate).isFocused();
    }

    /// The panel beside the table, of every game, is [AssistantTest]'s matter.
    @ParameterizedTest
    @ValueSource(strings = {"riichi", "american"})
    void the_panel_over_a_table_keeps_nobody_out_and_gives_the_keyboard_back(
            String game, House house) {
        Visitor visitor = atTable(house, Screen.DESKTOP, game);
        Page page = visitor.page();
        Inspector inspector = new Inspector(visitor, Screen.DESKTOP);
        Locator panel = visitor.see("assistant");
        panel.locator(".modes button").last().click();
        visitor.see("to-analyser").waitFor();
        page.setViewportSize(1024, 768);
        assertThat(panel).hasCount(0);
        page.getByLabel("Show the assistant").click();
        assertThat(panel).isVisible();
        inspector.look("drawer-" + game);
        inspector.content();
        panel.getByLabel("Hide the assistant").press("Enter");
        assertThat(panel).hasCount(0);
        assertThat(visitor.see("hand").locator("button:focus")).hasCount(1);
    }
}
