package sparrow.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/// The site without a server, as one visitor has it open.
record StaticSite(Visitor visitor, FileServer server) {
    private static final String ASK =
            """
            async ([path, bodies]) => {
              const told = [];
              for (const body of bodies) {
                const answer = await fetch('/api/v1' + path, { method: 'POST', body });
                told.push(await answer.text());
              }
              return told;
            }
            """;

    private static final String MAKE =
            """
            async (wish) => {
              const answer = await fetch('/api/v1/tables', { method: 'POST', body: wish });
              const made = await answer.json();
              return 'table/' + made.table + '/' + made.invitation;
            }
            """;

    private static final String READY = "document.documentElement.dataset.engine === 'ready'";

    /// Opens the first page, and waits for the engine.
    StaticSite open() {
        return open("");
    }

    /// Opens a page, named by what stands behind the `#`.
    StaticSite open(String path) {
        page().navigate(server.address() + "#/" + path);
        page().waitForFunction(READY);
        return this;
    }

    Page page() {
        return visitor.page();
    }

    /// Answers to questions with these bodies, from the worker.
    @SuppressWarnings("unchecked") // an array of texts is a list of them
    List<String> ask(String path, List<String> bodies) {
        return (List<String>) page().evaluate(ASK, List.of(path, bodies));
    }

    /// A table with quick bots; the part of its link behind the `#`.
    String invitation(String game) {
        return invitation(game, "{}");
    }

    /// The same with some house rules.
    String invitation(String game, String options) {
        String wish =
                "{\"game\":\"%s\",\"options\":%s,\"settings\":{\"bot_delay_ms\":\"0\"},%s}"
                        .formatted(game, options, Host.AGAINST_BOTS);
        return (String) page().evaluate(MAKE, wish);
    }

    /// Waits until everything is there for a visit without a network.
    void keep() {
        page().evaluate("() => navigator.serviceWorker.ready.then(() => true)");
    }
}
