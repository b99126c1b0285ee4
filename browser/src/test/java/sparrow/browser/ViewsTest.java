package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ExtendWith;
import sparrow.browser.Player.Asked;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import sparrow.testkit.LongTest;

/// Pictures of every main view for people to look at, taken by `./check long views`;
/// `-Dsparrow.views=REGEX` takes those of some games or of the pages only.
@ExtendWith(OpenHouse.class)
final class ViewsTest {
    private static final Pattern WANTED =
            Pattern.compile(System.getProperty("sparrow.views", ".*"));

    /// Kinds of prompts that are photographed, and the hands they are looked for in.
    private static final int PROMPTS = 9;

    private static final int HANDS = 3;

    private static final Boolean DRAWN = Boolean.FALSE;

    /// The options that make a match of a game short, where it is not.
    private static final Map<String, String> SHORT =
            Map.of(
                    "riichi", "{\"length\":\"east\"}",
                    "filipino", "{\"length\":\"hands\",\"hands\":\"12\"}",
                    "changchun", "{\"hands\":\"12\"}");

    private static final Map<String, String> ANALYSED =
            Map.of(
                    "riichi", "riichi?hand=123m456p789s1122z3z",
                    "filipino", "filipino?hand=123m456m789m123p11s22s5z",
                    "changchun", "changchun?hand=123m456p789s11122z",
                    "american", "american?hand=1B1B1B4B4B4B7B7B8D8DJFFN",
                    "hongkong", "hongkong?hand=123p456p88p1177z25s&last_tile=yes&wall=40");

    @LongTest("views")
    void every_view_is_photographed(House house) {
        for (Mahjong game : Catalog.games()) {
            if (isWanted(game.name())) {
                table(game.name(), house);
                sheets(game.name(), house);
            }
        }
        if (isWanted("pages")) {
            pages(house);
        }
    }

    private static boolean isWanted(String part) {
        return WANTED.matcher(part).matches();
    }

    /// Prompts of some kinds, the panel with advice and with what is paid for, and the sheet.
    private static void table(String game, House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        Camera camera = new Camera(visitor);
        Player ada = new Clicking(visitor);
        ada.sitDown(house.host().invitation(game), "Ada");
        ada.look();
        camera.take(game + "-first");
        visitor.see("assistant").locator(".modes button").last().click();
        Set<String> seen = new HashSet<>();
        boolean shown = false;
        for (int hand = 0; hand < HANDS; hand++) {
            for (Asked asked = ada.look(); asked != Asked.OVER; asked = ada.look()) {
                String moment = (String) visitor.page().evaluate(ReachTest.MOMENT);
                if (asked != Asked.SURE && seen.size() < PROMPTS && seen.add(moment)) {
                    visitor.see("to-analyser").waitFor();
                    camera.take("%s-prompt-%d".formatted(game, seen.size()));
                }
                if (!shown && asked == Asked.TILE && isInPlay(visitor, ada)) {
                    panels(game, camera);
                    shown = true;
                }
                ada.playUntil(1);
            }
            camera.take("%s-sheet-%d".formatted(game, hand + 1));
            ada.next();
        }
        assertThat(seen).isNotEmpty();
    }

    /// The table is full enough to look at, and nothing is passed around any more.
    private static boolean isInPlay(Visitor visitor, Player player) {
        return player.done(Asked.TILE) > 7 && visitor.page().locator(".charleston").count() == 0;
    }

    private static void panels(String game, Camera camera) {
        Visitor visitor = camera.visitor();
        visitor.see("to-analyser").waitFor();
        camera.takeWithPanel(game + "-advice");
        visitor.see("tab-scoring").click();
        visitor.see("scoring").locator("[data-entry]").first().waitFor();
        camera.takeWithPanel(game + "-scoring");
        visitor.see("tab-scoring").locator("xpath=preceding-sibling::*[1]").click();
    }

