package sparrow.browser;

import com.microsoft.playwright.Locator;

/// A player who does what the assistant advises, which has to be there for every choice.
final class Follower extends Clicking {
    Follower(Visitor visitor) {
        super(visitor);
    }

    @Override
    void act(Asked asked) {
        switch (asked) {
            case TILE -> (isAdvised() ? advised() : tile()).click();
            case CLAIM, DEED, PASS -> advised().click();
            case GIVE, OVER, SURE, TAKE, WIN -> super.act(asked);
        }
    }

    /// Nobody is advised who has one tile to throw and nothing else to do.
    private boolean isAdvised() {
        return visitor().see("hand").locator("[aria-disabled=false]").count() > 1
                || visitor().see("prompt").locator("[data-deed]").count() > 0;
    }

    /// The button with the bulb or the tile with the chevron; to pass needs neither.
    private Locator advised() {
        best().waitFor();
        Locator deed =
                visitor()
                        .see("prompt")
                        .locator(
                                "[data-deed]",
                                new Locator.LocatorOptions()
                                        .setHas(page().locator(".visually-hidden")));
        Locator tile = visitor().see("hand").locator(":has(> .chevron)");
        Locator any = deed.or(tile);
        return any.count() > 0 ? any.first() : visitor().see("prompt").getByTestId("deed-space");
    }

    private Locator best() {
        return visitor().see("assistant").locator(".advice.best");
    }

    /// The chance to win, in percent, that goes with what is advised; none where none is told.
    double chance() {
        if (!isAdvised()) {
            return 0;
        }
        best().waitFor();
        Locator told = best().locator(".gauge b");
        return told.count() == 0
                ? 0
                : Double.parseDouble(told.first().textContent().replaceAll("[^0-9.]", ""));
    }
}
