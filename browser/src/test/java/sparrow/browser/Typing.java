package sparrow.browser;

import static org.assertj.core.api.Assertions.assertThat;

/// A player who has keys and nothing else.
final class Typing extends Player {
    /// More than there is on any page.
    private static final int STOPS = 60;

    Typing(Visitor visitor) {
        super(visitor);
    }

    @Override
    void sitDown(String invitation, String name) {
        visitor().open(invitation);
        page().getByLabel("Your name").waitFor();
        walkTo("input[autocomplete=nickname]");
        page().keyboard().type(name);
        press("Enter");
    }

    @Override
    void act(Asked asked) {
        switch (asked) {
            case OVER -> throw new IllegalStateException("the hand is over");
            case SURE -> {
                walkTo("[data-testid=confirm-yes]");
                press("Enter");
            }
            case WIN -> press("w");
            case CLAIM -> press(keyOf("claim"));
            case TILE -> tile();
            case GIVE -> press("Control+Enter");
            case TAKE, PASS -> press("Space");
            case DEED -> {
                walkTo("[data-deed]");
                press("Enter");
            }
        }
    }

    /// The keyboard is at the tiles by itself; from there to one that may go.
    private void tile() {
        page().waitForFunction(
                        "() => document.activeElement.closest('[data-testid=hand]') !== null");
        press("End");
        for (int i = 0; i < STOPS && !at("[aria-disabled=false]"); i++) {
            press("ArrowLeft");
        }
        press("Enter");
    }

    private String keyOf(String deed) {
        String id =
                visitor()
                        .see("prompt")
                        .locator("[data-deed=" + deed + "]")
                        .first()
                        .getAttribute("data-testid");
        return id.substring("deed-".length());
    }

    private void walkTo(String what) {
        for (int i = 0; i < STOPS && !at(what); i++) {
            press("Tab");
        }
        assertThat(at(what)).as("%s can be reached with Tab", what).isTrue();
    }

    private boolean at(String what) {
        return (boolean) page().evaluate("(what) => document.activeElement.matches(what)", what);
    }

    private void press(String key) {
        page().keyboard().press(key);
    }

    /// The button to go on has the keyboard as soon as the sheet shows.
    @Override
    void leaveSheet() {
        page().waitForFunction(
                        "() => document.activeElement.matches('[data-testid=next-hand]:enabled')");
        press("Enter");
    }
}
