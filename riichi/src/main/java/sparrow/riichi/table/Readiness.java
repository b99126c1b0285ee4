package sparrow.riichi.table;

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

    private Readiness() {}

    /// Whether the place holds a complete hand.
    static boolean isComplete(Place place) {
        return GAUGE.distance(place.hand().kinds(), place.melds().size()) == 0;
    }

    /// Whether one more tile completes the hand.
    static boolean isCompletedBy(Place place, Tile tile) {
        int[] kinds = place.hand().kinds();
        kinds[tile.kind()]++;
        return GAUGE.distance(kinds, place.melds().size()) == 0;
    }

    static Holding holding(Place place, HouseRules rules) {
        Holding holding = Holding.of(place.hand(), place.melds());
        return rules.meldsExhaustWait ? holding.countingMelds() : holding;
    }

    /// How many tiles are missing.
    static int distance(Place place, HouseRules rules) {
        return place.melds().isEmpty() || !rules.meldsExhaustWait
                ? GAUGE.distance(place.hand().kinds(), place.melds().size())
                : GAUGE.distance(holding(place, rules));
    }

    static boolean isReady(Place place, HouseRules rules) {
        return distance(place, rules) == 1;
    }

    /// A bit for every kind that completes the hand, which is one tile short.
    static long waits(Holding holding) {
        return GAUGE.distance(holding) == 1
                ? Acceptance.of(holding, Form.RIICHI, Tiles.EMPTY).kinds()
                : 0;
    }

    static long waits(Place place) {
        return waits(Holding.of(place.hand(), place.melds()));
    }

    static boolean has(long kinds, Tile tile) {
        return (kinds >>> tile.kind() & 1) != 0;
    }

    static Gauge gauge() {
        return GAUGE;
    }
}
