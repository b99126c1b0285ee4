package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event.Line;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.HandBuilder;
import sparrow.formats.hand.WinSheetWriter;
import sparrow.records.BadRecord;
import sparrow.riichi.Yaku;
import sparrow.riichi.table.Words;

/// How a hand ends in XML.
final class XmlEnding {
    private static final int HUNDRED = 100;

    private final HandBuilder builder;
    private final Seat turn;

    /// @param turn who acted last
    XmlEnding(HandBuilder builder, Seat turn) {
        this.builder = builder;
        this.turn = turn;
    }

    void draw(Tag tag) throws BadRecord {
        String type = tag.find("type").orElse("");
        switch (type) {
            case "", "nm" -> exhaust(tag, type.isEmpty());
            case "yao9" -> {
                builder.say(turn, Words.NINE_TERMINALS);
                show(tag, builder.fromDealer());
                builder.end(Words.NINE_TERMINALS);
            }
            case "kaze4" -> builder.end(Words.FOUR_WINDS);
            case "kan4" -> builder.end(Words.FOUR_KANS);
            case "reach4" -> {
                show(tag, builder.fromDealer());
                builder.end(Words.FOUR_RIICHI);
            }
            case "ron3" -> {
                show(tag, builder.started().points().after(turn));
                builder.end(Words.THREE_RONS);
            }
            default -> throw new BadRecord("there is no draw of the type " + type);
        }
    }

    private void exhaust(Tag tag, boolean isPlain) throws BadRecord {
        builder.showdown();
        show(tag, builder.fromDealer());
        Seats<Integer> changes = changes(tag);
        if (!isPlain) {
            builder.pay(Words.NAGASHI, List.of(), changes);
        } else {
            builder.payNoten(changes);
        }
        builder.end(isPlain ? Words.EXHAUSTED : Words.NAGASHI);
    }

    /// The hands laid open: at a draw in turn from the dealer, of winners from the discarder.
    private void show(Tag tag, List<Seat> order) throws BadRecord {
        for (Seat seat : order) {
            if (tag.has("hai" + seat.ordinal())) {
                builder.show(seat);
            }
        }
    }

    private Seats<Integer> changes(Tag tag) throws BadRecord {
        List<Integer> numbers = tag.numbers("sc");
        Seats<Integer> points = builder.started().points();
        if (numbers.size() < 2 * points.size()) {
            throw new BadRecord(tag.name() + " names too few players");
        }
        return points.map((seat, _) -> HUNDRED * numbers.get(2 * seat.ordinal() + 1));
    }

    void win(Tag tag, Tile tile, List<Tile> shown) throws BadRecord {
        Seat seat = XmlReader.seat(tag.number("who"));
        Seat from = XmlReader.seat(tag.number("fromWho"));
        List<Tile> hand = new ArrayList<>(shown);
        if (from != seat) {
            hand.remove(tile);
        }
        if (!hand.equals(builder.hand(seat))) {
            throw new BadRecord(seat + " wins with a hand it does not have");
        }
        builder.win(seat, from, tile);
    }

    void pay(Tag tag) throws BadRecord {
        List<Integer> worth = tag.numbers("ten");
        List<Integer> table = tag.numbers("ba");
        if (worth.size() != 3 || table.size() != 2) {
            throw new BadRecord("AGARI has a wrong number of numbers");
        }
        Seat seat = XmlReader.seat(tag.number("who"));
        Seats<Integer> changes = changes(tag);
        WinSheetWriter lines = new WinSheetWriter();
        lines.addAll(yaku(tag, seat));
        lines.fu(worth.get(0));
        lines.points(worth.get(1));
        lines.table(
                table.get(0),
                table.get(1),
                changes.find(seat).orElseThrow(() -> new BadRecord("nobody sits at " + seat)));
        builder.pay(Words.WIN, lines.list(), changes);
    }

    private List<Line> yaku(Tag tag, Seat seat) throws BadRecord {
        List<Line> lines = new ArrayList<>();
        if (tag.has("yaku")) {
            List<Integer> numbers = tag.numbers("yaku");
            for (int i = 0; i + 1 < numbers.size(); i += 2) {
                lines.addAll(
                        WinSheetWriter.yaku(
                                yaku(numbers.get(i)), numbers.get(i + 1), builder.kita(seat)));
            }
        }
        if (tag.has("yakuman")) {
            for (int number : tag.numbers("yakuman")) {
                lines.add(WinSheetWriter.yakuman(yaku(number), 1));
            }
        }
        return lines;
    }

    private static Yaku yaku(int number) throws BadRecord {
        Optional<Yaku> yaku = TenhouYaku.numbered(number);
        return yaku.orElseThrow(() -> new BadRecord("there is no yaku " + number));
    }
}
