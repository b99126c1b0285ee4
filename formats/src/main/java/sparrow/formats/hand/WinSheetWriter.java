package sparrow.formats.hand;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event.Line;
import sparrow.riichi.Yaku;
import sparrow.riichi.table.ScoreLines;

/// The score sheet of a win: its yaku, fu, points, and what honba and sticks add.
public final class WinSheetWriter {
    private static final int STICK = 1_000;

    private final List<Line> lines = new ArrayList<>();
    private int points;

    /// The lines of a yaku; dora that counts the norths set aside is told apart from them.
    public static List<Line> yaku(Yaku yaku, int han, int kita) {
        List<Line> lines = new ArrayList<>();
        int north = yaku == Yaku.DORA ? Math.min(kita, Math.max(0, han)) : 0;
        if (han - north != 0) {
            lines.add(new Line(yaku.key(), han - north, ScoreLines.HAN));
        }
        if (north > 0) {
            lines.add(new Line(Yaku.NUKI_DORA.key(), north, ScoreLines.HAN));
        }
        return lines;
    }

    public static Line yakuman(Yaku yaku, int times) {
        return new Line(yaku.key(), times, ScoreLines.YAKUMAN);
    }

    public void addAll(List<Line> more) {
        lines.addAll(more);
    }

    public void fu(int fu) {
        lines.add(new Line(ScoreLines.FU, fu, ScoreLines.FU));
    }

    /// What all payers pay together, without honba and sticks.
    public void points(int amount) {
        points = amount;
        lines.add(new Line(ScoreLines.POINTS, amount, ScoreLines.POINTS));
    }

    /// What lay on the table, as far as the winner received it.
    ///
    /// @param onTable the sticks that lay there
    /// @param received all the winner gained
    public void table(int honba, int onTable, int received) {
        int more = Math.max(0, received - points);
        int sticks = Math.clamp(onTable, 0, more / STICK);
        if (honba != 0 && more > sticks * STICK) {
            lines.add(new Line(ScoreLines.HONBA, honba, ScoreLines.HONBA));
        }
        if (sticks != 0) {
            lines.add(new Line(ScoreLines.STICKS, sticks, ScoreLines.STICKS));
        }
    }

    public List<Line> list() {
        return List.copyOf(lines);
    }
}
