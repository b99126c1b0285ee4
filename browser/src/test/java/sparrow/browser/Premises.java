package sparrow.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import sparrow.server.Options;
import sparrow.server.Server;
import sparrow.server.web.Limits;

/// The one server and the one browser that all tests share.
final class Premises implements AutoCloseable {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

    private static final List<String> ARGUMENTS =
            List.of(
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync");

    /// Tests click faster than people.
    private static final Limits PATIENT =
            new Limits(
                    8_192, 1_000_000, 1_000, 4_000_000, 64, 4_000, 10_000, 1_000, 10_000, 30_000);

    private final Path data;
    private final Server server;
    private final Playwright playwright;
    private final Browser browser;

    private Premises() throws IOException {
        PlaywrightAssertions.setDefaultAssertionTimeout(Visitor.PATIENCE);
        this.data = Files.createTempDirectory("sparrow-browser");
        this.server = Server.start(new Options("127.0.0.1", 0, data, Set.of(), PATIENT));
        this.playwright =
                Playwright.create(
                        new Playwright.CreateOptions()
                                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        this.browser =
                playwright
                        .chromium()
                        .launch(
                                new LaunchOptions()
                                        .setExecutablePath(chromium())
                                        .setArgs(ARGUMENTS));
    }

    static Premises open() {
        try {
            return new Premises();
        } catch (IOException unusable) {
            throw new UncheckedIOException(unusable);
        }
    }

    /// The browser as the machine has it.
    private static Path chromium() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() ->
                        new IllegalStateException(
                                "There is no Chromium on this machine; install it, or leave"
                                        + " these tests out with -Dweb.skip=true."));
    }

    int port() {
        return server.port();
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
        server.close();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
