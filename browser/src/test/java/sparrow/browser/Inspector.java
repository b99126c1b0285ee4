package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/// Looks at the views a visitor comes to, in light and dark: nothing that keeps people out
/// (axe-core), nothing that sticks out of the window, and a picture of each under
/// `target/screenshots`.
final class Inspector {
    /// What is wider than the window, and tiles of one's own that are not wholly in it.
    private static final String STICKS_OUT =
            """
            () => {
              const outside = ({ left, right, top, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
              const tiles = [...document.querySelectorAll('main [data-testid=hand] button')];
              const hidden = tiles.filter((tile) => outside(tile.getBoundingClientRect()));
              const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : [];
              return wide.concat(hidden.map((tile) => `${tile.ariaLabel} is cut off`));
            }
            """;

    private final Visitor visitor;
    private final Screen screen;
    private final Axe axe = new Axe();
    private final List<String> faults = new ArrayList<>();

    Inspector(Visitor visitor, Screen screen) {
        this.visitor = visitor;
        this.screen = screen;
    }

    void look(String view) {
        Page page = visitor.page();
        String name = view + "-" + screen.label() + "-";
        dress(Theme.LIGHT);
        visitor.photograph("screenshots/" + name + "light");
        note(name + "light", axe.violations(page));
        note(name + "light", (List<?>) page.evaluate(STICKS_OUT));
        dress(Theme.DARK);
        visitor.photograph("screenshots/" + name + "dark");
        note(name + "dark", axe.contrasts(page));
        dress(Theme.LIGHT);
    }

    private void dress(Theme theme) {
        visitor.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme.scheme()));
        assertThat(visitor.page().locator("html")).hasAttribute("data-theme", theme.label());
    }

    private void note(String where, List<?> found) {
        found.forEach(fault -> faults.add(where + ": " + fault));
    }

    /// Nothing was wrong anywhere.
    void content() {
        assertThat(faults).isEmpty();
    }
}
