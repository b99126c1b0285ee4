package sparrow.testkit.wren;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Claims;
import sparrow.core.game.Dealing;
import sparrow.core.game.Discards;
import sparrow.core.game.Drawing;
import sparrow.core.game.HouseVariant;
import sparrow.core.game.Melds;
import sparrow.core.game.Paying;
import sparrow.core.game.Sets;
import sparrow.core.game.Showing;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
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
import sparrow.core.tile.TileSet;
import sparrow.core.tile.Tiles;

/// Wren: characters and dragons, six of each, ten tiles a hand, three sets and a pair to win.
///
/// Everyone passes two tiles to the right, no dragons if it can be helped. The last tile of the
/// wall is the lucky tile: the dealer alone knows it, and it is worth a point to a winner who holds
/// one. Kongs are paid at once; the fourth tile added to a pung can be robbed. Nobody wins: all put
/// a point in the pot, for the next winner.
public final class Wren extends HouseVariant {
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
    private static final int HAND = 10;
    private static final int PASSED = 2;
    private static final int SETS = 3;

    public Wren(Rules rules) {
        super("wren", 1, OPTIONS, rules);
    }

    public static Wren standard() {
        return new Wren(Rules.standard(OPTIONS));
    }

    public static Wren with(Map<String, String> changes) {
        return new Wren(Rules.of(OPTIONS, changes).orThrow());
    }

    @Override
    public List<Tile> tiles() {
        return TileSet.ofEach(
                6, face -> face.suit() == Suit.CHARACTERS || face.suit() == Suit.DRAGONS);
    }

    @Override
    public Event.Started first() {
        return new Event.Started(
                name(), edition(), rules(), 0, Seat.A, Seats.of(100, 100, 100, 100), 0);
    }

