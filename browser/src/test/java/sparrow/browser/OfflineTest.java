package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// Pages that were never loaded, while there is no connection.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class OfflineTest {
    @Test
    void a_page_that_was_not_loaded_says_so_and_comes_with_the_connection(House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP).open("");
        visitor.expect(error -> error.contains("ERR_") || error.contains("imported module"));
        Page page = visitor.page();
        visitor.see("play-riichi").waitFor();
        visitor.context().setOffline(true);
        page.evaluate("() => { location.hash = '#/settings'; }");
        Locator offline = visitor.see("offline");
        assertThat(offline).containsText("has not been loaded yet");
        offline.locator("button").click();
        assertThat(offline.locator("button")).hasText("Try again");

        visitor.context().setOffline(false);
        assertThat(page.getByLabel("Your name")).isVisible();
        assertThat(offline).hasCount(0);
    }
}
