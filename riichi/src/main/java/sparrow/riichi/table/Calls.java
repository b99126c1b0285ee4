package sparrow.riichi.table;

import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Offer;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Score;

/// What may be done with another seat's tile.
final class Calls {
    private final HouseRules rules;
    private final Moments moments;
    private final Furiten furiten;
    private final Turn turn;

    Calls(HouseRules rules, Moments moments, Turn turn) {
        this.rules = rules;
        this.moments = moments;
        this.furiten = new Furiten(rules);
        this.turn = turn;
    }

    /// Everybody else is asked about a discard, an added tile, a concealed kan or a north set
    /// aside, if only to pass.
    Seats<Choice> choices(Table table) {
        Offer offer = table.offered().orElseThrow();
        boolean claims =
                offer.source() == Offer.Source.DISCARD
                        && DeadWall.live(table.wall()) > 0
                        && Draws.abortive(table, rules).isEmpty();
        boolean orphansOnly =
                offer.source() == Offer.Source.LAID
                        && table.place(offer.seat()).melds().stream()
                                .anyMatch(meld -> meld.isKong() && meld.face() == offer.tile());
        Seats<Choice> choices = Seats.none();
        for (Seat seat : table.seats()) {
            if (seat != offer.seat()) {
                choices = choices.with(seat, choice(table, seat, offer, claims, orphansOnly));
            }
        }
        return choices;
    }

    private Choice choice(
            Table table, Seat seat, Offer offer, boolean claims, boolean orphansOnly) {
        Place place = table.place(seat);
        List<Action> actions = new ArrayList<>(4);
        if (Readiness.isCompletedBy(place, offer.tile())
                && (!orphansOnly || mayRobKan(place))
                && mayWin(table, seat)) {
            actions.add(WIN);
        }
        if (claims && !Facts.isInRiichi(place)) {
            groups(table, place, offer, actions);
            if (!rules.sanma && seat == table.next(offer.seat()) && offer.tile().isNumbered()) {
                runs(place.hand(), offer, actions);
            }
        }
        if (actions.isEmpty()) {
            return Choice.ONLY_PASS;
        }
        actions.add(PASS);
        return new Choice.OneOf(actions);
    }

    /// Thirteen orphans alone may rob a concealed kan, where the rules let them.
    private boolean mayRobKan(Place place) {
        return rules.orphansRobKan
                && place.melds().isEmpty()
                && place.hand().faces().stream().allMatch(Tile::isTerminalOrHonor)
                && place.hand().faces().size() >= 12;
    }

    private boolean mayWin(Table table, Seat seat) {
        return !furiten.bars(table, seat)
                && rules.scoring.score(moments.ron(table, seat)) instanceof Score;
    }

    private void groups(Table table, Place place, Offer offer, List<Action> actions) {
        Tile tile = offer.tile();
        int held = place.hand().countKind(tile);
        if (held < 2) {
            return;
        }
        List<Tile> own = Kans.allOf(place.hand(), tile);
        if (held == 3 && Facts.kans(table) < Kans.MOST) {
            claim(List.of(own.get(0), own.get(1), own.get(2), tile), offer, actions);
        }
        // own is sorted, plain before red: the different pairs are its ends
        claim(List.of(own.get(0), own.get(1), tile), offer, actions);
        if (own.get(held - 1) != own.get(1)) {
            claim(List.of(own.get(0), own.get(held - 1), tile), offer, actions);
        }
        if (held == 3 && own.get(1) != own.get(0) && own.get(1) == own.get(2)) {
            claim(List.of(own.get(1), own.get(2), tile), offer, actions);
        }
    }

    private static void claim(List<Tile> tiles, Offer offer, List<Action> actions) {
        actions.add(new Action.Claim(Meld.claimed(tiles, offer.tile(), offer.seat())));
    }

    private void runs(Tiles hand, Offer offer, List<Action> actions) {
        Tile tile = offer.tile();
        for (int low = Math.max(1, tile.rank() - 2); low <= Math.min(7, tile.rank()); low++) {
            int one = low == tile.rank() ? low + 1 : low;
            int other = low + 2 == tile.rank() ? low + 1 : low + 2;
            Tile first = Tile.of(tile.suit(), one);
            Tile second = Tile.of(tile.suit(), other);
            if (hand.countKind(first) > 0 && hand.countKind(second) > 0) {
                for (Tile a : facesOf(hand, first)) {
                    for (Tile b : facesOf(hand, second)) {
                        run(hand, List.of(a, b, tile), offer, actions);
                    }
                }
            }
        }
    }

    private static List<Tile> facesOf(Tiles hand, Tile kind) {
        if (kind.rank() != 5) {
            return List.of(kind);
        }
        return hand.faces().stream().filter(face -> face.kind() == kind.kind()).toList();
    }

    /// A run is offered only if it leaves something to discard.
    private void run(Tiles hand, List<Tile> tiles, Offer offer, List<Action> actions) {
        Meld meld = Meld.claimed(tiles, offer.tile(), offer.seat());
        Tiles left = hand.without(tiles.get(0)).without(tiles.get(1));
        if (!turn.unbarred(left, meld).isEmpty()) {
            actions.add(new Action.Claim(meld));
        }
    }

    /// A win beats a triplet or kan, which beats a run.
    static int priority(Action action) {
        return switch (action) {
            case Action.Win() -> 3;
            case Action.Claim(Meld meld) -> meld.kind() == Meld.Kind.GROUP ? 2 : 1;
            default -> 0;
        };
    }
}
