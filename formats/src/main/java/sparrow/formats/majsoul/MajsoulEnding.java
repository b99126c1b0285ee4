package sparrow.formats.majsoul;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event.Line;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.formats.hand.HandBuilder;
import sparrow.formats.hand.WinSheetWriter;
import sparrow.formats.replay.UntoldEnd;
import sparrow.formats.tenhou.MajsoulYaku;
import sparrow.records.BadRecord;
import sparrow.records.RecordedHand;
import sparrow.records.Sidenotes;
import sparrow.riichi.Yaku;
import sparrow.riichi.table.Words;
import tools.jackson.databind.JsonNode;

/// How a hand ends.
final class MajsoulEnding {
    static final int THREE_RONS = 5;

    /// Why nobody wins, by number, from 1.
    private static final List<String> ABORTED =
            List.of(
                    Words.NINE_TERMINALS,
                    Words.FOUR_WINDS,
                    Words.FOUR_KANS,
                    Words.FOUR_RIICHI,
                    Words.THREE_RONS);

    private final HandBuilder builder;

    MajsoulEnding(HandBuilder builder) {
        this.builder = builder;
    }

    private List<Seat> seats() {
        return builder.started().points().seats();
    }

    /// Payments are told for all wins together: those of several follow from the rules.
    ///
    /// @param turn who drew, discarded or added the tile
    RecordedHand win(MajsoulEvent event, Seat turn, Tile offered) throws BadRecord {
        JsonNode hules = event.field("hules");
        if (hules.isEmpty() || hules.size() > 3) {
            throw new BadRecord("one to three players win");
        }
        List<Tile> ura = List.of();
        for (JsonNode hule : hules) {
            MajsoulEvent win = new MajsoulEvent(event.name(), hule);
            builder.win(win.seat(), win.is("zimo") ? win.seat() : turn, offered);
            List<Tile> told = win.tiles("li_doras");
            ura = told.size() > ura.size() ? told : ura;
        }
        for (Tile tile : ura) {
            builder.ura(tile);
        }
        if (hules.size() > 1) {
            return UntoldEnd.byRules(builder.finish(Sidenotes.NONE));
        }
        builder.pay(Words.WIN, sheet(hules.get(0)), event.points("delta_scores", seats()));
        builder.end(Words.WON);
        return builder.finish(Sidenotes.NONE);
    }

    /// Yaku and fu; no yaku at all if one of them goes by a number that few tables play.
    private static List<Line> sheet(JsonNode hule) throws BadRecord {
        MajsoulEvent win = new MajsoulEvent("RecordHule", hule);
        List<Line> lines = new ArrayList<>();
        for (JsonNode fan : win.field("fans")) {
            MajsoulEvent counted = new MajsoulEvent("RecordHule", fan);
            Optional<Yaku> yaku = MajsoulYaku.numbered(counted.number("id"));
            if (yaku.isEmpty()) {
                return List.of();
            }
            int value = counted.number("val");
            if (yaku.get().isYakuman()) {
                lines.add(WinSheetWriter.yakuman(yaku.get(), Math.max(1, value)));
            } else {
                lines.addAll(WinSheetWriter.yaku(yaku.get(), value, 0));
            }
        }
        WinSheetWriter sheet = new WinSheetWriter();
        sheet.addAll(lines);
        if (win.number("fu") > 0) {
            sheet.fu(win.number("fu"));
        }
        return sheet.list();
    }

    RecordedHand exhaust(MajsoulEvent event) throws BadRecord {
        Seats<Integer> changes = builder.started().points().map(_ -> 0);
        for (JsonNode score : event.field("scores")) {
            MajsoulEvent told = new MajsoulEvent(event.name(), score);
            if (!told.field("delta_scores").isEmpty()) {
                Seats<Integer> more = told.points("delta_scores", seats());
                Seats<Integer> before = changes;
                changes = before.map((seat, change) -> change + more.get(seat));
            }
        }
        builder.showdown();
        JsonNode players = event.field("players");
        for (Seat seat : builder.fromDealer()) {
            if (MajsoulEvent.field(players.path(seat.ordinal()), "tingpai").asBoolean(false)) {
                builder.show(seat);
            }
        }
        boolean isNagashi = event.is("liujumanguan");
        if (isNagashi) {
            builder.pay(Words.NAGASHI, List.of(), changes);
        } else {
            builder.payNoten(changes);
        }
        builder.end(isNagashi ? Words.NAGASHI : Words.EXHAUSTED);
        return builder.finish(Sidenotes.NONE);
    }

    RecordedHand abort(MajsoulEvent event, Seat turn) throws BadRecord {
        int type = event.number("type");
        if (type < 1 || type > ABORTED.size()) {
            throw new BadRecord("there is no draw of the type " + type);
        }
        String word = ABORTED.get(type - 1);
        if (word.equals(Words.NINE_TERMINALS)) {
            builder.say(turn, word);
            builder.show(turn);
        }
        if (type == THREE_RONS) {
            List<Seat> others = builder.started().points().after(turn);
            for (Seat seat : others.subList(0, others.size() - 1)) {
                builder.show(seat);
            }
        }
        builder.end(word);
        return builder.finish(Sidenotes.NONE);
    }
}
