package sparrow.changchun;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.HandReading;

/// When a hand is complete, and what a hand that is one tile short waits for.
final class Completion {
    private static final Form PAIRS = new Form.Pairs(Form.Quads.TWO_PAIRS, Set.of());
    private static final List<Form> WITH_PAIRS = List.of(Form.STANDARD, PAIRS);
    private static final List<Form> SETS_ONLY = List.of(Form.STANDARD);
    private static final Gauge SETS = Gauge.of(Form.STANDARD);
    private static final int COPIES = 4;

    private final ChangchunRules rules;
    private final MustHaves mustHaves;

    Completion(ChangchunRules rules) {
        this.rules = rules;
        this.mustHaves = new MustHaves(rules);
    }

    /// Every reading of the hand that wins; none if it is not complete.
    List<HandReading> readings(Tiles hand, List<Meld> melds) {
        if (shape(hand, melds) != 0) {
            return List.of();
        }
        List<HandReading> readings = new ArrayList<>(shapes(hand, melds));
        readings.removeIf(reading -> !mustHaves.met(reading, hand, melds));
        return readings;
    }

    private List<HandReading> shapes(Tiles hand, List<Meld> melds) {
        return HandReading.all(
                new Hand(hand.list(), melds), rules.haveSevenPairs() ? WITH_PAIRS : SETS_ONLY);
    }

    /// The fewest tiles that make a winning shape, whatever else it must show.
    int shape(Tiles hand, List<Meld> melds) {
        return shape(hand.kinds(), melds.size());
    }

    private int shape(int[] kinds, int melds) {
        int sets = SETS.distance(kinds, melds);
        if (sets == 0 || !rules.haveSevenPairs() || melds > 0) {
            return sets;
        }
        int pairs = 0;
        for (int count : kinds) {
            pairs += count / 2;
        }
        return Math.min(sets, 7 - pairs);
    }

    /// The kinds that complete a hand one tile short, a bit each; those of which it holds all four
    /// cannot come.
    long waits(Tiles hand, List<Meld> melds) {
        long waits = 0;
        for (long left = shapedBy(hand, melds); left != 0; left &= left - 1) {
            Tile tile = Tile.ofKind(Long.numberOfTrailingZeros(left));
            Tiles complete = hand.with(tile);
            for (HandReading reading : shapes(complete, melds)) {
                waits |= mustHaves.met(reading, complete, melds) ? 1L << tile.kind() : 0;
            }
        }
        return waits;
    }

    /// The kinds that give a hand one tile short a winning shape, whatever else it must show.
    private long shapedBy(Tiles hand, List<Meld> melds) {
        int[] kinds = hand.kinds();
        if (shape(kinds, melds.size()) != 1) {
            return 0;
        }
        long shaped = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            kinds[kind]++;
            if (kinds[kind] <= COPIES
                    && shape(kinds, melds.size()) == 0
                    && copies(hand, melds, Tile.ofKind(kind)) < COPIES) {
                shaped |= 1L << kind;
            }
            kinds[kind]--;
        }
        return shaped;
    }

    /// Whether a hand one tile short may be declared ting.
    boolean mayDeclare(Tiles hand, List<Meld> melds) {
        for (long left = shapedBy(hand, melds); left != 0; left &= left - 1) {
            Tiles complete = hand.with(Tile.ofKind(Long.numberOfTrailingZeros(left)));
            for (HandReading reading : shapes(complete, melds)) {
                if (mustHaves.metBefore(reading, hand, melds)
                        && mustHaves.met(reading, complete, melds)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int copies(Tiles hand, List<Meld> melds, Tile tile) {
        int copies = hand.count(tile);
        for (Meld meld : melds) {
            for (Tile each : meld.tiles()) {
                copies += each == tile ? 1 : 0;
            }
        }
        return copies;
    }
}
