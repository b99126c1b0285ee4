package sparrow.riichi.table;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Drawing;
import sparrow.core.game.Melds;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Block;
import sparrow.shapes.Form;
import sparrow.shapes.HandReading;
import sparrow.shapes.Holding;

/// Which kans may be made, and what they show.
final class Kans {
    static final int MOST = 4;

    private final HouseRules rules;

    Kans(HouseRules rules) {
        this.rules = rules;
    }

    /// Adds the concealed and added kans of a seat that has just drawn.
    void ofTurn(Table table, Seat seat, List<Action> actions) {
        List<Action> kans = ofTurn(table.place(seat));
        if (!kans.isEmpty() && Facts.kans(table) < MOST) {
            actions.addAll(kans);
        }
    }

    private List<Action> ofTurn(Place place) {
        if (Facts.isInRiichi(place)) {
            Tile drawn = place.drawn().orElseThrow();
            return place.hand().countKind(drawn) == 4 && leavesRiichi(place, drawn)
                    ? List.of(new Action.Lay(concealed(place.hand(), drawn)))
                    : List.of();
        }
        List<Action.Lay> concealed = Melds.concealedKongs(place.hand(), Meld.Manner.OWN);
        List<Action.Add> added = Melds.addedKongs(place);
        if (concealed.isEmpty() && added.isEmpty()) {
            return List.of();
        }
        List<Action> kans = new ArrayList<>(concealed);
        kans.addAll(added);
        return kans;
    }

    private static Meld concealed(Tiles hand, Tile face) {
        return Meld.of(Meld.Manner.OWN, hand.ofKind(face));
    }

    /// Whether a kan of the tile just drawn leaves a riichi as it was.
    private boolean leavesRiichi(Place place, Tile drawn) {
        if (rules.riichiKan == HouseRules.RiichiKan.NEVER) {
            return false;
        }
        Tiles before = place.hand().without(drawn);
        long waits = Readiness.waits(Holding.of(before, place.melds()));
        List<Meld> melds = new ArrayList<>(place.melds());
        melds.add(concealed(place.hand(), drawn));
        Tiles after = place.hand().without(place.hand().ofKind(drawn));
        if (Readiness.waits(Holding.of(after, melds)) != waits) {
            return false;
        }
        return rules.riichiKan == HouseRules.RiichiKan.WAITS
                || isAlwaysTriplet(before, place.melds(), drawn, waits);
    }

    /// Whether the three tiles are a triplet in every reading of every hand that can be completed.
    private static boolean isAlwaysTriplet(Tiles hand, List<Meld> melds, Tile face, long waits) {
        for (long left = waits; left != 0; left &= left - 1) {
            Tile won = Tile.ofKind(Long.numberOfTrailingZeros(left));
            List<Tile> tiles = new ArrayList<>(hand.list());
            tiles.add(won);
            for (HandReading reading : HandReading.all(new Hand(tiles, melds), Form.RIICHI)) {
                boolean triplet =
                        reading.blocks().stream()
                                .anyMatch((Block block) ->
                                        block.isTriplet() && block.tile().kind() == face.kind());
                if (!triplet) {
                    return false;
                }
            }
        }
        return true;
    }

    /// What a tile is drawn for from the dead wall.
    enum Replaced {
        /// Claimed or added to: its dora may be shown later than the draw.
        OPEN_KAN,
        CONCEALED_KAN,
        NORTH;

        static Replaced by(Meld laid) {
            return Facts.isKita(laid) ? NORTH : CONCEALED_KAN;
        }
    }

    /// The replacement draw after a kan nobody robbed, or after a north was set aside, and the dora
    /// that are shown before it.
    List<Event> replacement(Table table, Seat seat, Replaced replaced) {
        int kans = Facts.kans(table);
        boolean late = replaced == Replaced.OPEN_KAN && rules.openKanDoraLate;
        List<Event> events = new ArrayList<>(dorasDue(table, late ? kans - 1 : kans));
        int number = DeadWall.replaced(table.wall());
        events.add(Drawing.at(table, seat, DeadWall.replacement(table.wall().size(), number)));
        return events;
    }

    /// The indicators not shown yet for the first so many kans.
    List<Event> dorasDue(Table table, int kans) {
        if (kans == 0 || !rules.kanDora) {
            return List.of();
        }
        int shown = Facts.indicators(table, Words.DORA).size();
        List<Event> events = shown > kans ? List.of() : new ArrayList<>();
        for (int number = shown; number <= kans; number++) {
            int at = DeadWall.dora(table.wall().size(), number);
            events.add(Event.Revealed.openly(Words.DORA, at, table.wall().tile(at)));
        }
        return events;
    }
}
