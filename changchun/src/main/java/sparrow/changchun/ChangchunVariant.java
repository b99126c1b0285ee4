package sparrow.changchun;

import static sparrow.core.game.Action.Pass.PASS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Claims;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Log;
import sparrow.core.table.Offer;
import sparrow.core.table.Option;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Changchun mahjong: four groups and a pair, or seven pairs, with three suits, a terminal or honor
/// and a triplet.
public final class ChangchunVariant implements Variant {
    private static final int HAND = 13;
    private static final int COPIES = 4;
    private static final List<Tile> TILES =
            IntStream.range(0, Tile.KINDS)
                    .mapToObj(kind -> Collections.nCopies(COPIES, Tile.ofKind(kind)))
                    .flatMap(List::stream)
                    .toList();

    private final Rules options;
    private final TableRules rules;

    public ChangchunVariant(Rules options) {
        this(options, TableRules.of(options));
    }

    ChangchunVariant(Rules options, TableRules rules) {
        this.options = options;
        this.rules = rules;
    }

    @Override
    public String name() {
        return Words.CHANGCHUN;
    }

    @Override
    public int edition() {
        return 1;
    }

    @Override
    public List<Option> options() {
        return ChangchunOptions.all();
    }

    @Override
    public Rules rules() {
        return options;
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
        return Deals.first(this);
    }

    @Override
    public Optional<Event.Started> next(Table finished) {
        return Deals.next(this, finished);
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
            case Event.Discarded(Seat seat, Tile _, Origin _) ->
                    others(table, seat, Calls::discard);
            case Event.Added(Seat seat, int _, Tile _) -> others(table, seat, Calls::added);
            case Event _ -> Seats.none();
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
            case Event other -> throw new IllegalStateException("nothing follows " + other);
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
        List<Event> events = new ArrayList<>();
        int at = 0;
        for (Seat seat : table.seats()) {
            events.add(new Event.Dealt(seat, table.wall().tiles().subList(at, at + HAND)));
            at += HAND;
        }
        events.add(new Event.Began(Words.PLAY));
        events.add(new Event.Drew(table.dealer(), table.wall().tile(at), at));
        return events;
    }

    // A turn

    private List<Event> act(Table table, Seat seat, Action action) {
        return switch (action) {
            case Action.Win() ->
                    Settlement.win(
                            rules,
                            table,
                            seat,
                            Turn.win(rules, table, seat).orElseThrow(),
                            Optional.empty());
            case Action.Declare(String word) -> List.of(new Event.Declared(seat, word));
            case Action.Lay(Meld meld) -> lay(table, seat, meld);
            case Action.Add(int meld, Tile tile) -> List.of(new Event.Added(seat, meld, tile));
            case Action.Discard(Tile tile, Origin origin) ->
                    List.of(Event.Discarded.of(seat, tile, origin));
            case Action.Pass() -> onward(table, seat);
            case Action other -> throw new IllegalArgumentException("no turn: " + other.text());
        };
    }

    private List<Event> lay(Table table, Seat seat, Meld meld) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Laid(seat, meld));
        events.addAll(Kongs.paid(rules, table, seat, meld));
        if (Kongs.needsDraw(meld)) {
            events.add(drawing(table, seat, Draws::fromTail));
        }
        return events;
    }

    /// The next player draws, or the wall is used up.
    private List<Event> onward(Table table, Seat from) {
        int left = Draws.left(rules, table);
        if (left <= 0) {
            return Settlement.exhausted();
        }
        List<Event> events = new ArrayList<>(2);
        if (rules.lastDraws() && left <= Draws.LAST && !table.phase().equals(Words.LAST_DRAWS)) {
            events.add(new Event.Began(Words.LAST_DRAWS));
        }
        events.add(drawing(table, table.next(from), Draws::fromFront));
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
        return switch (chosen.get(seat)) {
            case Action.Win() ->
                    Settlement.win(
                            rules,
                            table,
                            seat,
                            Turn.baoHit(rules, table, seat).orElseThrow(),
                            Optional.empty());
            case Action.Declare _ -> putBack(table, seat);
            case Action _ -> List.of(Draws.next(table, seat));
        };
    }

    /// With no other bao left, the draw follows at once.
    private List<Event> putBack(Table table, Seat seat) {
        List<Event> events = new ArrayList<>(Bao.putBack(rules, table, seat));
        if (!(events.getLast() instanceof Event.Revealed)) {
            events.add(Draws.next(table.after(events), seat));
        }
        return events;
    }

    // Claims

    private interface Question {
        List<Action> ask(TableRules rules, Table table, Seat seat, Tile tile);
    }

    /// Everybody but `from` is asked, if only to pass.
    private Seats<Choice> others(Table table, Seat from, Question question) {
        Tile tile = offered(table);
        Seats<Choice> choices = Seats.none();
        for (Seat seat : table.seats()) {
            if (seat != from) {
                List<Action> actions = question.ask(rules, table, seat, tile);
                choices =
                        choices.with(seat, actions.isEmpty() ? Choice.ONLY_PASS : orPass(actions));
            }
        }
        return choices;
    }

    private static Choice orPass(List<Action> actions) {
        actions.add(PASS);
        return new Choice.OneOf(actions);
    }

    private static Tile offered(Table table) {
        return table.offered().map(Offer::tile).orElseThrow();
    }

    private List<Event> settleDiscard(Table table, Seat from, Seats<Action> chosen) {
        Optional<Claims.Claimant> best = Claims.best(table, chosen, Calls::priority);
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
        Optional<Claims.Claimant> best = Claims.best(table, chosen, Calls::priority);
        if (best.isPresent()) {
            return claim(table, from, best.get());
        }
        List<Event> events =
                new ArrayList<>(
                        Kongs.paid(rules, table, from, table.place(from).melds().get(meld)));
        events.add(drawing(table, from, Draws::fromTail));
        return events;
    }

    private List<Event> claim(Table table, Seat from, Claims.Claimant claimant) {
        Seat seat = claimant.seat();
        if (!(claimant.action() instanceof Action.Claim(Meld meld))) {
            Tile tile = offered(table);
            Win win =
                    new Win(table.place(seat).hand(), table.place(seat).melds(), tile, Way.DISCARD);
            return Settlement.win(rules, table, seat, win, Optional.of(from));
        }
        List<Event> events = new ArrayList<>();
        events.add(new Event.Claimed(seat, meld));
        if (meld.isKong()) {
            events.addAll(Kongs.paid(rules, table, seat, meld));
            events.add(drawing(table, seat, Draws::fromTail));
        }
        return events;
    }
}
