package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.browser.Player.Asked;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Whole hands against bots as a person plays them, and what the table looks like meanwhile.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class HandTest {
    private static final Pattern HEADING = Pattern.compile("(.+ wins?|Nobody wins).*");

    private static Visitor quick(Screen screen, House house) {
        return house.visitor(screen).thinkingLittle();
    }

    @ParameterizedTest
    @CsvSource({
        "riichi, DESKTOP",
        "riichi, PHONE",
        "riichi, LYING",
        "american, DESKTOP",
        "american, PHONE",
        "american, LYING",
        "filipino, DESKTOP",
        "filipino, PHONE",
        "filipino, LYING",
        "changchun, DESKTOP",
        "changchun, PHONE",
        "changchun, LYING",
        "hongkong, DESKTOP",
        "hongkong, PHONE",
        "hongkong, LYING"
    })
    void a_hand_is_played_by_clicking(String game, Screen screen, House house) {
        play(game, screen, new Clicking(quick(screen, house)), house.host());
    }

    @ParameterizedTest
    @CsvSource({"american, DESKTOP", "riichi, LYING"})
    void a_hand_is_played_with_keys_alone(String game, Screen screen, House house) {
        play(game, screen, new Typing(quick(screen, house)), house.host());
    }

    @LongTest("keys")
    void a_hand_of_every_game_is_played_with_keys_alone(House house) {
        List<String> games = Catalog.games().stream().map(Mahjong::name).toList();
        new LongRun("keys", games.size(), 1, System.out)
                .run(
                        "A hand of each game is played with keys alone, from the name at the door"
                                + " to the second hand, on a laptop and on a phone that lies on its"
                                + " side.",
                        (from, _) -> typed(games.get(from), house));
    }

    private static Census typed(String game, House house) {
        Census census = new Census();
        for (Screen screen : List.of(Screen.DESKTOP, Screen.LYING)) {
            Player player = new Typing(quick(screen, house));
            play(game, screen, player, house.host());
            census.add("hands", 1);
            for (Asked asked : Asked.values()) {
                census.add("keys for " + asked.name().toLowerCase(Locale.ROOT), player.done(asked));
            }
            player.visitor().leave();
        }
        return census;
    }

    /// Where nobody says what can be claimed, one sees for oneself.
    @ParameterizedTest
    @CsvSource({"filipino, DESKTOP", "changchun, PHONE"})
    void a_table_without_assistance_is_played_at_with_keys(
            String game, Screen screen, House house) {
        Player player = new Typing(quick(screen, house));
        begin(game, screen, player, house.host().unassisted(game)).content();
    }

    @Test
    void a_drawn_tile_lies_face_down_until_it_is_taken(House house) {
        Player player = new Typing(quick(Screen.DESKTOP, house));
        player.sitDown(house.host().pressingToDraw(), "Ada");
        while (player.look() != Asked.TAKE) {
            player.playUntil(1);
        }
        Locator hidden = player.visitor().see("hand").locator("[data-tile='?']");
        assertThat(hidden).hasCount(1);
        player.playUntil(1);
        assertThat(hidden).hasCount(0);
        assertThat(player.look()).isNotEqualTo(Asked.TAKE);
    }

    /// To the score of the first hand, and into the second.
    private static void play(String game, Screen screen, Player player, Host host) {
        Inspector inspector = begin(game, screen, player, host.invitation(game));
        player.playHand();
        assertThat(player.done(Asked.TILE)).isPositive();

        Locator sheet = player.visitor().see("sheet");
        assertThat(sheet.locator("h1").first()).hasText(HEADING);
        assertThat(sheet.locator(".standing tr")).hasCount(4);
        SheetNumbers.check(player.page(), game);
        inspector.look("sheet-" + game);
        player.next();
        assertThat(player.look()).isNotEqualTo(Asked.OVER);
        inspector.content();
    }

    private static Inspector begin(String game, Screen screen, Player player, String invitation) {
        Inspector inspector = new Inspector(player.visitor(), screen);
        player.sitDown(invitation, "Ada");
        if (game.equals("american")) {
            player.playUntil(1);
            inspector.look("charleston");
            player.playWhile(".charleston");
        }
        player.playUntil(10);
        inspector.look("table-" + game);
        return inspector;
    }
}
