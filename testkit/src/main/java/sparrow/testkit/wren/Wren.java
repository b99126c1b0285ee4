package sparrow.testkit.wren;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Claims;
import sparrow.core.game.Dealing;
import sparrow.core.game.Discards;
import sparrow.core.game.Drawing;
import sparrow.core.game.Melds;
import sparrow.core.game.Paying;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Option;
import sparrow.core.table.Origin;
import sparrow.core.table.Place;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Wren: characters and dragons, six of each, ten tiles a hand, three sets and a pair to win.
///
/// Everyone passes two tiles to the right, no dragons if it can be helped. The last tile of the
/// wall is the lucky tile: the dealer alone knows it, and it is worth a point to a winner who holds
/// one. Kongs are paid at once; the fourth tile added to a pung can be robbed. Nobody wins: all put
/// a point in the pot, for the next winner.
public final class Wren implements Variant {
    public static final String PASSING = "pass";
    public static final String PLAY = "play";
    public static final String LUCKY = "lucky";
    public static final String KONG = "kong";
    public static final String WALL = "wall";
    public static final String WON = "win";

    private static final List<Option> OPTIONS =
            List.of(
                    Option.number("hands", "hands in a match", 1, 1000, 4),
                    Option.on("pass", "everyone passes two tiles to the right before play"),
                    Option.number("kong", "points each other seat pays for a kong", 0, 9, 1));
    private static final int COPIES = 6;
    private static final int HAND = 10;
    private static final int PASSED = 2;
    static final int SETS = 3;

    private final Rules rules;
    private final int kongPoints;

    public Wren(Rules rules) {
        this.rules = rules;
        this.kongPoints = rules.number("kong");
    }

    public static Wren standard() {
        return new Wren(Rules.standard(OPTIONS));
    }

    public static Wren with(Map<String, String> changes) {
        return new Wren(Rules.of(OPTIONS, changes).orThrow());
    }

    @Override
    public String name() {
        return "wren";
    }

    @Override
    public int edition() {
        return 1;
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public Rules rules() {
        return rules;
    }

    @Override
    public List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>();
        for (Tile face : Tile.faces()) {
            Suit suit = face.suit();
            if ((suit == Suit.CHARACTERS || suit == Suit.DRAGONS) && !face.isRed()) {
                tiles.addAll(Collections.nCopies(COPIES, face));
            }
        }
        return tiles;
    }

    @Override
    public Event.Started first() {
        return new Event.Started(
                name(), edition(), rules, 0, Seat.A, Seats.of(100, 100, 100, 100), 0);
    }

    @Override
    public Optional<Event.Started> next(Table finished) {
        int hand = finished.started().hand() + 1;
        if (hand == rules.number("hands")) {
            return Optional.empty();
        }
        Seat dealer = finished.next(finished.dealer());
        return Optional.of(
                new Event.Started(
                        name(), edition(), rules, hand, dealer, finished.points(), finished.pot()));
    }

    @Override
    public Seats<Choice> pending(Table table) {
        return switch (table.log().last()) {
            case Event.Began(String phase) when phase.equals(PASSING) ->
                    table.places().map(Wren::tilesToPass);
            case Event.Drew(Seat seat, Tile _, int _) -> Seats.only(seat, turn(table, seat));
            case Event.Claimed(Seat seat, Meld meld) when !meld.isKong() ->
                    Seats.only(seat, new Choice.OneOf(Discards.of(table.place(seat))));
            case Event.Discarded _ ->
                    Claims.askOthers(table, (seat, offer) -> Calls.claims(table, seat, offer));
            case Event.Added _ ->
                    Claims.askOthers(table, (seat, offer) -> Calls.robbery(table, seat, offer));
            case Event.Setup _,
                    Event.Began _,
                    Event.Move _,
                    Event.Declared _,
                    Event.Reveal _,
                    Event.Outcome _ ->
                    Seats.none();
        };
    }

