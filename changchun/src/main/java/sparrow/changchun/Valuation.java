package sparrow.changchun;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.HandReading;
import sparrow.shapes.Wait;

/// Finds the fans of a win, in the reading that pays most. The simple game knows two, and pays for
/// each the same.
final class Valuation {
    private static final Set<Wait> CLOSED = EnumSet.of(Wait.CLOSED, Wait.EDGE, Wait.SINGLE);
    private static final int COPIES = 4;

    private final ChangchunRules rules;
    private final Completion completion;

    Valuation(ChangchunRules rules, Completion completion) {
        this.rules = rules;
        this.completion = completion;
    }

    /// What the win is worth; nothing if the hand does not win.
    Optional<Score> of(Win win) {
        if (win.way() != Way.BAO_DRAWN) {
            return completion.shape(win.hand().with(win.tile()), win.melds()) == 0
                    ? best(win, win.tile(), completion.waits(win.hand(), win.melds()))
                    : Optional.empty();
        }
        Optional<Score> best = Optional.empty();
        long waits = completion.waits(win.hand(), win.melds());
        for (long left = waits; left != 0; left &= left - 1) {
            Tile as = Tile.ofKind(Long.numberOfTrailingZeros(left));
            best = dearer(best, best(win, as, waits));
        }
        return best;
    }

    private static Optional<Score> dearer(Optional<Score> one, Optional<Score> other) {
        return one.isEmpty() || (other.isPresent() && other.get().fan() > one.get().fan())
                ? other
                : one;
    }

    private Optional<Score> best(Win win, Tile as, long waits) {
        Tiles all = win.hand().with(as);
        return completion.readings(all, win.melds()).stream()
                .map(reading -> new Score(fans(win, as, reading, waits), reading, as))
                .filter(this::isEnough)
                .max(Comparator.comparingInt(Score::fan));
    }

    private boolean isEnough(Score score) {
        return !rules.isClosedWaitLeast()
                || score.has(Fan.CLOSED_WAIT)
                || MustHaves.isAllTriplets(score.reading())
                || MustHaves.isPairs(score.reading());
    }

    private List<Fan> fans(Win win, Tile as, HandReading reading, long waits) {
        return rules.isScoringSimple()
                ? simpleFans(win, as, reading, waits)
                : allFans(win, as, reading, waits);
    }

    private List<Fan> simpleFans(Win win, Tile as, HandReading reading, long waits) {
        List<Fan> fans = new ArrayList<>();
        if (isConcealed(win)) {
            fans.add(Fan.CONCEALED);
        }
        if (isClosed(reading, as, waits)) {
            fans.add(Fan.CLOSED_WAIT);
        }
        return fans;
    }

    private List<Fan> allFans(Win win, Tile as, HandReading reading, long waits) {
        List<Fan> fans = new ArrayList<>();
        if (MustHaves.isPairs(reading)) {
            boolean luxury = rules.haveLuxury() && win.hand().count(as) == COPIES - 1;
            fans.add(luxury ? Fan.LUXURY_PAIRS : Fan.SEVEN_PAIRS);
        } else {
            if (isConcealed(win)) {
                fans.add(Fan.CONCEALED);
            }
            if (MustHaves.isAllTriplets(reading)) {
                fans.add(Fan.ALL_TRIPLETS);
            } else if (isClosed(reading, as, waits)) {
                fans.add(Fan.CLOSED_WAIT);
            }
        }
        if (win.way() == Way.BAO_HIT) {
            fans.add(Fan.BAO_HIT);
        } else if (win.way() == Way.BAO_DRAWN) {
            fans.add(Fan.BAO_DRAWN);
        }
        return fans;
    }

    private static boolean isClosed(HandReading reading, Tile last, long waits) {
        return Long.bitCount(waits) == 1
                || reading.finishes(last).stream()
                        .anyMatch(finish -> CLOSED.contains(finish.type()));
    }

    private boolean isConcealed(Win win) {
        return win.melds().stream().allMatch(this::leavesConcealed);
    }

    private boolean leavesConcealed(Meld meld) {
        return MustHaves.isConcealedKong(meld)
                || switch (rules.standing()) {
                    case NO -> false;
                    case SPECIAL -> SpecialKong.of(meld).isPresent();
                    case EXPOSED -> SpecialKong.of(meld).isPresent() || meld.isKong();
                };
    }
}
