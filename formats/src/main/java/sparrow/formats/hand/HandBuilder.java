package sparrow.formats.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Event.Line;
import sparrow.core.table.Impossible;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.records.BadRecord;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.riichi.table.DeadWall;
import sparrow.riichi.table.RiichiVariant;
import sparrow.riichi.table.ScoreLines;
import sparrow.riichi.table.Words;

/// Writes a Riichi hand down as a record tells it, and rebuilds the wall it was played with: draws
/// and indicators lie where they must have lain, the tiles nobody saw fill the rest.
public final class HandBuilder {
    /// The most events of a hand; a long one has some three hundred.
    private static final int MOST_EVENTS = 1_000;

    private static final int DEALT = 13;
    private static final int STICK = 1_000;

    private final Event.Started started;
    private final Seats<Place> places;
    private final List<Event> events = new ArrayList<>();
    private final WallBuilder wall;
    private int front;
    private int replaced;
    private int dora;
    private int ura;
    private boolean isReplacementDue;
    private Event.Discarded lastDiscard = Event.Discarded.of(Seat.A, Tile.HIDDEN, Origin.HAND);
    private int pot;
    private Seats<Integer> points;

    private static final class Place {
        Tiles hand = Tiles.EMPTY;
        final List<Meld> melds = new ArrayList<>();
        int kita;
    }

    public HandBuilder(Event.Started started) throws BadRecord {
        OpeningCheck.check(started);
        this.started = started;
        this.places = started.points().map(_ -> new Place());
        this.wall = new WallBuilder(new RiichiVariant(started.rules()).tiles());
        this.pot = started.pot();
        this.points = started.points();
        events.add(started);
    }

    public Event.Started started() {
        return started;
    }

    /// The seats in turn, from the dealer on.
    public List<Seat> fromDealer() {
        List<Seat> order = new ArrayList<>(started.points().after(started.dealer()));
        order.addFirst(order.removeLast());
        return order;
    }

    /// Everybody's points by now.
    public Seats<Integer> points() {
        return points;
    }

    /// How many events there are so far, the wall counted.
    public int size() {
        return events.size() + 1;
    }

    /// The concealed tiles of a seat, in sorting order.
    public List<Tile> hand(Seat seat) throws BadRecord {
        return place(seat).hand.list();
    }

    /// How many of a tile a seat has, in its hand and laid open.
    public int count(Seat seat, Tile tile) throws BadRecord {
        Place place = place(seat);
        List<Tile> all = new ArrayList<>(place.hand.list());
        place.melds.forEach(meld -> all.addAll(meld.tiles()));
        return (int) all.stream().filter(each -> each.plain() == tile.plain()).count();
    }

    /// How many norths a seat has set aside.
    public int kita(Seat seat) throws BadRecord {
        return place(seat).kita;
    }

    public boolean hasSaid(Seat seat, String word) {
        return events.contains(new Event.Declared(seat, word));
    }

    /// What has happened so far, without the wall.
    public List<Event> events() {
        return List.copyOf(events);
    }

    /// Everybody's first tiles, and the first indicator.
    public void deal(Seats<List<Tile>> hands, Tile indicator) throws BadRecord {
        for (Seat seat : fromDealer()) {
            List<Tile> tiles = hands.find(seat).orElse(List.of());
            if (tiles.size() != DEALT) {
                throw new BadRecord(seat + " is dealt " + tiles.size() + " tiles, not " + DEALT);
            }
            for (Tile tile : tiles) {
                wall.put(front++, tile);
            }
            places.get(seat).hand = Tiles.of(tiles);
            add(new Event.Dealt(seat, tiles));
        }
        dora(indicator);
        add(new Event.Began(Words.PLAY));
    }

    /// One more dora indicator is turned.
    public void dora(Tile tile) throws BadRecord {
        int at = DeadWall.dora(wall.size(), dora++);
        wall.put(at, tile);
        add(Event.Revealed.openly(Words.DORA, at, tile));
    }

