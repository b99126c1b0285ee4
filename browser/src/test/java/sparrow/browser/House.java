package sparrow.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;

/// The house as one test finds it: the server, and the visitors it lets in.
final class House {
    private final Premises premises;
    private final List<Visitor> visitors = new ArrayList<>();

    House(Premises premises) {
        this.premises = premises;
    }

    int port() {
        return premises.port();
    }

    Host host() {
        return new Host(premises.port());
    }

    /// A visitor with a fresh browser that keeps nothing of others.
    Visitor visitor(Screen screen, Theme theme) {
        return visitor(screen, theme, premises.port());
    }

    Visitor visitor(Screen screen) {
        return visitor(screen, Theme.LIGHT);
    }

    /// A visitor who comes through another port than the server's own.
    Visitor visitor(Screen screen, Theme theme, int port) {
        NewContextOptions options =
                screen.options()
                        .setBaseURL("http://127.0.0.1:" + port)
                        .setColorScheme(theme.scheme())
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setLocale("en-GB")
                        .setTimezoneId("UTC");
        Visitor visitor = new Visitor(premises.browser().newContext(options));
        visitors.add(visitor);
        return visitor;
    }

    /// Keeps what every visitor saw when a test failed.
    void photograph(String name) {
        for (int i = 0; i < visitors.size(); i++) {
            if (!visitors.get(i).page().isClosed()) {
                visitors.get(i).photograph("failures/" + name + "-" + i);
            }
            visitors.get(i).troubles().forEach(System.err::println);
        }
    }

    void leave() {
        visitors.forEach(Visitor::leave);
    }

    /// Lets everybody go; nobody may have met an error that the page kept to itself.
    void leaveContent() {
        List<String> troubles =
                visitors.stream().flatMap(each -> each.troubles().stream()).toList();
        leave();
        assertThat(troubles).as("errors in the browser's console").isEmpty();
    }
}
