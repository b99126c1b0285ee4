package sparrow.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/// Somebody who plays at a table and takes a simple way to the end of the hand: wins if possible,
/// claims a little, and throws the last tile. How it is done, by mouse or by keys, is another's
/// matter.
abstract class Player {
    /// A hand of the longest game, on a busy machine.
    private static final Duration LONGEST_HAND = Duration.ofMinutes(2);

    private static final int CLAIMS = 2;

    /// What the page asks for.
    enum Asked {
        /// The sheet with the score is there.
        OVER,
        /// Whether one is sure.
        SURE,
        /// To take the tile that was drawn.
        TAKE,
        WIN,
        CLAIM,
        /// To throw a tile, or to put one into the tray.
        TILE,
        /// To hand over what is in the tray.
        GIVE,
        PASS,
        /// Anything else that has a button.
        DEED
    }

    /// Reads the page as a person would; nothing while the others are to move.
    private static final String LOOK =
            """
            (claims) => {
              const there = (what) => document.querySelector(what) !== null;
              const deed = (name) => there(`[data-testid=prompt] [data-deed="${name}"]`);
              if (there('[data-testid=sheet]')) return 'over';
              if (there('[data-testid=confirm-yes]')) return 'sure';
              if (there('[data-testid=take]')) return 'take';
              if (deed('win')) return 'win';
              if (claims && deed('claim')) return 'claim';
              if (there('[data-testid=hand] [aria-disabled=false]')) return 'tile';
              if (there('[data-testid=pass-tiles]:enabled')) return 'give';
              if (there('[data-testid=prompt] [data-testid=deed-space]')) return 'pass';
              return there('[data-testid=prompt] [data-deed]') ? 'deed' : false;
            }
            """;

    private final Visitor visitor;
    private final Map<Asked, Integer> done = new EnumMap<>(Asked.class);

    Player(Visitor visitor) {
        this.visitor = visitor;
    }

    Page page() {
        return visitor.page();
    }

    Visitor visitor() {
        return visitor;
    }

    /// Takes the seat that an invitation offers.
    abstract void sitDown(String invitation, String name);

    abstract void act(Asked asked);

    /// Leaves the sheet with the score.
    abstract void leaveSheet();

    /// Goes on to the hand after this one.
    void next() {
        leaveSheet();
        PlaywrightAssertions.assertThat(visitor.see("sheet")).hasCount(0);
    }

    /// Plays until the sheet with the score shows.
    void playHand() {
        assertThat(playUntil(Integer.MAX_VALUE)).isEqualTo(Asked.OVER);
    }

    /// Plays as long as the page shows that.
    void playWhile(String what) {
        while (look() != Asked.OVER && page().locator(what).count() > 0) {
            playUntil(1);
        }
    }

    /// Plays so many deeds, or fewer if the hand ends before; what is asked for then.
    Asked playUntil(int deeds) {
        Instant late = Instant.now().plus(LONGEST_HAND);
        for (int left = deeds; ; left--) {
            Asked asked = look();
            if (asked == Asked.OVER || left <= 0) {
                return asked;
            }
            if (isDone(asked)) {
                done.merge(asked, 1, Integer::sum);
            }
            assertThat(Instant.now()).as("still playing after %s", done).isBefore(late);
        }
    }

    /// A claim may be over before one's finger is there; then one looks again.
    private boolean isDone(Asked asked) {
        try {
            act(asked);
            return true;
        } catch (TimeoutError late) {
            if (asked != Asked.PASS && asked != Asked.CLAIM) {
                throw late;
            }
            return false;
        }
    }

    /// Waits until there is something to do.
    Asked look() {
        Object asked =
                page().waitForFunction(
                                LOOK,
                                done(Asked.CLAIM) < CLAIMS,
                                new Page.WaitForFunctionOptions().setTimeout(Visitor.PATIENCE))
                        .jsonValue();
        return Asked.valueOf(String.valueOf(asked).toUpperCase(Locale.ROOT));
    }

    int done(Asked asked) {
        return done.getOrDefault(asked, 0);
    }
}
