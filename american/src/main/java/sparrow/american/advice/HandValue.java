package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;

/// What a hand is worth with all its lines together, in the units of an engine: more than its best
/// line, less than their sum.
final class HandValue {
    /// How many lines count.
    private static final int LINES = 12;

    private final Ranking ranking;
    private final Horizon horizon;
    private final double power;
    private final List<Aim> aims = new ArrayList<>();
    private final double whole;

    /// A line with its nearest variations and what each is worth now.
    private record Aim(
            RankedLine line,
            String id,
            List<Shortfall> nearest,
            Prospect prospect,
            List<Double> worth) {}

    HandValue(Ranking ranking) {
        this.ranking = ranking;
        this.horizon = ranking.facts().horizon();
        this.power = ranking.engine() == Engine.ODDS ? 2 : 6;
        for (RankedLine line : ranking.lines()) {
            if (line.viable() && aims.size() < LINES) {
                aims.add(aim(line));
            }
        }
        this.whole = of(ranking.facts().held());
    }

    private Aim aim(RankedLine line) {
        List<Shortfall> nearest = ranking.facts().nearest(line.line());
        Prospect prospect = Prospect.of(horizon, line, nearest.getFirst());
        List<Double> worth = nearest.stream().map(shortfall -> worth(shortfall, prospect)).toList();
        return new Aim(line, line.line().id(), nearest, prospect, worth);
    }

    private double worth(Shortfall shortfall, Prospect prospect) {
        return switch (ranking.engine()) {
            case SOURCE -> ranking.scorer().source(shortfall).total();
            case IMPROVED -> ranking.scorer().improved(shortfall).total();
            case ODDS -> prospect.value(horizon, shortfall);
        };
    }

    /// The value of the hand as it is.
    double whole() {
        return whole;
    }

    /// The value of another hand made from this one.
    double of(Held held) {
        double sum = 0;
        for (Aim aim : aims) {
            sum += Math.pow(best(aim, held), power);
        }
        return Math.pow(sum, 1 / power);
    }

    private double best(Aim aim, Held held) {
        double best = 0;
        for (int i = 0; i < aim.nearest.size(); i++) {
            Shortfall before = aim.nearest.get(i);
            if (admits(before, held)) {
                Shortfall after = Shortfall.of(before.variation(), held);
                double worth =
                        after.isLike(before)
                                ? aim.worth.get(i)
                                : worthUnlessDead(after, aim.prospect);
                best = Math.max(best, worth);
            }
        }
        return best;
    }

    private double worthUnlessDead(Shortfall shortfall, Prospect prospect) {
        return shortfall.isDead(ranking.facts().unseen()) ? 0 : worth(shortfall, prospect);
    }

    private boolean admits(Shortfall shortfall, Held held) {
        return held.rack().isConcealed()
                || ranking.facts().card().distances().to(shortfall.variation(), held.rack()) >= 0;
    }

    /// The viable lines that count here, the best first.
    List<RankedLine> lines() {
        return aims.stream().map(Aim::line).toList();
    }

    /// How many lines count here.
    int size() {
        return aims.size();
    }

    /// The id of a line that counts here.
    String id(int line) {
        return aims.get(line).id;
    }

    /// The nearest variations of a line that counts here.
    List<Shortfall> nearest(int line) {
        return aims.get(line).nearest;
    }
}
