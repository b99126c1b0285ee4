package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Finished games: found in the list, replayed, taken home and brought back.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class ReplayTest {
    private static final Pattern END = Pattern.compile("Step (\\d+) of \\1");

    @TempDir private Path home;

    @Test
    void a_match_played_to_its_end_is_replayed_to_its_end(House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        Player player = new Clicking(visitor);
        player.sitDown(house.host().invitation("changchun", ONE_HAND), "Ada");
        player.playHand();
        visitor.see("next-hand").click();
        Locator over = visitor.see("match-over");
        assertThat(over.getByRole(AriaRole.LISTITEM)).hasCount(4);
        over.getByText("Replay").click();

        Page page = visitor.page();
        for (int i = 0; i < 5; i++) {
            visitor.see("step").click();
        }
        visitor.see("next-choice").click();
        assertThat(page.locator("aside article").first()).isVisible();
        assertThat(page.getByText("Show the score")).hasCount(0);
        visitor.see("to-end").click();
        assertThat(page.locator(".count")).hasText(END);
        page.getByText("Show the score").click();
        assertThat(visitor.see("sheet").locator(".standing tr")).hasCount(4);
    }

    private static final String ONE_HAND =
            """
            "options":{"hands":"1"}, "settings":{"bot_delay_ms":"0"},
            """
                    + Host.AGAINST_BOTS;

    @Test
    void every_hand_of_a_match_can_be_stepped_to_with_keys(House house) {
        String record =
                house.host().finished("riichi", "{\"length\":\"east\",\"bankruptcy\":\"no\"}");
        Visitor visitor = house.visitor(Screen.PHONE).open("replay/" + record);
        Locator hand = visitor.see("hand-select");
        hand.waitFor();
        assertThat(hand.locator("option").first()).hasText("East 1");
        int hands = hand.locator("option").count();
        assertThat(hands).isGreaterThanOrEqualTo(4);
        for (int i = 0; i < hands; i++) {
            assertThat(hand).hasValue(String.valueOf(i));
            visitor.page().keyboard().press("End");
            assertThat(visitor.page().locator(".count")).hasText(END);
            visitor.page().keyboard().press("ArrowRight");
        }
        assertThat(hand).hasValue(String.valueOf(hands - 1));
    }

    /// Money in quarters is no money to those who count in units.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    filipino  | {"length":"hands","hands":"1"}
                    changchun | {"hands":"1"}
                    american  | {"rounds":"1"}
                    """)
    void the_list_counts_as_the_table_does(String game, String options, House house) {
        String record = house.host().finished(game, options);
        Visitor visitor = house.visitor(Screen.DESKTOP).open("games");
        Locator results =
                visitor.see("record")
                        .filter(with(visitor.page().locator("a[href$='" + record + "']")))
                        .locator("li b");
        assertThat(results)
                .hasText(Collections.nCopies(4, Pattern.compile("\\d")).toArray(Pattern[]::new));
        List<String> listed = results.allInnerTexts();
        visitor.open("replay/" + record);
        Locator hands = visitor.see("hand-select");
        hands.waitFor();
        hands.selectOption(String.valueOf(hands.locator("option").count() - 1));
        visitor.see("to-end").click();
        for (int seat = 0; seat < 4; seat++) {
            assertThat(visitor.see("plate-" + seat).locator(".score b")).hasText(listed.get(seat));
        }
    }

    @Test
    void a_record_is_downloaded_in_every_format_and_opened_again(House house) {
        String record = house.host().finished("riichi", "{\"length\":\"east\"}");
        Visitor visitor = house.visitor(Screen.DESKTOP).open("replay/" + record);
        String whole = wholeReplay(visitor);
        for (String format : List.of("Sparrow log", "Tenhou JSON", "mjai")) {
            visitor.open("games");
            Path file = downloaded(visitor, record, format);
            visitor.see("upload").setInputFiles(file);
            assertThat(visitor.page()).hasURL(Pattern.compile(".*#/replay/file"));
            assertThat(wholeReplay(visitor)).as(format).isEqualTo(whole);
        }
    }

    private Path downloaded(Visitor visitor, String record, String format) {
        Page page = visitor.page();
        Locator line =
                visitor.see("record").filter(with(page.locator("a[href$='" + record + "']")));
        Download file = page.waitForDownload(() -> line.getByText(format).click());
        Path kept = home.resolve(file.suggestedFilename());
        file.saveAs(kept);
        return kept;
    }

    private static Locator.FilterOptions with(Locator inner) {
        return new Locator.FilterOptions().setHas(inner);
    }

    /// The end of every hand in words: what happened last, and the points.
    private static String wholeReplay(Visitor visitor) {
        StringBuilder all = new StringBuilder();
        Locator hands = visitor.see("hand-select");
        hands.waitFor();
        for (int i = 0; i < hands.locator("option").count(); i++) {
            hands.selectOption(String.valueOf(i));
            visitor.see("to-end").click();
            all.append(visitor.see("told").innerText());
            for (int seat = 0; seat < 4; seat++) {
                all.append(" ")
                        .append(visitor.see("plate-" + seat).locator(".score b").innerText());
            }
            all.append("\\n");
        }
        return all.toString();
    }
}
