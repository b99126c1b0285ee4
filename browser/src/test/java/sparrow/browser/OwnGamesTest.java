package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/// My games: what one played in a browser is found there again, listed or not.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class OwnGamesTest {
    private static final Pattern PLACED =
            Pattern.compile("(First|Second|Third|Fourth), [+−]?\\d.*");

    private static final String ONE_HAND =
            """
            "options":{"hands":"1"}, "settings":{"bot_delay_ms":"0"},
            """
                    + Host.AGAINST_BOTS;

    @TempDir private Path home;

    @Test
    void a_game_played_alone_is_replayed_taken_home_and_deleted(House house) throws IOException {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        Player player = new Clicking(visitor);
        player.sitDown(house.host().invitation("changchun", ONE_HAND), "Ada");
        player.playHand();
        visitor.see("next-hand").click();
        visitor.see("match-over").getByText("Home").click();

        Locator own = visitor.open("games").see("own-record");
        assertThat(own).hasCount(1);
        assertThat(own.getByTestId("outcome")).hasText(PLACED);
        assertThat(own).containsText("Finch");
        assertThat(own).containsText("1 hand");
        String record = own.getByTestId("replay").getAttribute("href").replaceAll(".*/", "");
        assertThat(visitor.page().locator("[data-testid=record] a[href$='" + record + "']"))
                .hasCount(0);

        own.getByTestId("replay").click();
        visitor.see("to-end").click();
        assertThat(visitor.page().getByText("Show the score")).isVisible();
        assertThat(visitor.see("hand-select").locator("option")).hasText("Hand 1");

        visitor.open("games");
        Path file = downloaded(visitor.page(), own.getByTestId("download-sparrow"));
        assertThat(Files.readString(file)).contains("\"Ada\"").contains("\"discarded\"");

        deleteOwn(visitor);
        assertThat(own).hasCount(0);
        assertThat(visitor.see("own-games")).containsText("You have not played");
        visitor.page().reload();
        assertThat(visitor.see("own-games")).containsText("You have not played");
        visitor.expect(error -> error.startsWith("404"));
        visitor.open("replay/" + record);
        assertThat(visitor.page().getByText("There is no finished game")).isVisible();
    }

    private Path downloaded(Page page, Locator link) {
        Download file = page.waitForDownload(link::click);
        assertThat(file.suggestedFilename()).endsWith(".jsonl");
        Path kept = home.resolve(file.suggestedFilename());
        file.saveAs(kept);
        return kept;
    }

    private static void deleteOwn(Visitor visitor) {
        visitor.see("delete").click();
        visitor.see("confirm-yes").click();
    }

    @Test
    void a_game_that_was_left_is_there_to_be_taken_up_or_ended(House house) {
        Visitor visitor = house.visitor(Screen.PHONE).open("");
        visitor.see("play-changchun").click();
        visitor.see("hand").waitFor();
        visitor.page().locator("header .mark").click();
        visitor.see("confirm-yes").click();

        Locator own = visitor.open("games").see("own-record");
        assertThat(own.getByTestId("outcome")).hasText("Not finished");
        own.getByText("Take my seat again").click();
        visitor.see("hand").waitFor();
        visitor.open("games").see("end").click();
        visitor.see("confirm-yes").click();
        assertThat(own.getByTestId("outcome")).hasText("Ended early");
        own.getByTestId("replay").click();
        visitor.see("next-choice").click();
        visitor.see("open-hands").setChecked(false);
        visitor.see("to-end").click();
        assertThat(visitor.see("ended-here")).isVisible();
        assertThat(visitor.page().getByRole(AriaRole.ALERT)).hasCount(0);
        visitor.open("games");
        deleteOwn(visitor);
        assertThat(own).hasCount(0);
    }
}
