package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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

    /// Every game, and every window more than once; all of them in all windows are played by the
    /// run that is not made every day.
    @ParameterizedTest
    @CsvSource({
        "riichi, DESKTOP",
        "american, PHONE",
        "filipino, LYING",
        "changchun, PHONE",
        "hongkong, DESKTOP"
    })
    void a_hand_is_played_by_clicking(String game, Screen screen, House house) {
        play(game, screen, new Clicking(quick(screen, house)), house.host());
    }

    @ParameterizedTest
    @CsvSource({"american, DESKTOP", "riichi, LYING"})
    void a_hand_is_played_with_keys_alone(String game, Screen screen, House house) {
        play(game, screen, new Typing(quick(screen, house)), house.host());
    }

    @LongTest("hands")
    void a_hand_of_every_game_is_played_in_every_window_by_clicking_and_with_keys(House house) {
        List<Sitting> sittings =
                Catalog.games().stream()
                        .map(Mahjong::name)
                        .flatMap(game ->
                                Stream.of(Screen.values()).map(each -> new Sitting(game, each)))
                        .toList();
        new LongRun("hands", sittings.size(), 1, System.out)
                .run(
                        "A hand of each game is played by clicking and with keys alone, from the"
                                + " name at the door to the second hand, on a laptop of 1366×768"
                                + " and on a phone that lies on its side, 844×390; on a phone"
                                + " held upright by tapping. Every number of the score sheet is"
                                + " compared, and axe-core looks at table and sheet in light and"
                                + " dark.",
                        (from, _) -> sittings.get(from).played(house));
    }

    private record Sitting(String game, Screen screen) {
        Census played(House house) {
            Census census = new Census();
            play("by clicking", new Clicking(quick(screen, house)), house.host(), census);
            if (screen != Screen.PHONE) {
                play("with keys", new Typing(quick(screen, house)), house.host(), census);
            }
            return census;
        }

        private void play(String how, Player player, Host host, Census census) {
            HandTest.play(game, screen, player, host);
            census.add("hands", 1);
            census.add("hands of " + game + ", " + how + ", " + screen.label(), 1);
            for (Asked asked : Asked.values()) {
                if (player.done(asked) > 0) {
                    census.add(
                            asked.name().toLowerCase(Locale.ROOT) + " " + how, player.done(asked));
                }
            }
            player.visitor().leave();
        }
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
