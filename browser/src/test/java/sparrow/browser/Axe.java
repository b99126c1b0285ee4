package sparrow.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The accessibility rules of axe-core, applied to a page as it stands.
final class Axe {
    private static final Path SCRIPT =
            Path.of("..", "web", "node_modules", "axe-core", "axe.min.js");

    private static final String RUN =
            """
            async (rules) => {
              const { violations } = await axe.run(document, {
                resultTypes: ['violations'],
                ...(rules.length ? { runOnly: { type: 'rule', values: rules } } : {}),
              });
              return violations
                .filter(({ impact }) => impact === 'serious' || impact === 'critical')
                .flatMap(({ id, help, nodes }) =>
                  nodes.map(({ html, any }) => `${id}: ${help}: ${html} ${any.map((why) => why.message).join(' ')}`));
            }
            """;

    private final String script;

    Axe() {
        try {
            this.script = Files.readString(SCRIPT);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /// Every serious or critical violation, as a sentence.
    List<?> violations(Page page) {
        return run(page, List.of());
    }

    /// Those that colours alone bring about: the rest is the same in every theme.
    List<?> contrasts(Page page) {
        return run(page, List.of("color-contrast", "link-in-text-block"));
    }

    private List<?> run(Page page, List<String> rules) {
        if (!(boolean) page.evaluate("() => 'axe' in window")) {
            page.evaluate("() => {" + script + "}");
        }
        return (List<?>) page.evaluate(RUN, rules);
    }
}
