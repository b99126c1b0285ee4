package sparrow.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/// Looks at a table through windows of many sizes: whatever can be pressed there is what a mouse or
/// a finger meets at its middle, and nothing lies over it.
final class Reach {
    /// A window, in pixels.
    record Window(int width, int height) {
        @Override
        public String toString() {
            return width + "×" + height;
        }
    }

    /// Laptops, tablets and phones, upright and lying.
    static final List<Window> WINDOWS =
            List.of(
                    new Window(1280, 720),
                    new Window(1366, 768),
                    new Window(1440, 900),
                    new Window(1536, 864),
                    new Window(1600, 900),
                    new Window(1920, 1080),
                    new Window(1024, 768),
                    new Window(768, 1024),
                    new Window(820, 1180),
                    new Window(1180, 820),
                    new Window(390, 844),
                    new Window(360, 740),
                    new Window(844, 390),
                    new Window(740, 360));

    private static final String COVERED =
            """
            () => {
              const usable = [...document.querySelectorAll('.screen > header :is(button, a), main :is(button, a)')].filter(
                (each) => !each.disabled && each.ariaDisabled !== 'true' && each.getClientRects().length > 0);
              const name = (each) => each.ariaLabel || each.textContent.trim() || each.className;
              return usable.flatMap((each) => {
                each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                const { left, top, width, height } = each.getBoundingClientRect();
                const met = document.elementFromPoint(left + width / 2, top + height / 2);
                if (met && each.contains(met)) return [];
                return [`${name(each)} is ${met ? `covered by ${met.tagName.toLowerCase()}.${met.className?.baseVal ?? met.className}` : 'outside the window'}`];
              });
            }
            """;

    private static final String SETTLED =
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

    private final Page page;
    private final List<String> faults = new ArrayList<>();

    Reach(Page page) {
        this.page = page;
    }

    static void fit(Page page, Window window) {
        page.setViewportSize(window.width(), window.height());
        page.evaluate(SETTLED);
    }

    /// @param moment what is going on, for people who read of a fault
    void look(String moment) {
        for (Window window : WINDOWS) {
            fit(page, window);
            for (Object fault : (List<?>) page.evaluate(COVERED)) {
                faults.add(moment + ", " + window + ": " + fault);
            }
        }
        fit(page, new Window(1440, 900));
    }

    /// Everything could be pressed.
    void content() {
        assertThat(faults).isEmpty();
    }
}
