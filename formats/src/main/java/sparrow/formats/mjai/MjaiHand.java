package sparrow.formats.mjai;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event.Line;
import sparrow.core.table.Origin;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.HandBuilder;
import sparrow.formats.hand.WinSheet;
import sparrow.formats.hand.WinSheetWriter;
import sparrow.records.BadRecord;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.riichi.Yaku;
import sparrow.riichi.table.Words;
import tools.jackson.databind.JsonNode;

/// A hand from its events.
final class MjaiHand {
    private static final int STICK = 1_000;
    private static final int HAN_OF_YAKUMAN = 13;

    private final HandBuilder builder;
    private final List<MjaiLine> wins = new ArrayList<>();
    private Tile offered = Tile.HIDDEN;
    private Seat turn;

    MjaiHand(HandBuilder builder) {
        this.builder = builder;
        this.turn = builder.started().dealer();
    }

    void play(MjaiLine line) throws BadRecord {
        if (line.type().equals("hora")) {
            if (wins.size() == 3) {
                throw new BadRecord("three players win at most");
            }
            wins.add(line);
            return;
        }
        if (!wins.isEmpty()) {
            throw new BadRecord("the hand has been won already");
        }
        switch (line.type()) {
            case "tsumo" -> {
                move(line);
                builder.draw(turn, offered);
            }
            case "dahai" -> {
                move(line);
                Origin origin = line.is("tsumogiri") ? Origin.DRAWN : Origin.HAND;
                builder.discard(turn, offered, origin);
            }
            case "chi", "pon", "daiminkan" -> {
                move(line);
                builder.claim(turn, line.tiles("consumed"), offered, line.seat("target"));
            }
            case "ankan" -> {
                turn = line.seat("actor");
                builder.concealedKan(turn, line.tiles("consumed"));
                offered = line.tiles("consumed").getFirst().plain();
            }
            case "kakan" -> {
                move(line);
                builder.addedKan(turn, offered);
                if (line.has("consumed")
                        && !line.tiles("consumed").stream()
                                .allMatch(tile -> tile.plain() == offered.plain())) {
                    throw new BadRecord("a kan is made of four equal tiles");
                }
            }
            case "nukidora", "kita" -> {
                turn = line.seat("actor");
                offered = line.has("pai") ? line.tile("pai") : Tile.NORTH;
                builder.kita(turn, offered);
            }
            case "dora" -> builder.dora(line.tile("dora_marker"));
            case "reach" -> builder.say(line.seat("actor"), Words.RIICHI);
            case "reach_accepted" -> builder.stick(line.seat("actor"));
            case "ryukyoku" -> draw(line);
            default ->
                    throw new BadRecord(
                            "there is no event \"" + BadRecord.excerpt(line.type()) + "\"");
        }
    }

    private void move(MjaiLine line) throws BadRecord {
        turn = line.seat("actor");
        offered = line.tile("pai");
    }

    RecordedHand finish() throws BadRecord {
        if (!wins.isEmpty()) {
            win();
        }
        return builder.finish(Sidenotes.NONE);
    }

    private List<Seat> seats() {
        return builder.started().points().seats();
    }

    private void win() throws BadRecord {
        for (MjaiLine win : wins) {
            if (win.has("pai") && win.tile("pai") != offered) {
                throw new BadRecord("the win is on " + win.tile("pai") + ", not on " + offered);
            }
            builder.win(win.seat("actor"), win.seat("target"), offered);
        }
        for (MjaiLine win : wins) {
            Optional<String> ura = win.first("ura_markers", "uradora_markers", "uradora_marker");
            if (ura.isPresent() && !builder.hasUra()) {
                for (Tile tile : win.tiles(ura.get())) {
                    builder.ura(tile);
                }
            }
        }
        for (MjaiLine win : wins) {
            Seats<Integer> changes = changes(win);
            builder.pay(Words.WIN, sheet(win, changes), changes);
            check(win);
        }
        builder.end(Words.WON);
    }

