package sparrow.changchun;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Claims;
import sparrow.core.game.Dealing;
import sparrow.core.game.Drawing;
import sparrow.core.game.HouseVariant;
import sparrow.core.table.Event;
import sparrow.core.table.Log;
import sparrow.core.table.Offer;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSet;

/// Changchun mahjong: four groups and a pair, or seven pairs, with three suits, a terminal or honor
/// and a triplet.
public final class ChangchunVariant extends HouseVariant {
    private static final int EDITION = 1;
    private static final int HAND = 13;
    private static final List<Tile> TILES = List.copyOf(TileSet.fourOfEach());

    private final TableRules rules;

    public ChangchunVariant(Rules options) {
        this(options, TableRules.of(options));
    }

    ChangchunVariant(Rules options, TableRules rules) {
        super(Words.CHANGCHUN, EDITION, ChangchunOptions.all(), options);
        this.rules = rules;
    }

    @Override
    public List<Tile> tiles() {
        return TILES;
    }

    @Override
    public List<Integer> dice() {
        return Bao.DICE;
    }

    @Override
    public Event.Started first() {
        return Rotation.first(this);
    }

    @Override
    public Optional<Event.Started> next(Table finished) {
        return Rotation.next(this, finished);
    }

    @Override
    public Seats<Choice> pending(Table table) {
        return switch (moment(table)) {
            case Event.Drew(Seat seat, Tile _, int _) ->
                    Seats.only(
                            seat,
                            table.phase().equals(Words.LAST_DRAWS)
                                    ? Turn.lastDraw(rules, table, seat)
                                    : Turn.drawn(rules, table, seat));
            case Event.Laid(Seat seat, Meld _) -> Seats.only(seat, Turn.drawn(rules, table, seat));
            case Event.Claimed(Seat seat, Meld _) ->
                    Seats.only(seat, Turn.claimed(rules, table, seat));
            case Event.Declared(Seat seat, String _) ->
                    Seats.only(seat, Turn.declared(rules, table, seat));
            case Event.Revealed(String _, int _, Tile _, var to) ->
                    Seats.each(to, seat -> Turn.shownBao(rules, table, seat));
            case Event.Discarded _ ->
                    Claims.askOthers(
                            table, (seat, offer) -> Calls.discard(rules, table, seat, offer));
            case Event.Added _ ->
                    Claims.askOthers(
                            table, (seat, offer) -> Calls.added(rules, table, seat, offer));
            case Event.Setup _, Event.Began _, Event.Move _, Event.Reveal _, Event.Outcome _ ->
                    Seats.none();
        };
    }

    @Override
    public List<Event> resolve(Table table, Seats<Action> chosen) {
        return switch (moment(table)) {
            case Event.WallBuilt _ -> deal(table);
            case Event.Drew(Seat seat, Tile _, int _) -> act(table, seat, chosen.get(seat));
            case Event.Laid(Seat seat, Meld _) -> act(table, seat, chosen.get(seat));
            case Event.Claimed(Seat seat, Meld _) -> act(table, seat, chosen.get(seat));
            case Event.Declared(Seat seat, String _) -> act(table, seat, chosen.get(seat));
            case Event.Revealed _ -> look(table, chosen);
            case Event.Discarded(Seat seat, Tile _, Origin _) -> settleDiscard(table, seat, chosen);
            case Event.Added(Seat seat, int meld, Tile _) -> settleAdded(table, seat, meld, chosen);
            case Event.Setup _, Event.Began _, Event.Move _, Event.Reveal _, Event.Outcome _ ->
                    throw new IllegalStateException("nothing follows " + table.log().last());
        };
    }

    /// The event that decides what comes next: the last that is no payment.
    private static Event moment(Table table) {
        Log log = table.log();
        while (log.last() instanceof Event.Paid) {
            log = log.before().orElseThrow();
        }
        return log.last();
    }

    private static List<Event> deal(Table table) {
        List<Event> events = Dealing.inRounds(table, table.seats(), HAND);
        events.add(new Event.Began(Words.PLAY));
        events.add(Drawing.at(table, table.dealer(), Dealing.size(table, HAND)));
        return events;
    }

    // A turn

    private List<Event> act(Table table, Seat seat, Action action) {
        return switch (action) {
            case Action.Win() ->
                    Ending.win(
                            rules,
                            table,
                            seat,
                            Turn.win(rules, table, seat).orElseThrow(),
                            Optional.empty());
            case Action.Lay(Meld meld) -> lay(table, seat, meld);
            case Action.Declare _, Action.Add _, Action.Discard _ -> List.of(action.by(seat));
            case Action.Pass() -> onward(table, seat);
            case Action.Claim _, Action.TakeBack _, Action.Give _, Action.TakeJoker _ ->
                    throw new IllegalArgumentException("no turn: " + action.text());
        };
    }