    /// One more dora indicator, told after the discard with which it was turned.
    public void lateDora(Tile tile) throws BadRecord {
        dora(tile);
        int discard = events.lastIndexOf(lastDiscard);
        if (discard >= 0) {
            events.add(discard, events.removeLast());
        }
    }

    /// Whether nothing but a stick put down has come after the last discard.
    public boolean hasDiscarded() {
        return events.getLast().equals(lastDiscard) || isStick(events.getLast());
    }

    /// What the record tells of the whole wall, in our order.
    public void tellWall(List<Tile> tiles) {
        wall.tell(tiles);
    }

    /// How many tiles can still be drawn.
    public int tilesLeft() {
        return wall.size() - DeadWall.SIZE - front - replaced;
    }

    /// One more indicator under the others is turned.
    public void ura(Tile tile) throws BadRecord {
        int at = DeadWall.ura(wall.size(), ura++);
        wall.put(at, tile);
        add(Event.Revealed.openly(Words.URA, at, tile));
    }

    /// Whether indicators under the others have been turned.
    public boolean hasUra() {
        return ura > 0;
    }

    public int doraShown() {
        return dora;
    }

    public void draw(Seat seat, Tile tile) throws BadRecord {
        int at = isReplacementDue ? DeadWall.replacement(wall.size(), replaced++) : front++;
        isReplacementDue = false;
        wall.put(at, tile);
        Place place = place(seat);
        place.hand = place.hand.with(tile);
        add(new Event.Drew(seat, tile, at));
    }

    public void discard(Seat seat, Tile tile, Origin origin) throws BadRecord {
        give(seat, List.of(tile));
        lastDiscard = Event.Discarded.of(seat, tile, origin);
        add(lastDiscard);
    }

    public void say(Seat seat, String word) throws BadRecord {
        add(new Event.Declared(seat, word));
    }

    /// The stick of a riichi that nobody won on.
    public void stick(Seat seat) throws BadRecord {
        place(seat);
        Line line = new Line(Words.RIICHI, STICK, ScoreLines.POINTS);
        pay(
                Words.RIICHI,
                List.of(line),
                started.points().map((each, _) -> each == seat ? -STICK : 0));
    }

    /// A chi, pon or open kan.
    ///
    /// @param own the tiles from the hand
    public void claim(Seat seat, List<Tile> own, Tile taken, Seat from) throws BadRecord {
        give(seat, own);
        List<Tile> all = new ArrayList<>(own);
        all.add(taken);
        Meld meld = Meld.claimed(all, taken, from);
        boolean isSet =
                meld.isKong()
                        || (all.size() == 3
                                && (meld.kind() == Meld.Kind.RUN
                                        || meld.kind() == Meld.Kind.GROUP));
        if (!isSet || !hasDiscarded()) {
            throw new BadRecord(seat + " calls " + meld + ", which cannot be called");
        }
        if (lastDiscard.seat() != from || lastDiscard.tile() != taken || from == seat) {
            throw new BadRecord(seat + " calls a tile that " + from + " has not just discarded");
        }
        place(seat).melds.add(meld);
        isReplacementDue = meld.isKong();
        add(new Event.Claimed(seat, meld));
    }

    private static boolean isStick(Event event) {
        return event instanceof Event.Paid paid && paid.reason().equals(Words.RIICHI);
    }

    public void concealedKan(Seat seat, List<Tile> tiles) throws BadRecord {
        give(seat, tiles);
        Meld meld = Meld.of(Meld.Manner.OWN, tiles);
        if (!meld.isKong()) {
            throw new BadRecord(seat + " lays " + meld + ", which is no kan");
        }
        place(seat).melds.add(meld);
        isReplacementDue = true;
        add(new Event.Laid(seat, meld));
    }

