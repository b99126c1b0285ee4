package sparrow.hongkong;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sparrow.core.table.Event.Line;
import sparrow.core.tile.Seat;
import sparrow.shapes.Block;

/// The score sheet of a win, line by line: each faan, their sum, the limit where it was passed, how
/// the hand is read, the points, and who pays them.
public final class ScoreSheet {
    public static final String FAAN = "faan";
    public static final String CHICKEN = "Chicken hand";
    public static final String LIMIT = "limit";
    public static final String READING = "reading";
    public static final String POINTS = "points";
    public static final String PAID_BY = "paid by ";
    public static final String FOR_ALL = " for all";
    public static final String WHY_FOR_ALL = "why for all";

    private ScoreSheet() {}

    public static List<Line> lines(Score score, Payment payment) {
        List<Line> lines = new ArrayList<>();
        for (Score.Counted counted : score.counted()) {
            lines.add(new Line(counted.entry().title(), counted.faan(), FAAN));
        }
        if (score.counted().isEmpty()) {
            lines.add(new Line(CHICKEN, 0, FAAN));
        }
        lines.add(Line.sum(score.sum(), FAAN));
        if (score.faan() < score.sum()) {
            lines.add(new Line(LIMIT, score.faan(), FAAN));
        }
        if (!score.blocks().isEmpty()) {
            lines.add(Line.naming(READING, read(score.blocks())));
        }
        lines.add(Line.sum(score.points(), POINTS));
        for (Seat seat : payment.points().seats()) {
            int change = payment.points().get(seat);
            if (change < 0) {
                String who = PAID_BY + seat + (payment.liable().isPresent() ? FOR_ALL : "");
                lines.add(new Line(who, -change, POINTS));
            }
        }
        payment.why().ifPresent(why -> lines.add(Line.naming(WHY_FOR_ALL, why)));
        return lines;
    }

    /// The blocks in compact notation, such as `123m 456p 77z (888s)`.
    private static String read(List<Block> blocks) {
        return blocks.stream().map(Block::toString).collect(Collectors.joining(" "));
    }
}