    private List<Event> lay(Table table, Seat seat, Meld meld) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Laid(seat, meld));
        events.addAll(Kongs.paid(rules, table, seat, meld));
        if (Kongs.needsDraw(meld)) {
            events.add(drawing(table, seat, LiveWall::fromTail));
        }
        return events;
    }

    /// The next player draws, or the wall is used up.
    private List<Event> onward(Table table, Seat from) {
        int left = LiveWall.left(rules, table);
        if (left <= 0) {
            return Ending.exhausted();
        }
        List<Event> events = new ArrayList<>(2);
        if (rules.lastDraws() && left <= LiveWall.LAST && !table.phase().equals(Words.LAST_DRAWS)) {
            events.add(new Event.Began(Words.LAST_DRAWS));
        }
        events.add(drawing(table, table.next(from), LiveWall::fromFront));
        return events;
    }

    private interface Draw {
        Event by(Table table, Seat seat);
    }

    /// A ting player sees the bao before it draws.
    private Event drawing(Table table, Seat seat, Draw draw) {
        return Bao.isDue(rules, table, seat) ? Bao.show(rules, table, seat) : draw.by(table, seat);
    }

    private List<Event> look(Table table, Seats<Action> chosen) {
        Seat seat = chosen.seats().getFirst();
        Action action = chosen.get(seat);
        return switch (action) {
            case Action.Win() ->
                    Ending.win(
                            rules,
                            table,
                            seat,
                            Turn.baoHit(rules, table, seat).orElseThrow(),
                            Optional.empty());
            case Action.Declare _ -> putBack(table, seat);
            case Action.Pass() -> List.of(LiveWall.next(table, seat));
            case Action.Discard _,
                    Action.Claim _,
                    Action.Lay _,
                    Action.Add _,
                    Action.TakeBack _,
                    Action.Give _,
                    Action.TakeJoker _ ->
                    throw new IllegalArgumentException("no answer to a bao: " + action.text());
        };
    }

    /// With no other bao left, the draw follows at once.
    private List<Event> putBack(Table table, Seat seat) {
        List<Event> events = new ArrayList<>(Bao.putBack(rules, table, seat));
        if (!(events.getLast() instanceof Event.Revealed)) {
            events.add(LiveWall.next(table.after(events), seat));
        }
        return events;
    }

    // Claims

    private static Tile offered(Table table) {
        return table.offered().map(Offer::tile).orElseThrow();
    }

    private List<Event> settleDiscard(Table table, Seat from, Seats<Action> chosen) {
        Optional<Claims.Claimant> best = Claims.best(table, chosen);
        if (best.isEmpty()) {
            return onward(table, from);
        }
        Claims.Claimant claimant = best.get();
        return claimant.action() instanceof Action.Declare
                ? putBackThenDraw(table, from, claimant.seat())
                : claim(table, from, claimant);
    }

    /// Nobody wants the discard, and the next player puts the bao back before drawing.
    private List<Event> putBackThenDraw(Table table, Seat from, Seat seat) {
        List<Event> events = new ArrayList<>(onward(table, from));
        if (!(events.getLast() instanceof Event.Ended)) {
            events.removeLast();
            events.addAll(putBack(table, seat));
        }
        return events;
    }

    private List<Event> settleAdded(Table table, Seat from, int meld, Seats<Action> chosen) {
        Optional<Claims.Claimant> best = Claims.best(table, chosen);
        if (best.isPresent()) {
            return claim(table, from, best.get());
        }
        List<Event> events =
                new ArrayList<>(
                        Kongs.paid(rules, table, from, table.place(from).melds().get(meld)));
        events.add(drawing(table, from, LiveWall::fromTail));
        return events;
    }

    private List<Event> claim(Table table, Seat from, Claims.Claimant claimant) {
        Seat seat = claimant.seat();
        if (!(claimant.action() instanceof Action.Claim(Meld meld))) {
            Tile tile = offered(table);
            Win win =
                    new Win(table.place(seat).hand(), table.place(seat).melds(), tile, Way.DISCARD);
            return Ending.win(rules, table, seat, win, Optional.of(from));
        }
        List<Event> events = new ArrayList<>();
        events.add(new Event.Claimed(seat, meld));
        if (meld.isKong()) {
            events.addAll(Kongs.paid(rules, table, seat, meld));
            events.add(drawing(table, seat, LiveWall::fromTail));
        }
        return events;
    }
}
