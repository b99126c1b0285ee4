package sparrow.formats.mjai.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sparrow.core.game.FlowerTiles;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;
import sparrow.riichi.table.DeadWall;
import sparrow.riichi.table.Words;

/// A hand as one seat sees it, folded from the events of mjai.
///
/// A stick that is put down and a new dora come between what somebody does and what others answer:
/// they are held until the next thing is done, so that the last event of the table is always the
/// one that somebody may answer.
final class MjaiTable {
    private static final List<String> WINDS = List.of("E", "S", "W", "N");
    private static final int STICK = 1_000;
    private static final int HAND = 13;

    private final Eyes eyes;
    private final List<Event> held = new ArrayList<>();
    private Table before;
    private Table table;
    private boolean replaces;
    private boolean asks;

    private MjaiTable(Eyes eyes, Table table) {
        this.eyes = eyes;
        this.before = table;
        this.table = table;
    }

    /// The hand that `start_kyoku` opens.
    static MjaiTable start(
            Seat seat, Variant variant, int number, List<Integer> scores, MjaiEvent event)
            throws BadRecord {
        Event.Started first = variant.first();
        List<Seat> seats = first.points().seats();
        List<List<Tile>> hands = event.hands("tehais");
        Seat dealer = event.seat("oya");
        int round = WINDS.indexOf(event.text("bakaze"));
        if (scores.size() < seats.size()
                || hands.size() < seats.size()
                || !seats.contains(dealer)
                || !seats.contains(seat)
                || round < 0) {
            throw new BadRecord("start_kyoku does not fit a game of " + seats.size());
        }
        Event.Started started =
                new Event.Started(
                        first.variant(),
                        first.edition(),
                        first.rules(),
                        number,
                        dealer,
                        new TreeMap<>(
                                Map.of(
                                        Words.ROUND,
                                        round,
                                        Words.HONBA,
                                        event.number("honba"),
                                        Words.WINS,
                                        0)),
                        Seats.each(seats, each -> scores.get(each.ordinal())),
                        STICK * event.number("kyotaku"));
        MjaiTable hand = new MjaiTable(Eyes.of(seat), Table.start(started));
        int size = variant.tiles().size();
        hand.happen(new Event.WallBuilt(Collections.nCopies(size, Tile.HIDDEN), List.of()));
        Seat next = dealer;
        for (int count = seats.size(); count > 0; count--) {
            List<Tile> tiles = hands.get(next.ordinal());
            if (tiles.size() != HAND) {
                throw new BadRecord("a hand has " + HAND + " tiles, not " + tiles.size());
            }
            hand.happen(new Event.Dealt(next, tiles));
            next = hand.table.next(next);
        }
        hand.happen(hand.dora(event));
        hand.happen(new Event.Began(Words.PLAY));
        return hand;
    }

    /// Whether something was done since the last question, not only a stick put down or a dora
    /// shown.
    boolean asks() {
        return asks;
    }

    /// The table as the seat knows it, to answer what was done last; a dora shown since then
    /// counts.
    Table asked() throws BadRecord {
        asks = false;
        List<Event> doras = held.stream().filter(Event.Revealed.class::isInstance).toList();
        return doras.isEmpty() ? table : after(after(before, doras), List.of(table.log().last()));
    }

    /// Takes an event of the hand; false when the hand is over with it.
    boolean read(MjaiEvent event) throws BadRecord {
        switch (event.type()) {
            case "tsumo" -> happen(draw(event));
            case "dahai" ->
                    happen(
                            Event.Discarded.of(
                                    seat(event),
                                    known(event.tile("pai")),
                                    event.is("tsumogiri") ? Origin.DRAWN : Origin.HAND));
            case "chi", "pon" -> happen(new Event.Claimed(seat(event), claimed(event)));
            case "daiminkan", "kan" -> {
                happen(new Event.Claimed(seat(event), claimed(event)));
                replaces = true;
            }
            case "ankan" -> {
                happen(
                        new Event.Laid(
                                seat(event), Meld.of(Meld.Manner.OWN, event.tiles("consumed"))));
                replaces = true;
            }
            case "kakan" -> {
                happen(added(event));
                replaces = true;
            }
            case "nukidora", "kita" -> {
                happen(new Event.Laid(seat(event), NORTH));
                replaces = true;
            }
            case "reach" -> happen(new Event.Declared(seat(event), Words.RIICHI));
            case "reach_accepted" -> held.add(stick(seat(event)));
            case "dora" -> held.add(dora(event));
            case "hora", "ryukyoku", "end_kyoku", "end_game" -> {
                return false;
            }
            case "none", "log", "error", "join" -> {}
            default ->
                    throw new BadRecord(
                            "there is no event \"" + BadRecord.excerpt(event.type()) + "\"");
        }
        return true;
    }

    private static final Meld NORTH = FlowerTiles.meld(List.of(Tile.NORTH));

    private void happen(Event event) throws BadRecord {
        before = after(table, held);
        held.clear();
        table = after(before, List.of(event));
        asks = true;
    }

    private Table after(Table earlier, List<Event> events) throws BadRecord {
        try {
            Table later = earlier;
            for (Event event : events) {
                later = later.after(event.seenBy(eyes));
            }
            return later;
        } catch (IllegalArgumentException impossible) {
            throw new BadRecord("that cannot have happened: " + impossible.getMessage());
        }
    }

    private Seat seat(MjaiEvent event) throws BadRecord {
        Seat seat = event.seat("actor");
        if (!table.seats().contains(seat)) {
            throw new BadRecord("nobody sits at " + event.number("actor"));
        }
        return seat;
    }

    private static Tile known(Tile tile) throws BadRecord {
        if (tile == Tile.HIDDEN) {
            throw new BadRecord("a tile in the open cannot be hidden");
        }
        return tile;
    }

    private Event draw(MjaiEvent event) throws BadRecord {
        int at =
                replaces
                        ? DeadWall.replacement(table.wall().size(), DeadWall.replaced(table.wall()))
                        : table.wall().front();
        replaces = false;
        Seat seat = seat(event);
        Tile tile = event.tile("pai");
        return new Event.Drew(seat, eyes.see(seat) ? known(tile) : tile, at);
    }

    private static Meld claimed(MjaiEvent event) throws BadRecord {
        Tile taken = known(event.tile("pai"));
        List<Tile> tiles = event.tiles("consumed");
        tiles.add(taken);
        return Meld.claimed(tiles, taken, event.seat("target"));
    }

    private Event added(MjaiEvent event) throws BadRecord {
        Seat seat = seat(event);
        Tile tile = known(event.tile("pai"));
        List<Meld> melds = table.place(seat).melds();
        for (int i = 0; i < melds.size(); i++) {
            if (melds.get(i).kind() == Meld.Kind.GROUP && melds.get(i).face() == tile.plain()) {
                return new Event.Added(seat, i, tile);
            }
        }
        throw new BadRecord("there is no triplet of " + tile + " to add to");
    }

    private Event stick(Seat seat) {
        return new Event.Paid(
                Words.RIICHI,
                List.of(),
                table.places().map((each, _) -> each == seat ? -STICK : 0),
                STICK);
    }

    private Event dora(MjaiEvent event) throws BadRecord {
        int shown = table.markers(Words.DORA).size();
        shown += (int) held.stream().filter(Event.Revealed.class::isInstance).count();
        int at = DeadWall.dora(table.wall().size(), shown);
        return Event.Revealed.openly(Words.DORA, at, known(event.tile("dora_marker")));
    }
}
