package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;

/// Takes pictures of a view in six windows, light and dark, into
/// `target/views/VIEW/WINDOW-THEME.png`.
///
/// @param visitor who looks at it
record Camera(Visitor visitor) {
    /// A laptop, two desks, a tablet, and a phone upright and lying.
    private static final List<Reach.Window> WINDOWS =
            List.of(
                    new Reach.Window(1920, 953),
                    new Reach.Window(2560, 1301),
                    new Reach.Window(820, 1180),
                    new Reach.Window(390, 844),
                    new Reach.Window(844, 390),
                    new Reach.Window(1366, 768));

    void take(String view) {
        for (Reach.Window window : WINDOWS) {
            Reach.fit(visitor.page(), window);
            inBothThemes(view, window);
        }
    }

    /// Where the panel lies over the table it is opened for the picture.
    void takeWithPanel(String view) {
        Page page = visitor.page();
        for (Reach.Window window : WINDOWS) {
            Reach.fit(page, window);
            Locator show = page.getByLabel("Show the assistant");
            boolean over = show.count() > 0;
            if (over) {
                show.click();
                visitor.see("assistant").waitFor();
            }
            inBothThemes(view, window);
            if (over) {
                page.getByLabel("Hide the assistant").last().click();
            }
        }
    }

    private void inBothThemes(String view, Reach.Window window) {
        Page page = visitor.page();
        page.mouse().move(0, 0);
        for (Theme theme : Theme.values()) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme.scheme()));
            assertThat(page.locator("html")).hasAttribute("data-theme", theme.label());
            visitor.photograph(
                    "views/%s/%dx%d-%s"
                            .formatted(view, window.width(), window.height(), theme.label()));
        }
    }
}