    public void addedKan(Seat seat, Tile tile) throws BadRecord {
        List<Meld> melds = place(seat).melds;
        for (int i = 0; i < melds.size(); i++) {
            Meld meld = melds.get(i);
            if (meld.kind() == Meld.Kind.GROUP
                    && meld.tiles().size() == 3
                    && meld.face() == tile.plain()) {
                give(seat, List.of(tile));
                melds.set(i, meld.grown(tile));
                isReplacementDue = true;
                add(new Event.Added(seat, i, tile));
                return;
            }
        }
        throw new BadRecord(seat + " adds " + tile + " to a pon it does not have");
    }

    /// A north set aside by one of three players.
    public void kita(Seat seat, Tile tile) throws BadRecord {
        if (tile != Tile.NORTH) {
            throw new BadRecord(seat + " sets aside " + tile + ", which is no north");
        }
        give(seat, List.of(tile));
        place(seat).kita++;
        isReplacementDue = true;
        add(
                new Event.Laid(
                        seat,
                        new Meld(
                                Meld.Kind.FLOWERS,
                                List.of(tile),
                                Meld.Manner.OWN,
                                0,
                                Optional.empty())));
    }

    /// The draw pile is used up.
    public void showdown() throws BadRecord {
        add(new Event.Began(Words.SHOWDOWN));
    }

    public void win(Seat seat, Seat from, Tile tile) throws BadRecord {
        Optional<Seat> other = from == seat ? Optional.empty() : Optional.of(from);
        add(new Event.Won(seat, other, tile));
        show(seat);
    }

    public void show(Seat seat) throws BadRecord {
        add(new Event.Shown(seat, hand(seat)));
    }

    /// A payment; what the seats lose together goes to the pot.
    public void pay(String reason, List<Line> lines, Seats<Integer> changes) throws BadRecord {
        long sum = changes.values().stream().mapToLong(Integer::longValue).sum();
        pot -= (int) sum;
        points = points.map((seat, before) -> before + changes.find(seat).orElse(0));
        add(new Event.Paid(reason, lines, changes, (int) -sum));
    }

    public void end(String reason) throws BadRecord {
        add(new Event.Ended(reason));
    }

    /// What those who are not ready pay to those who are, if anybody pays.
    public void payNoten(Seats<Integer> points) throws BadRecord {
        int sum = 0;
        for (int change : points.values()) {
            sum += Math.max(0, change);
        }
        if (sum > 0) {
            pay(Words.NOTEN_PAYMENT, List.of(new Line("noten", sum, ScoreLines.POINTS)), points);
        }
    }

    /// The points on the table that belong to nobody yet.
    public int pot() {
        return pot;
    }

    public boolean isOver() {
        return events.getLast() instanceof Event.Ended;
    }

    /// The hand, which is known to fold.
    public RecordedHand finish(Sidenotes notes) throws BadRecord {
        List<Event> all = new ArrayList<>(events);
        all.add(1, new Event.WallBuilt(wall.rebuilt(), List.of()));
        try {
            Table.fold(all);
        } catch (Impossible impossible) {
            throw new BadRecord("this cannot have happened: " + impossible.getMessage());
        }
        return new RecordedHand(all, notes);
    }

    private Place place(Seat seat) throws BadRecord {
        return places.find(seat).orElseThrow(() -> new BadRecord("nobody sits at " + seat));
    }

    private void give(Seat seat, List<Tile> tiles) throws BadRecord {
        Place place = place(seat);
        for (Tile tile : tiles) {
            if (!place.hand.contains(tile)) {
                throw new BadRecord(seat + " has no " + tile + " in hand");
            }
            place.hand = place.hand.without(tile);
        }
    }

    private void add(Event event) throws BadRecord {
        if (events.size() == MOST_EVENTS) {
            throw new BadRecord("a hand has " + MOST_EVENTS + " events at most");
        }
        if (isOver()) {
            throw new BadRecord("something happens after the end of the hand");
        }
        events.add(event);
    }
}
