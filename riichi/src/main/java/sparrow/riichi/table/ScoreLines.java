package sparrow.riichi.table;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event.Line;
import sparrow.core.tile.Notation;
import sparrow.riichi.Circumstance;
import sparrow.riichi.FuLine;
import sparrow.riichi.Limit;
import sparrow.riichi.Score;

/// The score sheet of a win as its payment carries it: every yaku and their sum, the reading and
/// the wait, every fu and their sum, the limit, the points, honba and sticks.
public final class ScoreLines {
    // Units; a line called like its unit is a sum.
    public static final String HAN = "han";
    public static final String YAKUMAN = "yakuman";
    public static final String FU = "fu";
    public static final String POINTS = "points";
    public static final String HONBA = "honba";
    public static final String STICKS = "sticks";

    /// Of the limit's name, with its worth before it is multiplied for dealer and payers.
    public static final String BASIC_POINTS = "basic points";

    // Units of lines that count nothing.
    public static final String READING = "reading";
    public static final String WAIT = "wait";
    public static final String URA = "ura indicators";

    /// Of the seat that answers for the payment, having fed what makes the hand so dear.
    public static final String LIABLE = "liable";

    /// Before a seat that is ready when nobody won.
    public static final String WAITS_OF = "waits of ";

    private static final int HAN_OF_YAKUMAN = 13;

    private ScoreLines() {}

    static List<Line> of(Score score) {
        List<Line> lines = new ArrayList<>();
        yaku(score, lines);
        if (!score.win().is(Circumstance.NAGASHI_MANGAN)) {
            reading(score, lines);
        }
        if (score.yakuman() == 0) {
            for (FuLine line : score.fuLines()) {
                lines.add(new Line(line.reason(), line.fu(), FU));
            }
            lines.add(Line.sum(score.fu(), FU));
        }
        if (score.limit() != Limit.NONE) {
            lines.add(new Line(score.limit().title(), score.limit().base(), BASIC_POINTS));
        }
        lines.add(Line.sum((int) score.points(), POINTS));
        if (score.win().honba() > 0) {
            lines.add(Line.sum(score.win().honba(), HONBA));
        }
        if (score.win().sticks() > 0) {
            lines.add(Line.sum(score.win().sticks(), STICKS));
        }
        return lines;
    }

    private static void yaku(Score score, List<Line> lines) {
        for (Score.Counted counted : score.yaku()) {
            String name = counted.yaku().key();
            lines.add(
                    score.yakuman() > 0
                            ? new Line(name, counted.han() / HAN_OF_YAKUMAN, YAKUMAN)
                            : new Line(name, counted.han(), HAN));
        }
        lines.add(
                score.yakuman() > 0
                        ? Line.sum(score.yakuman(), YAKUMAN)
                        : Line.sum(score.han(), HAN));
    }

    private static void reading(Score score, List<Line> lines) {
        lines.add(Line.naming(READING, score.reading().toString()));
        lines.add(Line.naming(WAIT, score.waited().title()));
        if (!score.win().ura().isEmpty()) {
            lines.add(Line.naming(URA, Notation.COMPACT.write(score.win().ura())));
        }
    }
}
