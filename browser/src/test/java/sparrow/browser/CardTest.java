package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// An American card of one's own: typed, mended, played on.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class CardTest {
    private static final String SHORT =
            """
            card "Two Doves" edition "test" license "CC0"
            section "Runs"
            1: 111a 2222a 333a 44b 5b (run) X 25
            """;

    @Test
    void a_card_is_typed_mended_and_played_on(House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP).open("card");
        Page page = visitor.page();
        visitor.see("card-text").fill(SHORT);
        Locator told = visitor.see("card-result");
        assertThat(told.locator("h2")).hasText("1 problem");
        assertThat(told.locator("li")).containsText("13 tiles");
        assertThat(visitor.see("play-card")).hasCount(0);

        told.getByText("Line 3").click();
        assertThat(visitor.see("card-text")).isFocused();
        visitor.see("card-text").fill(SHORT.replace("5b", "55b"));
        assertThat(told).containsText("The card can be played.");
        visitor.see("play-card").click();

        page.getByLabel("Your name").fill("Ada");
        assertThat(page.getByText("1 rule differs from the preset")).isVisible();
        for (Locator seat : page.locator(".seats select").all()) {
            seat.selectOption("beginner");
        }
        page.getByText("Clocks and comfort").click();
        page.getByLabel("Bots take at least").fill("0");
        visitor.see("create").click();

        new Clicking(visitor).playUntil(4);
        String table = page.url().replaceAll(".*/table/([^/]+).*", "$1");
        assertThat(house.host().table(table).path("rules").path("card").asString())
                .contains("Two Doves");
    }
}
