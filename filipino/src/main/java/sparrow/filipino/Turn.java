package sparrow.filipino;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Discards;
import sparrow.core.game.Drawing;
import sparrow.core.game.Melds;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What a seat may do in its turn: win, lay a kong or a special set, discard.
final class Turn {
    static final Meld BEAUTY = Meld.own(Tile.RED, Tile.GREEN, Tile.WHITE);
    static final Meld NEWS = Meld.own(Tile.NORTH, Tile.EAST, Tile.WEST, Tile.SOUTH);

    private final FilipinoRules rules;
    private final LiveWall liveWall;
    private final Wins wins;
    private final Instant instant;
    private final Ending ending;
    private final Meld.Manner secret;

    Turn(FilipinoRules rules) {
        this.rules = rules;
        this.liveWall = new LiveWall(rules);
        this.wins = new Wins(rules);
        this.instant = new Instant(rules);
        this.ending = new Ending(rules);
        this.secret = rules.secretHidden ? Meld.Manner.FACE_DOWN : Meld.Manner.OWN;
    }

    Choice choice(Table table, Seat seat) {
        List<Action> actions = new ArrayList<>();
        boolean justClaimed = table.log().last() instanceof Event.Claimed;
        if (!justClaimed && wins.mayBunot(table, seat)) {
            actions.add(WIN);
        }
        if (!liveWall.isEmpty(table)) {
            Place place = table.place(seat);
            actions.addAll(Melds.concealedKongs(place.hand(), secret));
            for (Action.Add sagasa : Melds.addedKongs(place)) {
                if (mayAdd(place, sagasa)) {
                    actions.add(sagasa);
                }
            }
        }
        special(table, seat, actions);
        discards(table, table.place(seat), actions);
        return new Choice.OneOf(actions);
    }

    /// The fourth tile of an exposed pung, unless it had to be drawn just now and was not.
    private boolean mayAdd(Place place, Action.Add sagasa) {
        return rules.sagasaLater || place.drawn().filter(sagasa.tile()::equals).isPresent();
    }

    /// The dragons or the winds as one set, in the seat's first turn.
    private void special(Table table, Seat seat, List<Action> actions) {
        Place place = table.place(seat);
        if (!place.pond().isEmpty()) {
            return;
        }
        if (rules.counts(Ambition.BEAUTY) && place.hand().containsAll(Tiles.of(BEAUTY.tiles()))) {
            actions.add(new Action.Lay(BEAUTY));
        }
        if (rules.counts(Ambition.NEWS)
                && !liveWall.isEmpty(table)
                && place.hand().containsAll(Tiles.of(NEWS.tiles()))) {
            actions.add(new Action.Lay(NEWS));
        }
    }

    /// Anything but a joker, where jokers are kept and something else is left.
    private void discards(Table table, Place place, List<Action> actions) {
        Wild kept = rules.jokerDiscard ? Wild.NONE : Wild.of(table);
        List<Action> others =
                kept.equals(Wild.NONE) ? List.of() : Discards.of(place, tile -> !kept.is(tile));
        if (others.isEmpty()) {
            Discards.add(place, actions);
        } else {
            actions.addAll(others);
        }
    }

    List<Event> act(Table table, Seat seat, Action action) {
        return switch (action) {
            case Action.Win() -> ending.bunot(table, seat);
            case Action.Lay(Meld meld) -> lay(table, seat, meld);
            case Action.Add(int meld, Tile tile) -> add(table, seat, meld, tile);
            case Action.Discard _ -> List.of(action.by(seat));
            case Action.Claim _,
                    Action.TakeBack _,
                    Action.Declare _,
                    Action.Give _,
                    Action.TakeJoker _,
                    Action.Pass _ ->
                    throw new IllegalArgumentException("not a turn: " + action.text());
        };
    }

    /// A secret or NEWS is replaced from the back of the wall; after Beauty the turn goes on.
    private List<Event> lay(Table table, Seat seat, Meld meld) {
        Ambition ambition =
                meld.isKong()
                        ? Ambition.SECRET
                        : meld.equals(NEWS) ? Ambition.NEWS : Ambition.BEAUTY;
        List<Event> events = new ArrayList<>();
        events.add(new Event.Laid(seat, meld));
        instant.pay(table, seat, ambition, events);
        if (ambition != Ambition.BEAUTY) {
            events.add(Drawing.fromBack(table, seat));
        }
        return events;
    }

    private List<Event> add(Table table, Seat seat, int meld, Tile tile) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Added(seat, meld, tile));
        if (!rules.robSagasa) {
            events.addAll(sagasa(table, seat));
        }
        return events;
    }

    /// Nobody robs the tile: it is paid for and replaced.
    List<Event> sagasa(Table table, Seat seat) {
        List<Event> events = new ArrayList<>();
        instant.pay(table, seat, Ambition.SAGASA, events);
        events.add(Drawing.fromBack(table, seat));
        return events;
    }
}
