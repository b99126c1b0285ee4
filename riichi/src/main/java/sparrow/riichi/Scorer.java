package sparrow.riichi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Scores a win by the arrangement that pays most.
final class Scorer {
    private static final int NAGASHI_FU = 30;

    private Scorer() {}

    static Outcome score(Win win, RiichiRules rules) {
        Pattern pattern = new Pattern(win, rules);
        Optional<NoScore> fault = Validity.fault(win, pattern);
        if (fault.isPresent()) {
            return fault.get();
        }
        if (win.is(Circumstance.NAGASHI_MANGAN)) {
            return nagashi(rules.nagashiIsWin ? win : win.honba(0).sticks(0), pattern);
        }
        Dora dora = Dora.of(win, pattern);
        Best best = new Best(new Valuer(win, pattern, dora.sum()));
        Division.of(pattern, best);
        return best.value.isEmpty()
                ? new NoScore(NoScore.Fault.HAND_NOT_WINNING, "the hand is not complete.")
                : best.value.get().counts()
                        ? new Score(win, pattern, dora, best.value.get())
                        : NoYaku.of(pattern);
    }

    /// Keeps the best arrangement it is shown.
    private static final class Best implements Consumer<Arrangement> {
        private final Valuer valuer;
        private Optional<Valuation> value = Optional.empty();

        Best(Valuer valuer) {
            this.valuer = valuer;
        }

        @Override
        public void accept(Arrangement arrangement) {
            Valuation other = valuer.of(arrangement);
            if (value.isEmpty() || other.isBetterThan(value.get())) {
                value = Optional.of(other);
            }
        }
    }

    /// Where it is a draw, honba and riichi sticks stay on the table.
    private static Score nagashi(Win win, Pattern pattern) {
        Arrangement none = new Arrangement(Arrangement.Form.UNCONNECTED, 0, 0, 0, Arrangement.PAIR);
        long yaku = Yaku.NAGASHI_MANGAN.bit();
        Valuation value = new Valuer(win, pattern, 0).mangan(none, yaku, NAGASHI_FU);
        return new Score(win, pattern, Dora.NONE, value);
    }

    static List<Score> readings(Win win, RiichiRules rules) {
        List<Score> scores = new ArrayList<>();
        if (score(win, rules) instanceof Score && !win.is(Circumstance.NAGASHI_MANGAN)) {
            Pattern pattern = new Pattern(win, rules);
            Dora dora = Dora.of(win, pattern);
            Valuer valuer = new Valuer(win, pattern, dora.sum());
            List<Valuation> values = new ArrayList<>();
            Division.of(pattern, arrangement -> values.add(valuer.of(arrangement)));
            values.stream()
                    .filter(Valuation::counts)
                    .sorted((one, other) ->
                            one.isBetterThan(other) ? -1 : other.isBetterThan(one) ? 1 : 0)
                    .forEach(value ->
                            scores.add(new Score(win, new Pattern(win, rules), dora, value)));
        }
        return scores;
    }
}