    /// How points change: as told, or from what everybody has then.
    private Seats<Integer> changes(MjaiLine line) throws BadRecord {
        if (line.has("deltas") || !line.has("scores")) {
            return line.numbers("deltas", seats());
        }
        Seats<Integer> scores = line.numbers("scores", seats());
        return builder.points().map((seat, points) -> scores.get(seat) - points);
    }

    private List<Line> sheet(MjaiLine win, Seats<Integer> changes) throws BadRecord {
        if (!win.has("yakus") || !win.has("hora_points")) {
            return List.of();
        }
        WinSheetWriter sheet = new WinSheetWriter();
        List<Line> yaku = yaku(win);
        sheet.addAll(yaku);
        if (win.has("fu")) {
            sheet.fu(win.number("fu"));
        }
        sheet.points(win.number("hora_points"));
        Seat seat = win.seat("actor");
        if (!changes.has(seat)) {
            throw new BadRecord("nobody sits at " + seat);
        }
        sheet.table(
                builder.started().tally().getOrDefault(Words.HONBA, 0),
                Math.max(0, builder.pot() / STICK),
                changes.get(seat));
        return sheet.list();
    }

    /// The yaku; none at all if one of them goes by a name nobody knows.
    private List<Line> yaku(MjaiLine win) throws BadRecord {
        List<Line> lines = new ArrayList<>();
        int all = 0;
        for (JsonNode pair : win.list("yakus", 0)) {
            if (!pair.isArray() || pair.size() != 2 || !pair.get(1).isInt()) {
                throw new BadRecord("a yaku is a name and its han");
            }
            all += pair.get(1).intValue();
            Optional<Yaku> yaku = WinSheet.named(pair.get(0).asString(""));
            if (yaku.isEmpty()) {
                return List.of();
            }
            int han = pair.get(1).intValue();
            if (yaku.get().isYakuman()) {
                lines.add(WinSheetWriter.yakuman(yaku.get(), han / HAN_OF_YAKUMAN));
            } else {
                lines.addAll(WinSheetWriter.yaku(yaku.get(), han, 0));
            }
        }
        if (win.has("fan") && win.number("fan") != all) {
            throw new BadRecord("the yaku have " + all + " han, not " + win.number("fan"));
        }
        return lines;
    }

    private void draw(MjaiLine line) throws BadRecord {
        String reason = line.has("reason") ? line.text("reason") : MjaiReasons.EXHAUSTED;
        String word = MjaiReasons.word(reason);
        Seats<Integer> changes =
                line.has("deltas") || line.has("scores")
                        ? changes(line)
                        : builder.started().points().map(_ -> 0);
        boolean isExhausted = word.equals(Words.EXHAUSTED) || word.equals(Words.NAGASHI);
        if (isExhausted) {
            builder.showdown();
        }
        if (word.equals(Words.NINE_TERMINALS)) {
            builder.say(turn, word);
        }
        show(line, word, changes);
        if (word.equals(Words.NAGASHI)) {
            builder.pay(Words.NAGASHI, List.of(), changes);
        } else if (isExhausted) {
            builder.payNoten(changes);
        }
        check(line);
        builder.end(word);
    }

    /// The points after an ending, where the line tells them besides the changes.
    private void check(MjaiLine line) throws BadRecord {
        if (line.has("scores") && !line.numbers("scores", seats()).equals(builder.points())) {
            throw new BadRecord(
                    "the scores after " + line.type() + " are not those that its deltas make");
        }
    }

    /// The hands laid open: those the record names, or those who receive something.
    private void show(MjaiLine line, String word, Seats<Integer> changes) throws BadRecord {
        List<Seat> order = builder.fromDealer();
        if (word.equals(Words.THREE_RONS)) {
            order = builder.started().points().after(turn);
        }
        for (Seat seat : order) {
            boolean isShown =
                    line.has("tenpais")
                            ? line.list("tenpais", order.size())
                                    .get(seat.ordinal())
                                    .asBoolean(false)
                            : word.equals(Words.EXHAUSTED) && changes.get(seat) > 0;
            if (isShown) {
                builder.show(seat);
            }
        }
    }
}