    @Override
    public List<Event> resolve(Table table, Seats<Action> chosen) {
        return switch (table.log().last()) {
            case Event.WallBuilt _ -> deal(table);
            case Event.Began(String phase) when phase.equals(PASSING) -> pass(table, chosen);
            case Event.Began _ -> open(table);
            case Event.Drew(Seat seat, Tile _, int _) -> act(table, seat, chosen.get(seat));
            case Event.Claimed(Seat seat, Meld meld) ->
                    meld.isKong() ? replace(table, seat) : act(table, seat, chosen.get(seat));
            case Event.Laid(Seat seat, Meld _) -> replace(table, seat);
            case Event.Discarded(Seat seat, Tile _, Origin _) -> settleDiscard(table, seat, chosen);
            case Event.Added(Seat seat, int _, Tile _) -> settleAdded(table, seat, chosen);
            case Event.Setup _,
                    Event.Move _,
                    Event.Declared _,
                    Event.Reveal _,
                    Event.Outcome _ ->
                    throw new IllegalStateException("nothing follows " + table.log().last());
        };
    }

    // The deal and the pass

    private List<Event> deal(Table table) {
        List<Event> events = Dealing.inRounds(table, table.seats(), HAND);
        events.add(new Event.Began(rules.is("pass") ? PASSING : PLAY));
        return events;
    }

    private static Choice tilesToPass(Place place) {
        Tiles numbered = Tiles.of(place.hand().list().stream().filter(Tile::isNumbered).toList());
        return new Choice.TilesToGive(
                PASSED, PASSED, numbered.size() < PASSED ? place.hand() : numbered, List.of());
    }

    private static List<Event> pass(Table table, Seats<Action> chosen) {
        Seats<List<Tile>> given = chosen.map(action -> ((Action.Give) action).tiles());
        Seats<List<Tile>> received = Seats.none();
        for (Seat giver : given.seats()) {
            received = received.with(table.next(giver), given.get(giver));
        }
        return List.of(new Event.Exchanged(given, received), new Event.Began(PLAY));
    }

    private static List<Event> open(Table table) {
        int last = table.wall().size() - 1;
        return List.of(
                new Event.Revealed(LUCKY, last, table.wall().tile(last), Set.of(table.dealer())),
                Drawing.fromFront(table, table.dealer()));
    }

    // A turn

    private static Choice turn(Table table, Seat seat) {
        Place place = table.place(seat);
        List<Action> actions = new ArrayList<>();
        if (Ending.isComplete(place.hand(), place.melds())) {
            actions.add(WIN);
        }
        if (hasDraws(table)) {
            if (place.melds().size() < SETS) {
                actions.addAll(Melds.concealedKongs(place.hand(), Meld.Manner.FACE_DOWN));
            }
            actions.addAll(Melds.addedKongs(place));
        }
        Discards.add(place, actions);
        return new Choice.OneOf(actions);
    }

    private static List<Event> act(Table table, Seat seat, Action action) {
        return switch (action) {
            case Action.Win() ->
                    Ending.win(
                            table, seat, Optional.empty(), table.place(seat).drawn().orElseThrow());
            case Action.Lay(Meld meld) -> List.of(new Event.Laid(seat, meld));
            case Action.Add(int meld, Tile tile) -> List.of(new Event.Added(seat, meld, tile));
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

    /// The kong is paid, and its maker draws from the back of the wall, before the lucky tile.
    private List<Event> replace(Table table, Seat seat) {
        int at = table.wall().size() - 2;
        while (table.wall().isTaken(at)) {
            at--;
        }
        return List.of(
                new Event.Paid(
                        KONG,
                        List.of(new Event.Line("kong", kongPoints, "from each")),
                        Paying.fromEach(table, seat, kongPoints)),
                Drawing.at(table, seat, at));
    }

    /// Whether anything but the lucky tile is left.
    static boolean hasDraws(Table table) {
        return table.wall().left() > 1;
    }

    // Claims

    private static List<Event> settleDiscard(Table table, Seat from, Seats<Action> chosen) {
        Optional<Claims.Claimant> best = Claims.best(table, chosen);
        if (best.isEmpty()) {
            return hasDraws(table)
                    ? List.of(Drawing.fromFront(table, table.next(from)))
                    : Ending.nobodyWins(table);
        }
        Seat seat = best.get().seat();
        return best.get().action() instanceof Action.Claim(Meld meld)
                ? List.of(new Event.Claimed(seat, meld))
                : Ending.win(table, seat, Optional.of(from), offered(table));
    }

    private List<Event> settleAdded(Table table, Seat from, Seats<Action> chosen) {
        Optional<Seat> robber = Claims.winners(table, chosen).stream().findFirst();
        return robber.isPresent()
                ? Ending.win(table, robber.get(), Optional.of(from), offered(table))
                : replace(table, from);
    }

    private static Tile offered(Table table) {
        return table.offered().orElseThrow().tile();
    }
}
