package sparrow.core.table;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Event.Ended;
import sparrow.core.table.Event.Started;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Everything on the table during one hand: the fold of its log.
///
/// Pure and free of rules. The same fold over [Event#seenBy] is what a viewer knows. An event that
/// cannot have happened here is [Impossible].
public final class Table {
    private final @Nullable Log log;
    private final Started started;
    private final Wall wall;
    private final List<Integer> rolls;
    private final Seats<Place> places;
    private final @Nullable Offer offered;
    private final String phase;
    private final Seat turn;
    private final int pot;
    private final List<Marker> markers;

    /// Puts the log of a seat together, when somebody asks for it.
    private final @Nullable Supplier<Log> seen;

    private @Nullable Log read;

    private Table(Fold fold) {
        this.log = fold.log;
        this.seen = null;
        this.started = fold.started;
        this.wall = fold.wall;
        this.rolls = fold.rolls;
        this.places = fold.places;
        this.offered = fold.offered;
        this.phase = fold.phase;
        this.turn = fold.turn;
        this.pot = fold.pot;
        this.markers = fold.markers;
    }

    private Table(
            Table open,
            Seats<Place> places,
            @Nullable Offer offered,
            List<Marker> markers,
            Supplier<Log> seen) {
        this.log = null;
        this.seen = seen;
        this.started = open.started;
        this.wall = open.wall;
        this.rolls = open.rolls;
        this.places = places;
        this.offered = offered;
        this.phase = open.phase;
        this.turn = open.turn;
        this.pot = open.pot;
        this.markers = markers;
    }

    public static Table start(Started started) {
        return new Table(new Fold(started));
    }

    /// The table a whole log adds up to; the log begins with [Started].
    public static Table fold(List<Event> events) {
        if (events.isEmpty() || !(events.getFirst() instanceof Started started)) {
            throw new Impossible("a log begins with the start of a hand");
        }
        return start(started).after(events.subList(1, events.size()));
    }

    public Table after(List<Event> events) {
        if (events.isEmpty()) {
            return this;
        }
        Fold fold = new Fold(this);
        for (int i = 0; i < events.size(); i++) {
            fold.add(events.get(i));
        }
        return new Table(fold);
    }

    public Table after(Event event) {
        Fold fold = new Fold(this);
        fold.add(event);
        return new Table(fold);
    }

    /// This table if two tiles that lie in the wall, and that nobody has seen, had changed places.
    /// The log of that table is still the log of this one.
    public Table exchanging(int one, int other) {
        if (wall.isTaken(one) || wall.isTaken(other)) {
            throw new Impossible("only tiles that lie in the wall can change places there");
        }
        Fold fold = new Fold(this);
        fold.wall = wall.exchanged(one, other);
        return new Table(fold);
    }

    /// This table, as everybody sees it, with what else that seat knows of the true one: its own
    /// place, the tile it offers and the markers that were shown to it.
    ///
    /// @param seen tells the log as the seat saw it
    Table knownBy(Seat seat, Table truth, Supplier<Log> seen) {
        Offer offer = truth.offered;
        return new Table(
                this,
                places.with(seat, truth.places.get(seat)),
                offer != null && offer.seat() == seat ? offer : offered,
                Marker.seenBy(seat, truth.markers, markers),
                seen);
    }

    public Log log() {
        if (log != null) {
            return log;
        }
        Log known = read;
        if (known == null) {
            known = Objects.requireNonNull(seen).get();
            read = known;
        }
        return known;
    }

    public Started started() {
        return started;
    }

    public Rules rules() {
        return started.rules();
    }

    public Seat dealer() {
        return started.dealer();
    }

    public Wall wall() {
        return wall;
    }

    /// All chance of this hand besides the wall, see [WallBuilt].
    public List<Integer> rolls() {
        return rolls;
    }

    public Seats<Place> places() {
        return places;
    }

    public Place place(Seat seat) {
        return places.get(seat);
    }

    public List<Seat> seats() {
        return places.seats();
    }

    /// All seats in turn, from the dealer on.
    public List<Seat> inTurn() {
        return places.from(dealer());
    }

    /// The next occupied seat in turn order.
    public Seat next(Seat seat) {
        return places.next(seat);
    }

    /// The seat's wind: the dealer is East.
    public Tile wind(Seat seat) {
        if (!places.has(seat)) {
            throw new IllegalArgumentException("nobody sits at " + seat);
        }
        int steps = 0;
        for (Seat at = dealer(); at != seat; at = next(at)) {
            steps++;
        }
        return Tile.ofKind(Tile.EAST.kind() + steps);
    }

    /// The tile others may claim, rob or win on.
    public Optional<Offer> offered() {
        return Optional.ofNullable(offered);
    }

    /// The phase begun last; empty before the first.
    public String phase() {
        return phase;
    }

    /// The seat that acted last: drew, claimed, laid or discarded; the dealer before anybody has.
    public Seat turn() {
        return turn;
    }

    /// Points on the table that belong to nobody yet.
    public int pot() {
        return pot;
    }

    public List<Marker> markers() {
        return markers;
    }

    public List<Marker> markers(String name) {
        return markers.stream().filter(marker -> marker.name().equals(name)).toList();
    }

    /// How the next hand of the match opens: everybody keeps its points, and the pot stays.
    public Started nextHand(Seat dealer, SortedMap<String, Integer> tally) {
        return new Started(
                started.variant(),
                started.edition(),
                rules(),
                started.hand() + 1,
                dealer,
                tally,
                points(),
                pot);
    }

    public boolean isOver() {
        return log().last() instanceof Ended;
    }

    public Seats<Integer> points() {
        return places.map(Place::points);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Table that
                && wall.equals(that.wall)
                && rolls.equals(that.rolls)
                && places.equals(that.places)
                && Objects.equals(offered, that.offered)
                && phase.equals(that.phase)
                && turn == that.turn
                && pot == that.pot
                && markers.equals(that.markers)
                && log().equals(that.log());
    }

    @Override
    public int hashCode() {
        return Objects.hash(places, pot, log());
    }

    /// The table in words and tiles, for people and golden files.
    @Override
    public String toString() {
        return TableText.of(this);
    }
}
