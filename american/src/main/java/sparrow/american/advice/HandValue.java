package sparrow.american.advice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What a hand is worth with all its lines together, in the units of an engine: more than its best
/// line, less than their sum.
///
/// Lines near enough are followed through draws and claims for every hand that is asked about, as
/// what they pay depends on the jokers in it; the others are valued by their [Prospect].
final class HandValue {
    /// How many lines count.
    private static final int LINES = 12;

    /// Lines with no more tiles missing than this, and worth at least that part of the best, are
    /// followed for every hand.
    private static final int NEAR = 4;

    private static final double WORTHWHILE = 0.2;

    private final Ranking ranking;
    private final Horizon horizon;
    private final double power;
    private final List<Aim> aims;
    private final Map<Key, Double> known = new HashMap<>();

    /// A line with its nearest variations.
    private record Aim(
            RankedLine line,
            String id,
            List<Shortfall> nearest,
            Prospect prospect,
            boolean followed) {}

    /// What is lacking for a variation, and what it would pay: equal ones are worth the same.
    private record Key(int variation, int jokers, boolean usesJokers, List<Integer> lacking) {
        static Key of(Shortfall shortfall) {
            List<Integer> lacking = new ArrayList<>(3 * shortfall.kinds());
            for (int at = 0; at < shortfall.kinds(); at++) {
                lacking.add(shortfall.kind(at));
                lacking.add(shortfall.natural(at));
                lacking.add(shortfall.eligible(at));
            }
            return new Key(
                    shortfall.variation().index(),
                    shortfall.usableJokers(),
                    shortfall.usesJokers(),
                    lacking);
        }
    }

    private HandValue(Ranking ranking, Horizon horizon, List<Aim> aims) {
        this.ranking = ranking;
        this.horizon = horizon;
        this.power = ranking.engine() == Engine.ODDS ? 2 : 6;
        this.aims = aims;
    }

    static HandValue of(Ranking ranking) {
        List<Aim> aims = new ArrayList<>();
        double most = ranking.lines().stream().mapToDouble(RankedLine::value).max().orElse(0);
        for (RankedLine line : ranking.lines()) {
            if (counts(line, ranking) && aims.size() < LINES) {
                aims.add(aim(line, most, ranking));
            }
        }
        return new HandValue(ranking, ranking.facts().horizon(), aims);
    }

    /// In the Charleston a hand changes so much that lines count even when none is viable yet.
    private static boolean counts(RankedLine line, Ranking ranking) {
        boolean early = ranking.facts().position().phase() == Phase.CHARLESTON;
        return line.viable() || (early && ranking.isHopeless() && !line.facts().isDead());
    }

    private static Aim aim(RankedLine line, double most, Ranking ranking) {
        List<Shortfall> nearest = ranking.facts().nearest(line.line());
        Prospect prospect = Prospect.of(ranking.facts().horizon(), line, nearest.getFirst());
        boolean followed =
                ranking.facts().position().phase() == Phase.PLAY
                        && nearest.getFirst().distance() <= NEAR
                        && line.value() >= WORTHWHILE * most;
        return new Aim(line, line.line().id(), nearest, prospect, followed);
    }

    /// The same lines when other tiles are still to come.
    HandValue in(Horizon other) {
        return new HandValue(ranking, other, aims);
    }

    /// The value of a hand between turns.
    double of(Held held) {
        double sum = 0;
        for (Aim aim : aims) {
            sum += Math.pow(best(aim, held), power);
        }
        return Math.pow(sum, 1 / power);
    }

    private double best(Aim aim, Held held) {
        double best = 0;
        for (Shortfall before : aim.nearest) {
            if (admits(before, held)) {
                Shortfall after = Shortfall.of(before.variation(), held);
                best = Math.max(best, known.computeIfAbsent(Key.of(after), _ -> worth(aim, after)));
            }
        }
        return best;
    }

    private double worth(Aim aim, Shortfall shortfall) {
        if (shortfall.isDead(horizon.unseen())) {
            return 0;
        }
        return switch (ranking.engine()) {
            case SOURCE -> ranking.scorer().source(shortfall).total();
            case IMPROVED -> ranking.scorer().improved(shortfall).total();
            case ODDS ->
                    aim.followed
                            ? horizon.completion(shortfall).value()
                            : aim.prospect.value(horizon, shortfall);
        };
    }

    private boolean admits(Shortfall shortfall, Held held) {
        return held.rack().isConcealed()
                || ranking.facts().card().distances().to(shortfall.variation(), held.rack()) >= 0;
    }

    /// Whether any line is followed for every hand.
    boolean isFollowed() {
        return aims.stream().anyMatch(Aim::followed);
    }

    Ranking ranking() {
        return ranking;
    }

    Horizon horizon() {
        return horizon;
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
