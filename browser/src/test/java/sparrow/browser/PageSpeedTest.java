package sparrow.browser;

import java.time.Duration;
import org.junit.jupiter.api.extension.ExtendWith;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// How soon a first visitor of the site without a server can do something, over a line of 10
/// Mbit/s.
@ExtendWith(OpenHouse.class)
final class PageSpeedTest {
    private static final int VISITS = 25;
    private static final int STEP = 50;
    private static final Line LINE = Line.of(10, Duration.ofMillis(40));

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

    private static String within(long begun) {
        long millis = (System.nanoTime() - begun) / 1_000_000;
        return "within %5d ms".formatted((millis + STEP - 1) / STEP * STEP);
    }
}
