package sparrow.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.extension.ExtendWith;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.page.BotHand;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// How soon a first visitor of the site without a server can do something, over a line of 10
/// Mbit/s, and how fast the engine is there beside the JVM.
@ExtendWith(OpenHouse.class)
final class PageSpeedTest {
    private static final int VISITS = 25;
    private static final int STEP = 50;
    private static final Line LINE = Line.of(10, Duration.ofMillis(40));
    private static final int HANDS = 21;
    private static final int ADVICE = 101;
    private static final String ADVISE = "/replay/advice";
    private static final String OPEN =
            """
            async () => {
              const { Engine } = await import('./engine.js');
              globalThis.engine = await Engine.open();
            }
            """;
    private static final String PLAY =
            "([game, hand]) => engine.play(game, { seed: 7, hand }).length";

    @LongTest("page-first")
    void a_first_visit(House house) {
        try (FileServer files = FileServer.open(LINE)) {
            new LongRun("page-first", VISITS, 1, System.out)
                    .run(
                            "First visits to the page without a server over a line of 10 Mbit/s with"
                                    + " 40 ms there and back, nothing kept by the browser: how long"
                                    + " until a game of the first page can be pressed, and until one's"
                                    + " tiles lie at the table that this opens.",
                            (from, _) -> visit(house, files, from));
        }
    }

    private static Census visit(House house, FileServer files, int number) {
        Mahjong game = Catalog.games().get(number % Catalog.games().size());
        Visitor visitor = house.visitor(Screen.DESKTOP);
        StaticSite site = new StaticSite(visitor, files);
        Census census = new Census();
        long begun = System.nanoTime();
        site.page().navigate(files.address());
        visitor.see("play-" + game.name()).click();
        census.add("first button pressed " + within(begun), 1);
        visitor.see("hand").waitFor();
        census.add("tiles at a table of " + game.name() + " " + within(begun), 1);
        visitor.context().close();
        return census;
    }

    /// One after another in this JVM, which has played nothing before, and in the browser.
    @LongTest("page-speed")
    void hands_and_advice(House house) throws IOException {
        StringBuilder rows = new StringBuilder();
        try (FileServer files = FileServer.open()) {
            for (Mahjong game : Catalog.games()) {
                String name = game.name();
                Times here = times(HANDS, hand -> BotHand.played(name, "", 7, hand));
                StaticSite site = new StaticSite(house.visitor(Screen.DESKTOP), files).open();
                site.page().evaluate(OPEN);
                Times there = times(HANDS, hand -> site.page().evaluate(PLAY, List.of(name, hand)));
                List<String> questions = questions(house, game);
                Times told = times(ADVICE, at -> house.host().ask(ADVISE, questions.get(at)));
                Times asked = times(ADVICE, at -> site.ask(ADVISE, List.of(questions.get(at))));
                rows.append("| %s |".formatted(game.title()));
                for (Times each : List.of(there, here, asked, told)) {
                    rows.append(each.cells());
                }
                rows.append('\n');
                site.visitor().context().close();
            }
        }
        Files.writeString(
                Path.of(System.getProperty("sparrow.root", ".."), "docs/results/page-speed.md"),
                speed(rows));
    }

    private static String speed(StringBuilder rows) {
        return """
        # page-speed

        The engine of the page in Chromium beside the JVM that serves it, both on the same machine and neither having played anything before: %d
        hands of the strongest bots of each game, then %d times the advice of the strongest level, asked of the worker and of the server. Milliseconds of the
        clock; the first, then the median of the others.

        Repeat it with `./check long page-speed`. %d cores, Java %d.

        | | a hand, Chromium: first | median | JVM: first | median | advice, Chromium: first | median | JVM: first | median |
        |---|---:|---:|---:|---:|---:|---:|---:|---:|
        """
                        .formatted(
                                HANDS,
                                ADVICE,
                                Runtime.getRuntime().availableProcessors(),
                                Runtime.version().feature())
                + rows;
    }

    /// @param first the milliseconds of what was done first
    /// @param median of all that came after it
    private record Times(double first, double median) {
        String cells() {
            return String.format(Locale.ROOT, " %.0f | %.1f |", first, median);
        }
    }

    private static Times times(int count, IntConsumer task) {
        List<Double> millis =
                new ArrayList<>(
                        IntStream.range(0, count).mapToObj(at -> millis(at, task)).toList());
        double first = millis.removeFirst();
        return new Times(first, millis.stream().sorted().toList().get(millis.size() / 2));
    }

    private static double millis(int at, IntConsumer task) {
        long begun = System.nanoTime();
        task.accept(at);
        return (System.nanoTime() - begun) / 1e6;
    }

    /// What the strongest level advises at the choices of one seat.
    private static List<String> questions(House house, Mahjong game) {
        List<String> questions = new ArrayList<>();
        for (int hand = 0; questions.size() < ADVICE; hand++) {
            String events = BotHand.played(game.name(), "", 7, hand).replace("\n", ",");
            String body = "{\"events\":[%s],\"seat\":\"A\"".formatted(events);
            for (int place : house.host().choices(body + "}")) {
                questions.add(
                        body
                                + ",\"level\":\"%s\",\"after\":%d}"
                                        .formatted(game.levels().getLast().name(), place));
            }
        }
        return questions;
    }

    private static String within(long begun) {
        long millis = (System.nanoTime() - begun) / 1_000_000;
        return "within %5d ms".formatted((millis + STEP - 1) / STEP * STEP);
    }
}