    /// The replay of a match of beginners, and the sheets of a win and of a draw; where beginners
    /// win every hand, a draw of bots that choose at random.
    private static void sheets(String game, House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        Camera camera = new Camera(visitor);
        String options = SHORT.getOrDefault(game, "{}");
        visitor.open("replay/" + house.host().finished(game, options));
        visitor.see("next-choice").click();
        visitor.page().locator("aside article").first().waitFor();
        camera.take(game + "-replay");
        if (!sheets(game, camera).contains(DRAWN)) {
            visitor.open("replay/" + house.host().finished(game, options, "random"));
            sheets(game, camera);
        }
    }

    /// The sheets of the first win and of the first draw of a replay, which is open; returns which
    /// of them there were.
    private static Set<Boolean> sheets(String game, Camera camera) {
        Visitor visitor = camera.visitor();
        visitor.see("next-choice").waitFor();
        Set<Boolean> taken = new HashSet<>();
        int hands = visitor.see("hand-select").locator("option").count();
        for (int hand = 0; hand < hands && taken.size() < 2; hand++) {
            visitor.see("hand-select").selectOption(String.valueOf(hand));
            visitor.see("to-end").click();
            visitor.page().getByText("Show the score").click();
            Locator sheet = visitor.see("sheet");
            boolean won = sheet.getByText("Nobody wins").count() == 0;
            if (taken.add(won)) {
                camera.take("%s-%s".formatted(game, won ? "win" : "draw"));
            }
            sheet.getByText("Look at the table").click();
            assertThat(sheet).hasCount(0);
        }
        return taken;
    }

    /// A match that is reviewed, its costliest choice in view.
    private static void review(House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        visitor.open("review/" + house.host().finished("changchun", "{\"hands\":\"2\"}"));
        assertThat(visitor.see("save-review")).isEnabled();
        visitor.see("next-mistake").click();
        Camera camera = new Camera(visitor);
        camera.take("review");
        visitor.see("tab-players").click();
        camera.take("review-players");
    }

    private static void pages(House house) {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        Camera camera = new Camera(visitor);
        over(house, visitor, camera);
        visitor.open("").see("play-riichi").waitFor();
        camera.take("home");
        visitor.open("games").see("own-record").first().waitFor();
        camera.take("games");
        visitor.open("statistics").see("matches").waitFor();
        camera.take("statistics");
        visitor.open("train").page().locator("h1").waitFor();
        camera.take("train");
        review(house);
        visitor.open("settings").page().getByLabel("Your name").waitFor();
        camera.take("settings");
        visitor.open("tiles").page().locator("h1").waitFor();
        camera.take("tiles");
        visitor.open("card").see("card-text").waitFor();
        camera.take("card");
        for (String game : ANALYSED.keySet()) {
            visitor.open("new/" + game).see("create").waitFor();
            camera.take("new-" + game);
            visitor.see("house-rules").locator("summary").first().click();
            camera.take("house-rules-" + game);
            visitor.open("rules/" + game).page().locator("article h2").first().waitFor();
            camera.take("rules-" + game);
            visitor.open("analyse/" + ANALYSED.get(game)).see("answer").locator("h1").waitFor();
            camera.take("analyser-" + game);
        }
    }

    /// A match of one hand to its end.
    private static void over(House house, Visitor visitor, Camera camera) {
        Player ada = new Clicking(visitor);
        String one =
                "\"options\":{\"length\":\"hand\"},\"settings\":{\"bot_delay_ms\":\"0\"},"
                        + Host.AGAINST_BOTS;
        ada.sitDown(house.host().invitation("riichi", one), "Ada");
        ada.playHand();
        visitor.see("next-hand").click();
        visitor.see("match-over").waitFor();
        camera.take("match-over");
        visitor.see("match-over").getByText("Home").click();
        waiting(house.visitor(Screen.DESKTOP));
    }

    /// A table that waits for somebody, as those at the door see it.
    private static void waiting(Visitor friend) {
        friend.open("new/hongkong").page().getByLabel("Your name").fill("Bo");
        friend.page().locator(".seats select").last().selectOption("person");
        friend.see("create").click();
        friend.see("hand").or(friend.page().locator(".table")).first().waitFor();
        new Camera(friend).take("waiting");
    }
}
