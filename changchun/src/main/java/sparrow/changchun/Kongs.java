package sparrow.changchun;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Melds;
import sparrow.core.game.Paying;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;

/// Kongs of a player's own tiles, plain and special, and the points paid for every kong.
final class Kongs {
    private static final int CONCEALED = 2;
    private static final int OTHER = 1;

    private Kongs() {}

    /// Four of a kind in hand, the fourth to a peng, one more to a special kong.
    static void grown(TableRules rules, Place place, List<Action> actions) {
        actions.addAll(Melds.concealedKongs(place.hand(), Meld.Manner.OWN));
        for (int i = 0; i < place.melds().size(); i++) {
            Meld meld = place.melds().get(i);
            for (Tile tile : place.hand().faces()) {
                if (mayGrow(rules, place, meld, tile)) {
                    actions.add(new Action.Add(i, tile));
                }
            }
        }
    }

    private static boolean mayGrow(TableRules rules, Place place, Meld meld, Tile tile) {
        Optional<SpecialKong> special = SpecialKong.of(meld);
        return special.isPresent()
                ? special.get().takes(tile, rules.hand()) && !isFirstTurnAfterClaim(place)
                : meld.kind() == Meld.Kind.GROUP && meld.tiles().size() == 3 && meld.face() == tile;
    }

    /// A special kong laid in a first turn that a claim brought about grows later.
    private static boolean isFirstTurnAfterClaim(Place place) {
        return place.pond().isEmpty()
                && place.melds().stream().anyMatch(meld -> meld.taken().isPresent());
    }

    /// Special kongs, in the first turn of discarding: one of each kind.
    static void special(TableRules rules, Table table, Seat seat, List<Action> actions) {
        Place place = table.place(seat);
        if (!place.pond().isEmpty() || hasGivenTile(table, seat)) {
            return;
        }
        for (SpecialKong kong : SpecialKong.values()) {
            if (kong.isPlayed(rules.hand()) && !lies(place, kong)) {
                for (Meld meld : kong.layable(place.hand(), rules.hand())) {
                    if (Exposure.allows(rules, place.melds(), meld)
                            && (!needsDraw(meld) || LiveWall.left(rules, table) > 0)) {
                        actions.add(new Action.Lay(meld));
                    }
                }
            }
        }
    }

    /// Whether somebody claimed a tile this seat had added: that was a discard.
    private static boolean hasGivenTile(Table table, Seat seat) {
        return table.places().values().stream()
                .flatMap(place -> place.melds().stream())
                .anyMatch(meld -> meld.taken().filter(taken -> taken.from() == seat).isPresent());
    }

    private static boolean lies(Place place, SpecialKong kong) {
        return place.melds().stream()
                .anyMatch(meld -> SpecialKong.of(meld).filter(lying -> lying == kong).isPresent());
    }

    /// Whether a tile is drawn for it: only for those of more than three.
    static boolean needsDraw(Meld meld) {
        return meld.tiles().size() > 3;
    }

    /// What everybody pays for a kong just laid, claimed or grown.
    static List<Event> paid(TableRules rules, Table table, Seat seat, Meld kong) {
        if (!rules.kongsArePaid()) {
            return List.of();
        }
        int each = each(kong);
        return List.of(
                new Event.Paid(
                        Words.KONG,
                        List.of(new Event.Line(title(kong), each, "from each")),
                        Paying.fromEach(table, seat, each)));
    }

    static int each(Meld kong) {
        if (SpecialKong.of(kong).isPresent()) {
            return OTHER;
        }
        int plain = MustHaves.isConcealedKong(kong) ? CONCEALED : OTHER;
        return isDoubled(kong.face()) ? 2 * plain : plain;
    }

    private static boolean isDoubled(Tile face) {
        return face == Tile.P1 || face == Tile.S1 || face.suit() == Suit.DRAGONS;
    }

    private static String title(Meld kong) {
        return SpecialKong.of(kong)
                .map(special -> "special kong of " + special.title())
                .orElseGet(() ->
                        MustHaves.isConcealedKong(kong)
                                ? "concealed kong"
                                : kong.added() > 0 ? "added kong" : "claimed kong");
    }
}
