package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route.FulfillOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Positions are trained on: from a file and from a review, missed and got right, by mouse and
/// keys.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class TrainTest {
    private static final String DISCARD =
            "{\"action\":\"discard\",\"tile\":\"%1$s\",\"origin\":\"%2$s\",\"text\":\"discard %1$s\"}";

    private static final Path REVIEWS = Path.of("..", "web", "src", "test", "reviews");

    @TempDir private Path home;

    /// The first turn of a hand in which the tile that was drawn fits nothing.
    private static String position(String game, String hand, String lone) {
        return """
        {"puzzle":1,"game":"%1$s","level":"advanced","kind":"discard","seat":"A","unit":1,"events":[\
        {"event":"started","variant":"%1$s","edition":1,"hand":0,"dealer":"A","rules":{},"tally":{},"points":{"A":0,"B":0,"C":0,"D":0},"pot":0},\
        {"event":"wall","tiles":"%2$s","rolls":[-1,-1]},\
        {"event":"dealt","seat":"A","tiles":"%3$s"},{"event":"dealt","seat":"B","tiles":"?????????????"},\
        {"event":"dealt","seat":"C","tiles":"?????????????"},{"event":"dealt","seat":"D","tiles":"?????????????"},\
        {"event":"began","phase":"play"},{"event":"drew","seat":"A","tile":"%4$s","at":52}],\
        "options":[{"action":%5$s,"words":"discard %4$s","value":12.5},{"action":%6$s,"words":"discard 2m","value":3.1}],\
        "answer":%5$s,"missed":%6$s,"words":"discard %4$s","cost":9.4,"why":["%4$s fits nothing","safe against C"],"misses":["beginner"]}
        """
                .formatted(
                        game,
                        "?".repeat(136),
                        hand,
                        lone,
                        DISCARD.formatted(lone, "drawn"),
                        DISCARD.formatted("2m", "hand"))
                .strip();
    }

    static final String RIICHI = position("riichi", "123m456p789s1122z", "4z");
    private static final String CHANGCHUN = position("changchun", "123m456p78s55777z", "9m");

    private Path file(String... lines) throws IOException {
        return Files.writeString(home.resolve("positions.jsonl"), String.join("\n", lines));
    }

    @Test
    void what_is_missed_is_explained_and_comes_again_and_progress_stays(House house)
            throws IOException {
        Visitor visitor = house.visitor(Screen.DESKTOP).open("train");
        assertThat(visitor.see("empty")).containsText("Play a match");
        visitor.see("open-positions").setInputFiles(file(CHANGCHUN, "{\"puzzle\":1,", RIICHI));
        assertThat(visitor.see("told")).hasText("2 new positions.");
        assertThat(visitor.see("faults")).hasText("Line 2 is left out: it is not JSON.");
        assertThat(visitor.see("due")).hasText("2 positions due today");

        visitor.see("start").click();
        assertThat(visitor.see("prompt")).containsText("You drew 9 of characters");
        assertThat(visitor.see("outcome")).hasCount(0);
        tile(visitor, "2m").click();
        assertThat(visitor.see("verdict")).hasText("Not the best");
        assertThat(visitor.see("why")).containsText("fits nothing");
        assertThat(visitor.see("why")).containsText("Safe against Finch");
        assertThat(visitor.see("ranking").locator("tbody tr")).hasCount(2);
        assertThat(visitor.see("played")).containsText("That cost 9");
        assertThat(visitor.see("again")).hasText("It comes again today.");
        assertThat(visitor.see("assertive")).containsText("Not the best. Best: discard");
        assertThat(new Axe().violations(visitor.page())).isEmpty();

        byKeysAlone(visitor);
        visitor.see("next").click();
        tile(visitor, "9m").click();
        assertThat(visitor.see("verdict")).hasText("Right");
        visitor.see("next").click();
        assertThat(visitor.see("done")).containsText("2 of 3 answers right");
        keptAndTakenHome(visitor);
    }

    /// The next position, answered right without a mouse.
    private static void byKeysAlone(Visitor visitor) {
        assertThat(visitor.see("next")).isFocused();
        visitor.page().keyboard().press("n");
        assertThat(visitor.see("prompt")).containsText("You drew North");
        assertThat(tile(visitor, "4z")).isFocused();
        visitor.page().keyboard().press("Enter");
        assertThat(visitor.see("verdict")).hasText("Right");
        assertThat(visitor.see("again")).hasText("It comes again tomorrow.");
    }

    private void keptAndTakenHome(Visitor visitor) throws IOException {
        visitor.open("train").page().reload();
        assertThat(visitor.see("due")).hasText("Nothing is due today");
        Locator progress = visitor.see("progress").locator("tbody tr");
        assertThat(progress).hasCount(2);
        assertThat(progress.first()).containsText("0 %");
        assertThat(progress.last()).containsText("100 %");
        Download taken =
                visitor.page().waitForDownload(() -> visitor.see("keep-positions").click());
        Path kept = home.resolve("taken.jsonl");
        taken.saveAs(kept);
        assertThat(Files.readAllLines(kept)).containsExactlyInAnyOrder(RIICHI, CHANGCHUN);
        visitor.see("remove").first().click();
        visitor.see("confirm-yes").click();
        assertThat(visitor.see("positions").locator("li")).hasCount(1);
    }

    private static Locator tile(Visitor visitor, String tile) {
        return visitor.see("hand").locator("button[data-tile='" + tile + "']");
    }

    /// The review is one that is kept for the tests: what beginners miss differs from match to
    /// match.
    @Test
    void a_finished_review_leads_to_its_positions(House house) throws IOException {
        String record = house.host().finished("riichi", "{\"length\":\"hand\"}");
        String review = Files.readString(REVIEWS.resolve("riichi.json"));
        Visitor visitor = house.visitor(Screen.DESKTOP);
        visitor.page()
                .route(
                        "**/review?*",
                        route ->
                                route.fulfill(
                                        new FulfillOptions()
                                                .setContentType("application/json")
                                                .setBody(review)));
        visitor.open("review/" + record).see("train").waitFor();
        visitor.photograph("screenshots/review-to-train");
        visitor.see("train").click();
        assertThat(visitor.see("prompt")).isVisible();
        visitor.see("leave").click();
        int marked = review.split("\"training\"", -1).length - 1;
        assertThat(visitor.see("positions").locator("li")).hasCount(marked);
        visitor.open("");
        assertThat(visitor.see("train-today")).containsText(marked + " positions due today");
    }

    @ParameterizedTest
    @EnumSource
    void a_position_keeps_nobody_out(Screen screen, House house) throws IOException {
        Visitor visitor = house.visitor(screen).open("train");
        Inspector inspector = new Inspector(visitor, screen);
        Reach reach = new Reach(Reach.WINDOWS);
        visitor.see("empty").waitFor();
        inspector.look("train-empty");
        visitor.see("open-positions").setInputFiles(file(RIICHI, "?", CHANGCHUN));
        visitor.see("start").waitFor();
        inspector.look("train");
        visitor.see("start").click();
        for (String lone : List.of("4z", "9m")) {
            visitor.see("prompt").waitFor();
            inspector.look("train-question-" + lone);
            tile(visitor, "2m").click();
            if (screen != Screen.DESKTOP) {
                tile(visitor, "2m").click();
            }
            visitor.see("outcome").waitFor();
            inspector.look("train-answer-" + lone);
            if (screen == Screen.DESKTOP) {
                reach.lookOver(visitor.page(), "a trained position, " + lone);
                Reach.fit(visitor.page(), Reach.WINDOWS.getLast());
            }
            visitor.see("next").click();
        }
        reach.lookOver(visitor.page(), "a position to train on");
        inspector.content();
        reach.content();
    }
}
