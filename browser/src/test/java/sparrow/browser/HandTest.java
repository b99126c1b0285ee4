package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.browser.Player.Asked;

/// Whole hands against bots, as a person plays them.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class HandTest {
    @ParameterizedTest
    @CsvSource({
        "riichi, DESKTOP",
        "riichi, PHONE",
        "american, DESKTOP",
        "american, PHONE",
        "filipino, PHONE",
        "changchun, DESKTOP"
    })
    void a_hand_is_played_by_clicking(String game, Screen screen, House house) {
        play(new Clicking(house.visitor(screen)), house.host().invitation(game));
    }

    @ParameterizedTest
    @CsvSource({"american, DESKTOP", "changchun, PHONE"})
    void a_hand_is_played_with_keys_alone(String game, Screen screen, House house) {
        play(new Typing(house.visitor(screen)), house.host().invitation(game));
    }

    /// To the score of the first hand, and into the second.
    private static void play(Player player, String invitation) {
        player.sitDown(invitation, "Ada");
        player.playHand();
        assertThat(player.done(Asked.TILE)).isPositive();
        var sheet = player.visitor().see("sheet");
        assertThat(sheet.locator("h1")).hasText(Pattern.compile(".*(wins?|Nobody wins).*"));
        assertThat(sheet.locator(".standing tr")).hasCount(4);
        player.next();
        assertThat(sheet).hasCount(0);
        assertThat(player.look()).isNotEqualTo(Asked.OVER);
    }
}
