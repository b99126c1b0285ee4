package sparrow.riichi.table;

import java.util.function.ToIntFunction;
import sparrow.core.table.Place;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Acceptance;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// Whether hands are complete or ready, and for what.
final class Readiness {
    private static final Gauge GAUGE = Gauge.of(Form.RIICHI);

    /// One object, by which a place knows the number it keeps.
    @SuppressWarnings("UnnecessaryLambda")
    private static final ToIntFunction<Place> DISTANCE =
            place -> GAUGE.distance(place.hand(), place.melds().size());

    private Readiness() {}

    /// Whether the place holds a complete hand.
    static boolean isComplete(Place place) {
        return distance(place) == 0;
    }

    /// Whether one more tile completes the hand.
    static boolean isCompletedBy(Place place, Tile tile) {
        return distance(place) <= 1
                && GAUGE.distance(place.hand().with(tile), place.melds().size()) == 0;
    }

    /// How many tiles are missing, whatever the melds hold.
    static int distance(Place place) {
        return place.reckon(DISTANCE);
    }

    static boolean isReady(Place place, HouseRules rules) {
        return distance(place) == 1
                && (!countsMelds(place, rules) || GAUGE.distance(countingMelds(place)) == 1);
    }

    /// Whether the hand is ready once it has discarded that tile; nobody knows it of a hidden one.
    static boolean isReadyWithout(Tile discard, Place place, HouseRules rules) {
        if (discard == Tile.HIDDEN) {
            return false;
        }
        int[] kinds = place.hand().kinds();
        kinds[discard.kind()]--;
        return GAUGE.distance(kinds, place.melds().size()) == 1
                && (!countsMelds(place, rules)
                        || GAUGE.distance(countingMelds(place).without(discard)) == 1);
    }

    /// Whether own melds may hold the last tile waited for. Such hands take longer to measure, and
    /// are never nearer than others.
    private static boolean countsMelds(Place place, HouseRules rules) {
        return rules.meldsExhaustWait && !place.melds().isEmpty();
    }

    private static Holding countingMelds(Place place) {
        return Holding.of(place.hand(), place.melds()).countingMelds();
    }

    /// A bit for every kind that completes the hand, which is one tile short.
    static long waits(Holding holding) {
        return GAUGE.distance(holding) == 1
                ? Acceptance.of(holding, Form.RIICHI, Tiles.EMPTY).kinds()
                : 0;
    }

    /// What the place waits for, whatever it has just drawn; nothing if it must discard all the
    /// same.
    static long waits(Place place) {
        Tiles hand = waiting(place);
        return hand.size() % 3 == 1 ? waits(Holding.of(hand, place.melds())) : 0;
    }

    /// The hand without the tile just drawn.
    static Tiles waiting(Place place) {
        return place.drawn().map(place.hand()::without).orElse(place.hand());
    }

    static boolean has(long kinds, Tile tile) {
        return (kinds >>> tile.kind() & 1) != 0;
    }

    static Gauge gauge() {
        return GAUGE;
    }
}
