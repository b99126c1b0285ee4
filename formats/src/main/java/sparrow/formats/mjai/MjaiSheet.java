package sparrow.formats.mjai;

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
import tools.jackson.databind.JsonNode;

/// The score sheet of a win, as far as its event tells.
final class MjaiSheet {
    private static final int STICK = 1_000;
    private static final int HAN_OF_YAKUMAN = 13;
    private static final List<Tile> DRAGONS = List.of(Tile.WHITE, Tile.GREEN, Tile.RED);

    private final HandBuilder builder;
    private final MjaiLine win;
    private final Tile offered;

    private MjaiSheet(HandBuilder builder, MjaiLine win, Tile offered) {
        this.builder = builder;
        this.win = win;
        this.offered = offered;
    }

    static List<Line> lines(HandBuilder builder, MjaiLine win, Tile offered, Seats<Integer> changes)
            throws BadRecord {
        return new MjaiSheet(builder, win, offered).lines(changes);
    }

    private List<Line> lines(Seats<Integer> changes) throws BadRecord {
        Optional<String> yakus = win.first("yakus", "yaku");
        if (yakus.isEmpty() || !win.isNumber("hora_points")) {
            return List.of();
        }
        WinSheetWriter sheet = new WinSheetWriter();
        sheet.addAll(yaku(win.list(yakus.get(), 0)));
        if (win.isNumber("fu")) {
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

    /// The yaku; none at all if one of them is not told as a name and its han, or goes by a name
    /// nobody knows.
    private List<Line> yaku(JsonNode pairs) throws BadRecord {
        List<Line> lines = new ArrayList<>();
        int all = 0;
        for (JsonNode pair : pairs) {
            if (!pair.isArray() || pair.size() != 2) {
                return List.of();
            }
            int han = MjaiLine.number(pair.get(1));
            String name = pair.get(0).asString("");
            Optional<Yaku> yaku = MjaiYaku.named(name);
            all += han;
            if (name.equals(MjaiYaku.DRAGONS)) {
                lines.addAll(dragons());
            } else if (yaku.isEmpty()) {
                return List.of();
            } else if (yaku.get().isYakuman()) {
                lines.add(WinSheetWriter.yakuman(yaku.get(), han / HAN_OF_YAKUMAN));
            } else {
                lines.addAll(WinSheetWriter.yaku(yaku.get(), han, 0));
            }
        }
        Optional<String> fan = win.first("fan", "han");
        if (fan.isPresent() && win.number(fan.get()) != all) {
            throw new BadRecord("the yaku have " + all + " han, not " + win.number(fan.get()));
        }
        return lines;
    }

    /// The triplets of dragons that the winner has.
    private List<Line> dragons() throws BadRecord {
        List<Line> lines = new ArrayList<>();
        Seat seat = win.seat("actor");
        boolean isOthers = win.has("target") && win.seat("target") != seat;
        for (int i = 0; i < DRAGONS.size(); i++) {
            Tile dragon = DRAGONS.get(i);
            int count = builder.count(seat, dragon) + (isOthers && offered == dragon ? 1 : 0);
            if (count >= 3) {
                lines.addAll(WinSheetWriter.yaku(MjaiYaku.dragons().get(i), 1, 0));
            }
        }
        return lines;
    }
}
