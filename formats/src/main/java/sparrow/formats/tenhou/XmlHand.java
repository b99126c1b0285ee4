package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.HandBuilder;
import sparrow.records.BadRecord;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.records.Sidenotes.Attendance;
import sparrow.riichi.table.Words;

/// A hand from the elements of its record.
final class XmlHand {
    private static final int HUNDRED = 100;
    private static final int STICK = 1_000;
    private static final String DRAWS = "TUVW";
    private static final String DISCARDS = "DEFG";

    private final HandBuilder builder;
    private final Copies all;
    private final List<Integer> dice;
    private final List<Integer> copies = new ArrayList<>();
    private final List<Attendance> attendance = new ArrayList<>();
    private final List<Tag> wins = new ArrayList<>();
    private int drawn = -1;
    private int discarded = -1;
    private Seat turn;

    private XmlHand(HandBuilder builder, Copies all, List<Integer> dice) {
        this.builder = builder;
        this.all = all;
        this.dice = dice;
        this.turn = builder.started().dealer();
    }

    static XmlHand start(Tag init, Rules rules, Copies all, int number, int count)
            throws BadRecord {
        List<Integer> seed = init.numbers("seed");
        List<Integer> points = init.numbers("ten");
        if (seed.size() != 6 || points.size() < count) {
            throw new BadRecord("INIT has a wrong number of numbers");
        }
        SortedMap<String, Integer> tally = new TreeMap<>();
        tally.put(Words.ROUND, seed.get(0) / 4);
        tally.put(Words.HONBA, seed.get(1));
        tally.put(Words.WINS, 0);
        Event.Started started =
                new Event.Started(
                        Words.RIICHI_GAME,
                        1,
                        rules,
                        number,
                        XmlReader.seat(init.number("oya")),
                        tally,
                        Seats.first(count, seat -> HUNDRED * points.get(seat.ordinal())),
                        STICK * seed.get(2));
        if (!started.points().has(started.dealer())) {
            throw new BadRecord("the dealer has no place at the table");
        }
        XmlHand hand =
                new XmlHand(
                        new HandBuilder(started), all, List.of(seed.get(3) + 1, seed.get(4) + 1));
        Tile dora = hand.tile(seed.get(5));
        Seats<List<Tile>> dealt = Seats.none();
        for (Seat seat : started.points().seats()) {
            dealt = dealt.with(seat, hand.tiles(init.numbers("hai" + seat.ordinal())));
        }
        hand.builder.deal(dealt, dora);
        return hand;
    }

    private Tile tile(int copy) throws BadRecord {
        Tile tile = all.tile(copy);
        copies.add(copy);
        return tile;
    }

    private List<Tile> tiles(List<Integer> numbers) throws BadRecord {
        List<Tile> tiles = new ArrayList<>();
        for (int copy : numbers) {
            tiles.add(tile(copy));
        }
        return tiles;
    }

    void attend(Seat seat, Optional<String> name) {
        attendance.add(new Attendance(builder.size(), seat, name));
    }

    void play(Tag tag) throws BadRecord {
        if (tag.name().equals("AGARI")) {
            wins.add(tag);
            return;
        }
        if (!wins.isEmpty()) {
            throw new BadRecord(BadRecord.excerpt(tag.name()) + " follows the end of the hand");
        }
        switch (tag.name()) {
            case "N" -> call(seat(tag), tag.number("m"));
            case "REACH" -> {
                if (tag.number("step") == 1) {
                    builder.say(seat(tag), Words.RIICHI);
                } else {
                    builder.stick(seat(tag));
                }
            }
            case "DORA" -> builder.dora(tile(tag.number("hai")));
            case "RYUUKYOKU" -> new XmlEnding(builder, turn).draw(tag);
            default -> move(tag);
        }
    }

    private static Seat seat(Tag tag) throws BadRecord {
        return XmlReader.seat(tag.number("who"));
    }

    /// A draw or a discard, whose element is named by seat and tile.
    private void move(Tag tag) throws BadRecord {
        int drawer = DRAWS.indexOf(tag.name().charAt(0));
        // Some programs tell by a small letter that the tile just drawn is discarded.
        int discarder = DISCARDS.indexOf(Character.toUpperCase(tag.name().charAt(0)));
        String digits = tag.name().substring(1);
        boolean isMove =
                (drawer >= 0 || discarder >= 0)
                        && !digits.isEmpty()
                        && digits.length() <= 3
                        && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!isMove) {
            throw new BadRecord("there is no element " + BadRecord.excerpt(tag.name()));
        }
        int copy = Integer.parseInt(digits);
        Tile tile = tile(copy);
        turn = XmlReader.seat(Math.max(drawer, discarder));
        if (drawer >= 0) {
            builder.draw(turn, tile);
            drawn = copy;
        } else {
            builder.discard(turn, tile, copy == drawn ? Origin.DRAWN : Origin.HAND);
            drawn = -1;
            discarded = copy;
        }
    }

    private void call(Seat seat, int code) throws BadRecord {
        MeldCode meld = MeldCode.of(code);
        copies.add(code);
        turn = seat;
        drawn = -1;
        switch (meld.kind()) {
            case CHI, PON, OPEN_KAN -> {
                if (meld.taken() != discarded) {
                    throw new BadRecord(seat + " calls a tile that was not just discarded");
                }
                Seat from = XmlReader.seat((seat.ordinal() + meld.from()) % 4);
                builder.claim(seat, faces(meld.own()), all.tile(meld.taken()), from);
            }
            case CONCEALED_KAN -> builder.concealedKan(seat, faces(meld.copies()));
            case ADDED_KAN -> builder.addedKan(seat, all.tile(meld.copies().getLast()));
            case KITA -> builder.kita(seat, all.tile(meld.taken()));
        }
    }

    private List<Tile> faces(List<Integer> numbers) throws BadRecord {
        List<Tile> tiles = new ArrayList<>();
        for (int copy : numbers) {
            tiles.add(all.tile(copy));
        }
        Collections.sort(tiles);
        return tiles;
    }

    RecordedHand finish() throws BadRecord {
        if (!wins.isEmpty()) {
            win();
        }
        return builder.finish(new Sidenotes(dice, copies, attendance));
    }

    private void win() throws BadRecord {
        XmlEnding ending = new XmlEnding(builder, turn);
        for (Tag win : wins) {
            ending.win(win, all.tile(win.number("machi")), faces(win.numbers("hai")));
        }
        for (Tag win : wins) {
            if (win.has("doraHaiUra") && !builder.hasUra()) {
                for (int copy : win.numbers("doraHaiUra")) {
                    builder.ura(tile(copy));
                }
            }
        }
        for (Tag win : wins) {
            ending.pay(win);
        }
        builder.end(Words.WON);
    }
}
