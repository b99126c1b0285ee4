package sparrow.filipino;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
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
    private final Stock stock;
    private final Wins wins;
    private final Instant instant;
    private final Ending ending;

    Turn(FilipinoRules rules) {
        this.rules = rules;
        this.stock = new Stock(rules);
        this.wins = new Wins(rules);
        this.instant = new Instant(rules);
        this.ending = new Ending(rules);
    }

    Choice choice(Table table, Seat seat) {
        List<Action> actions = new ArrayList<>();
        boolean justClaimed = table.log().last() instanceof Event.Claimed;
        if (!justClaimed && wins.mayBunot(table, seat)) {
            actions.add(WIN);
        }
        if (!stock.isEmpty(table)) {
            secrets(table, seat, actions);
            sagasas(table, seat, actions);
        }
        special(table, seat, actions);
        discards(table, seat, actions);
        return new Choice.OneOf(actions);
    }

    private void secrets(Table table, Seat seat, List<Action> actions) {
        Tiles hand = table.place(seat).hand();
        hand.forEachFace(face -> {
            if (hand.count(face) == 4) {
                actions.add(
                        new Action.Lay(
                                rules.secretHidden
                                        ? Meld.faceDown(face, face, face, face)
                                        : Meld.own(face, face, face, face)));
            }
        });
    }

    /// The fourth tile of an exposed pung, if it was drawn just now.
    private void sagasas(Table table, Seat seat, List<Action> actions) {
        Place place = table.place(seat);
        for (int i = 0; i < place.melds().size(); i++) {
            Meld meld = place.melds().get(i);
            if (meld.kind() == Meld.Kind.GROUP
                    && meld.tiles().size() == 3
                    && (rules.sagasaLater
                            ? place.hand().contains(meld.face())
                            : place.drawn().filter(tile -> tile == meld.face()).isPresent())) {
                actions.add(new Action.Add(i, meld.face()));
            }
        }
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
                && !stock.isEmpty(table)
                && place.hand().containsAll(Tiles.of(NEWS.tiles()))) {
            actions.add(new Action.Lay(NEWS));
        }
    }

    private void discards(Table table, Seat seat, List<Action> actions) {
        Place place = table.place(seat);
        Wild wild = rules.jokerDiscard ? Wild.NONE : Wild.of(table);
        int before = actions.size();
        discards(place, wild, actions);
        if (actions.size() == before) {
            discards(place, Wild.NONE, actions);
        }
    }

    private static void discards(Place place, Wild kept, List<Action> actions) {
        place.drawn()
                .filter(tile -> !kept.is(tile))
                .ifPresent(tile -> actions.add(Action.Discard.of(tile, Origin.DRAWN)));
        Tiles held = place.drawn().map(place.hand()::without).orElse(place.hand());
        held.forEachFace(face -> {
            if (!kept.is(face)) {
                actions.add(Action.Discard.of(face, Origin.HAND));
            }
        });
    }

    List<Event> act(Table table, Seat seat, Action action) {
        return switch (action) {
            case Action.Win() -> ending.bunot(table, seat);
            case Action.Lay(Meld meld) -> lay(table, seat, meld);
            case Action.Add(int meld, Tile tile) -> add(table, seat, meld, tile);
            case Action.Discard(Tile tile, Origin origin) ->
                    List.of(Event.Discarded.of(seat, tile, origin));
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
            events.add(Stock.fromBack(table, seat));
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
        events.add(Stock.fromBack(table, seat));
        return events;
    }
}
