package sparrow.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.page.BotHand;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// The engine of the page in Firefox, which tells what it played to the server of the files.
class FirefoxTest {
    private static final int HANDS = 100;
    private static final Duration LONGEST = Duration.ofMinutes(5);

    private static final String PAGE =
            """
            <!doctype html>
            <meta charset="utf-8" />
            <script type="module">
              import { Engine } from './engine.js';
              const tell = (name, body) => fetch('told/' + name, { method: 'POST', body });
              await tell('browser', navigator.userAgent);
              const engine = await Engine.open();
              for (const { name } of engine.games()) {
                const hands = [];
                for (let hand = 0; hand < %d; hand++)
                  hands.push(engine.play(name, { seed: 7, hand }).map((event) => JSON.stringify(event)).join('\\n'));
                await tell(name, hands.join('\\n\\n'));
              }
            </script>
            """
                    .formatted(HANDS);

    @TempDir private Path profile;

    @LongTest("page-firefox")
    void bots_play_the_same_hands_in_firefox() throws IOException, InterruptedException {
        try (FileServer files = FileServer.open()) {
            files.add("play.html", PAGE.getBytes(StandardCharsets.UTF_8));
            Process firefox =
                    new ProcessBuilder(
                                    "firefox-esr",
                                    "--headless",
                                    "--no-remote",
                                    "--profile",
                                    profile.toString(),
                                    files.address() + "play.html")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            try {
                String browser = files.told("browser", LONGEST);
                List<String> games = Catalog.games().stream().map(Mahjong::name).toList();
                new LongRun("page-firefox", games.size(), 1, System.out)
                        .summary(_ -> "It calls itself " + browser + ".")
                        .run(
                                HANDS
                                        + " hands of the strongest bots of each game are the same"
                                        + " in the engine of the page, in Firefox, as on the JVM,"
                                        + " byte for byte.",
                                (from, _) -> compared(files, games.get(from)));
            } finally {
                firefox.destroy();
                firefox.waitFor(10, TimeUnit.SECONDS);
            }
        }
    }

    private static Census compared(FileServer files, String game) {
        List<String> hands = new ArrayList<>();
        for (int hand = 0; hand < HANDS; hand++) {
            hands.add(BotHand.played(game, "", 7, hand));
        }
        assertThat(files.told(game, LONGEST)).isEqualTo(String.join("\n\n", hands));
        Census census = new Census();
        census.add("hands of " + game, HANDS);
        return census;
    }
}
