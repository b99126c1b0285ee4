package sparrow.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.extension.ExtendWith;
import sparrow.browser.Player.Asked;
import sparrow.testkit.LongTest;

/// The pictures that the README shows, taken anew by `./check long pictures`; how large they may be
/// is `ReadmePicturesTest`'s matter.
@ExtendWith(OpenHouse.class)
final class PicturesTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("sparrow.root", ".."), "docs", "pictures");
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 760;
    private static final int QUALITY = 72;

    @LongTest("pictures")
    void the_pictures_of_the_readme_are_taken(House house) throws IOException {
        Files.createDirectories(FOLDER);
        table(house);
        card(house);
    }

    /// The table without and with the assistant, and the sheet of the first hand that somebody
    /// wins.
    private static void table(House house) throws IOException {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        visitor.page().setViewportSize(WIDTH, HEIGHT);
        Follower ada = new Follower(visitor);
        ada.sitDown(house.host().invitation("riichi"), "Ada");
        Locator assistant = visitor.see("assistant");
        assistant.locator(".modes button").last().click();
        while (ada.look() != Asked.TILE || !isWorthSeeing(ada)) {
            if (ada.playUntil(1) == Asked.OVER) {
                ada.next();
            }
        }
        photograph(visitor, "assistant");
        visitor.page().getByLabel("Hide the assistant").click();
        assertThat(assistant).hasCount(0);
        photograph(visitor, "table");
        visitor.page().getByLabel("Show the assistant").click();
        ada.playHand();
        while (visitor.see("sheet").getByText("Nobody wins").count() > 0) {
            ada.next();
            ada.playHand();
        }
        photograph(visitor, "sheet");
    }

    /// Some tiles lie in the ponds, and much can come of the hand.
    private static boolean isWorthSeeing(Follower ada) {
        int thrown = ada.visitor().see("pond-0").locator(".row > *").count();
        return thrown >= 6 && ada.chance() >= 25 && ada.chance() <= 70;
    }

    /// The card beside the table; where the panel does not have it, the page on which it is typed.
    private static void card(House house) throws IOException {
        Visitor visitor = house.visitor(Screen.DESKTOP);
        visitor.page().setViewportSize(WIDTH, HEIGHT);
        Player ada = new Clicking(visitor);
        ada.sitDown(house.host().invitation("american"), "Ada");
        ada.playWhile(".charleston");
        while (ada.look() != Asked.TILE) {
            ada.playUntil(1);
        }
        visitor.see("assistant").locator(".modes button").last().click();
        visitor.see("to-analyser").waitFor();
        Locator card = visitor.see("tab-scoring");
        if (card.count() > 0) {
            card.click();
            visitor.see("scoring").waitFor();
        } else {
            visitor.open("card").see("card-result").locator("button").first().click();
            assertThat(visitor.see("card-result")).containsText("The card can be played.");
        }
        photograph(visitor, "card");
    }

    private static void photograph(Visitor visitor, String name) throws IOException {
        Page page = visitor.page();
        CDPSession browser = visitor.context().newCDPSession(page);
        JsonObject format = new JsonObject();
        format.addProperty("format", "webp");
        format.addProperty("quality", QUALITY);
        page.mouse().move(0, 0);
        for (Theme theme : Theme.values()) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme.scheme()));
            assertThat(page.locator("html")).hasAttribute("data-theme", theme.label());
            JsonObject taken = browser.send("Page.captureScreenshot", format);
            Files.write(
                    FOLDER.resolve(name + "-" + theme.label() + ".webp"),
                    Base64.getDecoder().decode(taken.get("data").getAsString()));
        }
        browser.detach();
    }
}
