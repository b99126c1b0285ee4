package sparrow.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// Measures a table in windows of every usual size: each button is what a mouse or a finger meets,
/// nothing lies over anything else or is cut off, and text is as large as it should be.
final class Reach {
    /// A window, in pixels.
    record Window(int width, int height) {
        @Override
        public String toString() {
            return width + "×" + height;
        }
    }

    /// Laptops, desks, tablets and phones, upright and lying.
    static final List<Window> WINDOWS =
            List.of(
                    new Window(1366, 641),
                    new Window(1280, 720),
                    new Window(1536, 864),
                    new Window(1440, 900),
                    new Window(1920, 953),
                    new Window(2560, 1301),
                    new Window(1024, 768),
                    new Window(820, 1180),
                    new Window(390, 844),
                    new Window(360, 640),
                    new Window(844, 390),
                    new Window(1366, 768));

    /// One of each kind, for what differs from run to run.
    static final List<Window> USUAL =
            List.of(
                    new Window(1440, 900),
                    new Window(1920, 953),
                    new Window(390, 844),
                    new Window(844, 390),
                    new Window(1366, 768));

    /// Where there is least height for what is asked.
    static final List<Window> LOW =
            List.of(
                    new Window(1366, 641),
                    new Window(1280, 720),
                    new Window(360, 640),
                    new Window(844, 390),
                    new Window(1366, 768));

    private static final String MEASURE = script();
    private static final String PANEL = "aside[data-testid=assistant]";
    private static final String SHOW_PANEL = "header button[aria-label='Show the assistant']";

    /// Two frames, or a second: a Chromium without a screen draws none now and then.
    private static final String SETTLED =
            """
            () => new Promise((done) => {
              setTimeout(done, 1000);
              requestAnimationFrame(() => requestAnimationFrame(done));
            })
            """;

    private final List<Window> windows;
    private final List<String> faults = new ArrayList<>();
    private int moments;

    Reach(List<Window> windows) {
        this.windows = windows;
    }

    private static String script() {
        try (InputStream file = Reach.class.getResourceAsStream("reach.js")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static void fit(Page page, Window window) {
        page.setViewportSize(window.width(), window.height());
        page.evaluate(SETTLED);
    }

    /// Looks at a table, and where the panel is not beside it once more with the panel over it.
    ///
    /// @param moment what is going on, for people who read of a fault
    void look(Page page, String moment) {
        moments++;
        for (Window window : windows) {
            fit(page, window);
            measure(page, moment + ", " + window);
            if (page.locator(SHOW_PANEL).count() > 0) {
                page.locator(SHOW_PANEL).click();
                page.locator(PANEL).waitFor();
                measure(page, moment + ", " + window + ", panel open");
                page.locator(PANEL).getByLabel("Hide the assistant").click();
            }
        }
    }

    /// Looks at what lies over the table.
    void lookOver(Page page, String moment) {
        for (Window window : windows) {
            fit(page, window);
            measure(page, moment + ", " + window);
        }
    }

    private void measure(Page page, String where) {
        List<?> found = (List<?>) page.evaluate(MEASURE);
        found.forEach(fault -> faults.add(where + ": " + fault));
        if (!found.isEmpty()) {
            page.screenshot(
                    new Page.ScreenshotOptions()
                            .setPath(
                                    Path.of(
                                            "target",
                                            "faults",
                                            where.replaceAll("[^\\w×-]+", "-") + ".png")));
        }
    }

    /// How many moments were looked at.
    int moments() {
        return moments;
    }

    /// In how many windows, all moments together.
    int measured() {
        return moments * windows.size();
    }

    List<String> faults() {
        return faults;
    }

    /// Nothing was wrong anywhere.
    void content() {
        assertThat(faults).isEmpty();
    }
}
