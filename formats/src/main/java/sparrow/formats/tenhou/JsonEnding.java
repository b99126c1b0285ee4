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
import sparrow.riichi.table.ScoreLines;
import sparrow.riichi.table.Words;
import tools.jackson.databind.JsonNode;

/// How a hand ends in JSON.
final class JsonEnding {
    static final String WIN = "和了";
    static final String EXHAUSTED = "流局";
    static final String ALL_READY = "全員聴牌";
    static final String NONE_READY = "全員不聴";
    static final String NAGASHI = "流し満貫";
    static final String NINE_TERMINALS = "九種九牌";
    static final String FOUR_RIICHI = "四家立直";
    static final String THREE_RONS = "三家和了";
    static final String FOUR_KANS = "四槓散了";
    static final String FOUR_WINDS = "四風連打";

    /// The record breaks off; a word of ours.
    static final String BROKEN_OFF = "中断";

    /// Nobody knows how the hand ended: the word of Tenhou's viewer for hands made by hand.
    private static final String UNKNOWN = "不明";

    private static final int STICK = 1_000;
    private static final int HONBA = 100;

    private final HandBuilder builder;
    private final Seat turn;
    private final Tile offered;
    private final Optional<Seat> stickDue;
    private final List<Tile> ura;

    /// @param turn who acted last
    /// @param offered the tile drawn, discarded or added last
    /// @param stickDue whose riichi is not paid yet
    JsonEnding(
            HandBuilder builder, Seat turn, Tile offered, Optional<Seat> stickDue, List<Tile> ura) {
        this.builder = builder;
        this.turn = turn;
        this.offered = offered;
        this.stickDue = stickDue;
        this.ura = ura;
    }

    void read(JsonNode result) throws BadRecord {
        if (!result.isArray() || result.isEmpty() || !result.get(0).isString()) {
            throw new BadRecord("a hand ends with its result");
        }
        String name = result.get(0).stringValue();
        if (name.equals(BROKEN_OFF) || name.equals(UNKNOWN)) {
            return;
        }
        if (name.equals(WIN) || name.equals("Agari")) {
            win(result);
            return;
        }
        Optional<String> reason = JsonReasons.word(name);
        if (reason.isEmpty()) {
            throw new BadRecord("there is no such result of a hand");
        }
        String word = reason.get();
        if (stickDue.isPresent() && !word.equals(Words.THREE_RONS)) {
            builder.stick(stickDue.get());
        }
        switch (word) {
            case Words.EXHAUSTED, Words.NAGASHI -> exhaust(name, word, result);
            case Words.NINE_TERMINALS -> {
                builder.say(turn, Words.NINE_TERMINALS);
                builder.show(turn);
                builder.end(word);
            }
            case Words.FOUR_RIICHI -> {
                show(builder.fromDealer());
                builder.end(word);
            }
            case Words.THREE_RONS -> {
                List<Seat> others = builder.started().points().after(turn);
                show(others.subList(0, others.size() - 1));
                builder.end(word);
            }
            default -> builder.end(word);
        }
    }

    private void show(List<Seat> seats) throws BadRecord {
        for (Seat seat : seats) {
            builder.show(seat);
        }
    }

    private void exhaust(String name, String word, JsonNode result) throws BadRecord {
        Seats<Integer> changes =
                result.size() > 1 && !result.get(1).isEmpty()
                        ? changes(result.get(1))
                        : builder.started().points().map(_ -> 0);
        boolean isNagashi = word.equals(Words.NAGASHI);
        builder.showdown();
        List<Seat> ready = new ArrayList<>(builder.fromDealer());
        ready.removeIf(seat -> !name.equals(ALL_READY) && (isNagashi || changes.get(seat) <= 0));
        show(ready);
        if (isNagashi) {
            builder.pay(Words.NAGASHI, List.of(), changes);
        } else {
            builder.payNoten(changes);
        }
        builder.end(isNagashi ? Words.NAGASHI : Words.EXHAUSTED);
    }

    private Seats<Integer> changes(JsonNode list) throws BadRecord {
        List<Integer> numbers = JsonLists.numbers(list);
        Seats<Integer> points = builder.started().points();
        if (numbers.size() < points.size()) {
            throw new BadRecord("a result names too few players");
        }
        return points.map((seat, _) -> numbers.get(seat.ordinal()));
    }

    private void win(JsonNode result) throws BadRecord {
        if (result.size() < 3 || result.size() % 2 == 0 || result.size() > 9) {
            throw new BadRecord("a win has changes of points and details");
        }
        boolean isOnStickTile = stickDue.isPresent() && from(result.get(2)) == turn;
        if (stickDue.isPresent() && !isOnStickTile) {
            builder.stick(stickDue.get());
        }
        for (int i = 2; i < result.size(); i += 2) {
            builder.win(winner(result.get(i)), from(result.get(i)), offered);
        }
        for (Tile tile : ura) {
            builder.ura(tile);
        }
        for (int i = 2; i < result.size(); i += 2) {
            pay(changes(result.get(i - 1)), result.get(i));
        }
        builder.end(Words.WON);
    }

    private static Seat winner(JsonNode details) throws BadRecord {
        return seat(details, 0);
    }

    private static Seat from(JsonNode details) throws BadRecord {
        return seat(details, 1);
    }

    private static Seat seat(JsonNode details, int at) throws BadRecord {
        if (!details.isArray() || details.size() < 2 || !details.get(at).isInt()) {
            throw new BadRecord("a win names its winner and the player it comes from");
        }
        return XmlReader.seat(details.get(at).intValue());
    }

    private void pay(Seats<Integer> changes, JsonNode details) throws BadRecord {
        Seat seat = winner(details);
        int payers = builder.started().points().size() - 1;
        Optional<JsonWorth> worth = JsonWorth.of(details, payers, builder.kita(seat));
        List<Line> lines = List.of();
        if (worth.isPresent()) {
            WinSheetWriter sheet = new WinSheetWriter();
            sheet.addAll(worth.get().yaku());
            worth.get().fu().ifPresent(sheet::fu);
            sheet.points(worth.get().points());
            sheet.table(
                    builder.started().tally().getOrDefault(Words.HONBA, 0),
                    builder.pot() / STICK,
                    changes.get(seat));
            boolean isShort = payers < 3 && winner(details) == from(details);
            lines = isShort ? withoutPoints(sheet.list(), changes.get(seat)) : sheet.list();
        }
        builder.pay(Words.WIN, lines, changes);
    }

    /// With three players, what is told of a self-draw may leave out what is paid for the fourth:
    /// then the payments alone count.
    private List<Line> withoutPoints(List<Line> lines, int received) {
        int more =
                builder.pot() + 2 * HONBA * builder.started().tally().getOrDefault(Words.HONBA, 0);
        return lines.stream()
                .filter(line ->
                        !line.what().equals(ScoreLines.POINTS) || line.amount() + more == received)
                .toList();
    }
}
