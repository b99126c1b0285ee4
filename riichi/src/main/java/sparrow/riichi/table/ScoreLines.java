package sparrow.riichi.table;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.riichi.Score;

/// The score sheet of a win as its payment carries it: every yaku, the fu, the points, honba and
/// sticks.
public final class ScoreLines {
    public static final String HAN = "han";
    public static final String YAKUMAN = "yakuman";
    public static final String FU = "fu";
    public static final String POINTS = "points";
    public static final String HONBA = "honba";
    public static final String STICKS = "sticks";

    private static final int HAN_OF_YAKUMAN = 13;

    private ScoreLines() {}

    static List<Event.Line> of(Score score) {
        List<Event.Line> lines = new ArrayList<>();
        for (Score.Counted counted : score.yaku()) {
            String name = counted.yaku().key();
            lines.add(
                    score.yakuman() > 0
                            ? new Event.Line(name, counted.han() / HAN_OF_YAKUMAN, YAKUMAN)
                            : new Event.Line(name, counted.han(), HAN));
        }
        if (score.yakuman() == 0) {
            lines.add(new Event.Line(FU, score.fu(), FU));
        }
        lines.add(new Event.Line(POINTS, (int) score.points(), POINTS));
        if (score.win().honba() > 0) {
            lines.add(new Event.Line(HONBA, score.win().honba(), HONBA));
        }
        if (score.win().sticks() > 0) {
            lines.add(new Event.Line(STICKS, score.win().sticks(), STICKS));
        }
        return lines;
    }
}