    @Override
    public Optional<Event.Started> next(Table finished) {
        return finished.started().hand() + 1 == rules().number("hands")
                ? Optional.empty()
                : Optional.of(finished.nextHand(finished.next(finished.dealer()), new TreeMap<>()));
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
                    Claims.askOthers(table, (seat, offer) -> claims(table, seat, offer));
            case Event.Added _ ->
                    Claims.askOthers(table, (seat, offer) -> robbery(table, seat, offer));
            case Event.Setup _, Event.Began _, Event.Move _, Event.Declared _ -> Seats.none();
            case Event.Reveal _, Event.Outcome _ -> Seats.none();
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
            case Event.Setup _, Event.Move _, Event.Declared _, Event.Reveal _, Event.Outcome _ ->
                    throw new IllegalStateException("nothing follows " + table.log().last());
        };
    }

    // The deal and the pass

    private List<Event> deal(Table table) {
        List<Event> events = Dealing.inRounds(table, table.seats(), HAND);
        events.add(new Event.Began(rules().is("pass") ? PASSING : PLAY));
        return events;
    }

    private static Choice tilesToPass(Place place) {
        Tiles numbered = place.hand().where(Tile::isNumbered);
        Tiles from = numbered.size() < PASSED ? place.hand() : numbered;
        return new Choice.TilesToGive(PASSED, PASSED, from, List.of());
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
        if (isComplete(place.hand(), place)) {
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
        return action.equals(WIN) ? win(table, seat) : List.of(action.by(seat));
    }

    /// The kong is paid, and its maker draws from the back of the wall, before the lucky tile.
    private List<Event> replace(Table table, Seat seat) {
        int points = rules().number("kong");
        int at = table.wall().size() - 2;
        while (table.wall().isTaken(at)) {
            at--;
        }
        return List.of(
                new Event.Paid(
                        KONG,
                        List.of(new Event.Line("kong", points, "from each")),
                        Paying.fromEach(table, seat, points)),
                Drawing.at(table, seat, at));
    }

    /// Whether anything but the lucky tile is left.
    static boolean hasDraws(Table table) {
        return table.wall().left() > 1;
    }

    // Claims

    private static List<Action> robbery(Table table, Seat seat, Offer offer) {
        Place place = table.place(seat);
        return isComplete(place.hand().with(offer.tile()), place) ? List.of(WIN) : List.of();
    }

    private static List<Action> claims(Table table, Seat seat, Offer offer) {
        List<Action> actions = new ArrayList<>(robbery(table, seat, offer));
        Place place = table.place(seat);
        if (place.melds().size() < SETS) {
            if (hasDraws(table)) {
                actions.addAll(Melds.kongs(place.hand(), offer));
            }
            actions.addAll(Melds.pungs(place.hand(), offer));
            if (seat == table.next(offer.seat())) {
                actions.addAll(Melds.chows(place.hand(), offer));
            }
        }
        return actions;
    }

    private static List<Event> settleDiscard(Table table, Seat from, Seats<Action> chosen) {
        Optional<Claims.Claimant> best = Claims.best(table, chosen);
        if (best.isEmpty()) {
            return hasDraws(table)
                    ? List.of(Drawing.fromFront(table, table.next(from)))
                    : nobodyWins(table);
        }
        Seat seat = best.get().seat();
        Action action = best.get().action();
        return action.equals(WIN) ? win(table, seat) : List.of(action.by(seat));
    }

    private List<Event> settleAdded(Table table, Seat from, Seats<Action> chosen) {
        List<Seat> robbers = Claims.winners(table, chosen);
        return robbers.isEmpty() ? replace(table, from) : win(table, robbers.getFirst());
    }

    // The end

    /// Three sets and a pair, with the melds already laid.
    private static boolean isComplete(Tiles hand, Place place) {
        return Sets.andPair(hand, SETS - place.melds().size());
    }

    /// On a tile of another seat that seat pays for all, otherwise everyone pays; the pot goes
    /// along.
    private static List<Event> win(Table table, Seat winner) {
        Optional<Offer> offer = table.offered();
        Place place = table.place(winner);
        Tile tile = offer.map(Offer::tile).or(place::drawn).orElseThrow();
        int luck = luck(table, place, offer.isPresent() ? place.hand().with(tile) : place.hand());
        int each = 2 + luck;
        Seats<Integer> paid =
                offer.map(from -> Paying.fromOne(table, from.seat(), winner, 3 * each))
                        .orElseGet(() -> Paying.fromEach(table, winner, each));
        List<Event> events = new ArrayList<>();
        events.add(new Event.Won(winner, offer.map(Offer::seat), tile));
        events.add(Showing.hand(table, winner));
        events.addAll(Showing.faceDownMelds(table));
        events.add(lucky(table));
        events.add(
                new Event.Paid(
                        WON,
                        List.of(
                                new Event.Line("three sets and a pair", 2, "points"),
                                new Event.Line("lucky tiles", luck, "points"),
                                new Event.Line("pot", table.pot(), "points")),
                        paid.with(winner, paid.get(winner) + table.pot()),
                        -table.pot()));
        events.add(new Event.Ended(WON));
        return events;
    }

    /// How many lucky tiles a winner has.
    private static int luck(Table table, Place place, Tiles hand) {
        Tiles all = hand;
        for (Meld meld : place.melds()) {
            all = all.with(meld.tiles());
        }
        return all.count(lucky(table).tile());
    }

    private static Event.Revealed lucky(Table table) {
        int last = table.wall().size() - 1;
        return Event.Revealed.openly(LUCKY, last, table.wall().tile(last));
    }

    private static List<Event> nobodyWins(Table table) {
        List<Event> events = new ArrayList<>(Showing.faceDownMelds(table));
        events.add(lucky(table));
        events.add(
                new Event.Paid(
                        WALL,
                        List.of(new Event.Line("nobody wins", 1, "from each")),
                        table.places().map(_ -> -1),
                        table.seats().size()));
        events.add(new Event.Ended(WALL));
        return events;
    }
}
