package sparrow.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/// A player with a mouse or a finger.
class Clicking extends Player {
    Clicking(Visitor visitor) {
        super(visitor);
    }

    @Override
    void sitDown(String invitation, String name) {
        visitor().open(invitation);
        join(name);
    }

    /// Takes the seat that the page in front of one offers.
    void join(String name) {
        page().getByLabel("Your name").fill(name);
        page().getByRole(AriaRole.BUTTON, byName("Join")).click();
    }

    @Override
    void act(Asked asked) {
        switch (asked) {
            case OVER -> throw new IllegalStateException("the hand is over");
            case SURE -> visitor().see("confirm-yes").click();
            case TAKE -> visitor().see("take").click();
            case WIN -> deed("win").click();
            case CLAIM -> deed("claim").click(soon());
            case TILE -> tile().click();
            case GIVE -> visitor().see("pass-tiles").click();
            case PASS -> visitor().see("prompt").getByTestId("deed-space").click(soon());
            case DEED -> visitor().see("prompt").locator("[data-deed]").first().click();
        }
    }

    private static Locator.ClickOptions soon() {
        return new Locator.ClickOptions().setTimeout(5_000);
    }

    private Locator deed(String name) {
        return visitor().see("prompt").locator("[data-deed=" + name + "]").first();
    }

    /// The tile that is already chosen, or the last one that may go.
    Locator tile() {
        Locator chosen = visitor().see("hand").locator(".selected[aria-disabled=false]");
        return chosen.count() > 0
                ? chosen.first()
                : visitor().see("hand").locator("[aria-disabled=false]").last();
    }

    @Override
    void leaveSheet() {
        visitor().see("next-hand").click();
    }

    private static Page.GetByRoleOptions byName(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }
}
