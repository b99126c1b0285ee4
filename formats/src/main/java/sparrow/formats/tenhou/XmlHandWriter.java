package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes.Attendance;
import sparrow.riichi.table.Words;

/// One hand as elements.
final class XmlHandWriter {
    private static final int HUNDRED = 100;
    private static final int STICK = 1_000;
    private static final int SEATS = 4;
    private static final String DRAWS = "TUVW";
    private static final String DISCARDS = "DEFG";

    private final XmlText text;
    private final RecordedHand hand;
    private final Numbering numbers;
    private final XmlEndWriter end;
    private Table table;

    XmlHandWriter(XmlText text, RecordedHand hand, Optional<Header.Standing> standing) {
        this.text = text;
        this.hand = hand;
        boolean reds = hand.started().rules().number("aka_s") > 0;
        this.numbers = new Numbering(new Copies(reds), hand.notes().copies());
        this.end = new XmlEndWriter(text, numbers, standing);
        this.table = Table.start(hand.started());
    }

    void write() throws BadRecord {
        int happened = 0;
        for (Event event : hand.events()) {
            attendance(happened++);
            if (!(event instanceof Event.Started)) {
                write(event);
                table = table.after(event);
            }
        }
        attendance(happened);
    }

    private void attendance(int happened) {
        for (Attendance attendance : hand.notes().attendance()) {
            if (attendance.after() == happened) {
                int seat = attendance.seat().ordinal();
                attendance
                        .name()
                        .ifPresentOrElse(
                                name -> text.open("UN").with("n" + seat, Names.encoded(name)),
                                () -> text.open("BYE").with("who", seat));
                text.closeApart();
            }
        }
    }

    private void write(Event event) throws BadRecord {
        switch (event) {
            case Event.Began(String phase) -> {
                if (phase.equals(Words.PLAY)) {
                    init();
                }
            }
            case Event.Drew(Seat seat, Tile tile, int _) ->
                    move(DRAWS, seat, numbers.draw(seat, tile));
            case Event.Discarded(Seat seat, Tile tile, Origin origin) ->
                    move(DISCARDS, seat, numbers.discard(seat, tile, origin));
            case Event.Claimed(Seat seat, Meld meld) -> call(seat, numbers.claim(seat, meld));
            case Event.Laid(Seat seat, Meld meld) ->
                    call(
                            seat,
                            meld.kind() == Meld.Kind.FLOWERS
                                    ? numbers.kita(seat)
                                    : numbers.concealedKan(seat, meld));
            case Event.Added(Seat seat, int meld, Tile tile) ->
                    call(seat, numbers.add(seat, meld, tile));
            case Event.Declared(Seat seat, String word) -> {
                if (word.equals(Words.RIICHI)) {
                    text.open("REACH").with("who", seat.ordinal()).with("step", 1).close();
                } else if (word.equals(Words.OPEN_RIICHI)) {
                    throw new BadRecord("this format has no open riichi");
                }
            }
            case Event.Revealed(String marker, int _, Tile tile, Set<Seat> _) -> {
                if (marker.equals(Words.URA)) {
                    end.ura(numbers.next(tile));
                } else if (table.phase().equals(Words.PLAY)) {
                    int copy = numbers.next(tile);
                    end.dora(copy);
                    text.open("DORA").with("hai", copy).closeApart();
                }
            }
            case Event.Paid paid -> {
                if (paid.reason().equals(Words.RIICHI)) {
                    stick(paid);
                } else {
                    end.pay(table, paid);
                }
            }
            case Event.Won won -> end.win(table, won);
            case Event.Shown(Seat seat, List<Tile> _) -> end.show(seat);
            case Event.Ended(String reason) -> end.write(table, reason);
            case Event.Started _,
                    Event.WallBuilt _,
                    Event.Dealt _,
                    Event.TakenBack _,
                    Event.Exchanged _,
                    Event.JokerTaken _,
                    Event.Retrieved _,
                    Event.Turned _ -> {}
        }
    }

    private void move(String letters, Seat seat, int copy) {
        text.open(letters.charAt(seat.ordinal()) + String.valueOf(copy)).close();
    }

    private void call(Seat seat, int code) {
        text.open("N").with("who", seat.ordinal()).with("m", code).closeApart();
    }

    private void stick(Event.Paid paid) {
        for (Seat seat : paid.points().seats()) {
            if (paid.points().get(seat) < 0) {
                Table after = table.after(paid);
                text.open("REACH")
                        .with("who", seat.ordinal())
                        .with("ten", points(after))
                        .with("step", 2)
                        .close();
            }
        }
    }

    private void init() throws BadRecord {
        Event.Started started = table.started();
        int number =
                SEATS * started.tally().getOrDefault(Words.ROUND, 0) + started.dealer().ordinal();
        int dora = numbers.next(table.markers(Words.DORA).getFirst().tile());
        end.dora(dora);
        List<Integer> dice = hand.notes().dice();
        text.open("INIT")
                .with(
                        "seed",
                        List.of(
                                number,
                                started.tally().getOrDefault(Words.HONBA, 0),
                                started.pot() / STICK,
                                dice.isEmpty() ? 0 : dice.getFirst() - 1,
                                dice.isEmpty() ? 0 : dice.getLast() - 1,
                                dora))
                .with("ten", points(table))
                .with("oya", started.dealer().ordinal());
        for (Seat seat : Seat.values()) {
            text.with("hai" + seat.ordinal(), numbers.deal(seat, dealt(seat)));
        }
        text.close();
    }

    private List<Tile> dealt(Seat seat) {
        for (Event event : hand.events()) {
            if (event instanceof Event.Dealt dealt && dealt.seat() == seat) {
                return dealt.tiles();
            }
        }
        return List.of();
    }

    static List<Integer> points(Table table) {
        List<Integer> points = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            points.add(table.points().find(seat).orElse(0) / HUNDRED);
        }
        return points;
    }
}
