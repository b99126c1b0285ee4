package sparrow.browser;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every page but the table, which [HandTest] looks at while it is played.
@Tag("slow")
@ExtendWith(OpenHouse.class)
final class PagesTest {
    @ParameterizedTest
    @EnumSource(names = {"DESKTOP", "PHONE"})
    void every_page_keeps_nobody_out(Screen screen, House house) {
        String record = house.host().finished("changchun", "{\"hands\":\"1\"}");
        Visitor visitor = house.visitor(screen);
        Inspector inspector = new Inspector(visitor, screen);

        visitor.open("").see("play-riichi").waitFor();
        inspector.look("home");
        visitor.open("new/american").see("create").waitFor();
        inspector.look("new-table");
        visitor.open("games").see("record").first().waitFor();
        inspector.look("records");
        visitor.open("replay/" + record).see("next-choice").click();
        visitor.page().locator("aside article").first().waitFor();
        inspector.look("replay");
        for (String game : HANDS) {
            visitor.open("analyse/" + game).see("answer").locator("h1").waitFor();
            inspector.look("analyser-" + game.replaceAll("\\?.*", ""));
        }
        visitor.open("card").see("card-text").fill("section \"Runs\"\n1: 111a 2222a");
        visitor.see("card-result").locator("li").first().waitFor();
        inspector.look("card");
        visitor.open("rules/changchun").page().locator("article h2").first().waitFor();
        inspector.look("rules");
        visitor.open("settings").page().getByLabel("Your name").waitFor();
        inspector.look("settings");
        visitor.open("tiles").page().locator("h1").waitFor();
        inspector.look("tiles");
        inspector.content();
    }

    private static final String[] HANDS = {
        "riichi?hand=123m456p789s1122z3z",
        "filipino?hand=123m456m789m123p11s22s5z",
        "changchun?hand=123m456p789s11122z",
        "american?hand=1B1B1B4B4B4B7B7B8D8DJFFN",
        "hongkong?hand=123p456p88p1177z25s&last_tile=yes&wall=40"
    };
}
