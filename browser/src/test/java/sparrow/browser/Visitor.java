package sparrow.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Somebody at a browser of their own.
final class Visitor {
    /// A busy machine is no failure; what never comes is.
    static final double PATIENCE = 30_000;

    /// The console does not say what failed; the answer itself does.
    private static final String FAILED = "Failed to load resource: the server responded";

    private final BrowserContext context;
    private final Page page;
    private final List<String> troubles = new ArrayList<>();
    private Predicate<String> expected = _ -> false;

    Visitor(BrowserContext context) {
        this.context = context;
        context.setDefaultTimeout(PATIENCE);
        this.page = context.newPage();
        page.onPageError(error -> trouble("uncaught: " + error));
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().startsWith(FAILED)) {
                trouble(message.text());
            }
        });
        page.onResponse(answer -> {
            if (answer.status() >= 400) {
                trouble(answer.status() + " " + answer.url());
            }
        });
    }

    private void trouble(String what) {
        if (!expected.test(what)) {
            troubles.add(what + " at " + page.url());
        }
    }

    /// Errors of that kind belong to the test.
    void expect(Predicate<String> error) {
        expected = error;
    }

    List<String> troubles() {
        return troubles;
    }

    Page page() {
        return page;
    }

    BrowserContext context() {
        return context;
    }

    /// Has the assistant think like a bot that is quick to answer: for tests of something else.
    Visitor thinkingLittle() {
        context.addInitScript(
                "localStorage.setItem('sparrow.settings', JSON.stringify({level: 'beginner'}))");
        return this;
    }

    /// Goes to a page, named by what stands behind the `#`.
    Visitor open(String path) {
        page.navigate("/#/" + path);
        return this;
    }

    Locator see(String testId) {
        return page.getByTestId(testId);
    }

    /// A picture of what the visitor sees, under `target/`.
    void photograph(String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", name + ".png")));
    }

    void leave() {
        context.close();
    }
}
