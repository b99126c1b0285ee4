package sparrow.changchun.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Considered;
import sparrow.core.table.Figures;
import sparrow.core.tile.Tile;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;

/// Ways to choose a discard.
enum Discarding {
    /// The tile worth least keeping.
    KEEP_VALUE {
        @Override
        List<Considered> consider(Position position, List<Action.Discard> discards) {
            List<KeepValue.Kept> kept = kept(position);
            List<Considered> considered = new ArrayList<>(discards.size());
            for (Action.Discard discard : discards) {
                KeepValue.Kept value = of(discard.tile(), kept, KeepValue.Kept::tile);
                considered.add(new Considered(discard, -value.value(), () -> terms(value)));
            }
            return considered;
        }
    },
    /// Nearest to a win, then the most tiles that bring it nearer, then the keep value.
    DISTANCE {
        @Override
        List<Considered> consider(Position position, List<Action.Discard> discards) {
            List<KeepValue.Kept> kept = kept(position);
            List<DiscardAnalysis.Discard> measured =
                    position.nearness()
                            .discards(position.hand(), position.melds(), position.elsewhere());
            List<Considered> considered = new ArrayList<>(discards.size());
            for (Action.Discard discard : discards) {
                considered.add(
                        considered(
                                discard,
                                of(discard.tile(), measured, DiscardAnalysis.Discard::tile),
                                of(discard.tile(), kept, KeepValue.Kept::tile)));
            }
            return considered;
        }

        private Considered considered(
                Action.Discard discard, DiscardAnalysis.Discard left, KeepValue.Kept kept) {
            int total = left.acceptance().total();
            double value =
                    -PER_TILE_MISSING * left.distance() + total - PER_KEEP_POINT * kept.value();
            return new Considered(discard, value, () -> reasons(left, total, kept));
        }

        private List<Advice.Reason> reasons(
                DiscardAnalysis.Discard left, int total, KeepValue.Kept kept) {
            List<Advice.Reason> reasons = new ArrayList<>();
            reasons.add(new Advice.Reason("distance", left.distance(), missing(left.distance())));
            reasons.add(new Advice.Reason("accepted", total, accepted(total)));
            reasons.addAll(terms(kept));
            return reasons;
        }
    };

    /// More than all tiles a hand can accept.
    private static final double PER_TILE_MISSING = 1_000;

    /// So little that keep values only break ties.
    private static final double PER_KEEP_POINT = 0.001;

    abstract List<Considered> consider(Position position, List<Action.Discard> discards);

    private static List<KeepValue.Kept> kept(Position position) {
        return KeepValue.of(
                KeepValue.Profile.WRITTEN, position.hand(), position.melds(), position.seen());
    }

    /// What is said of that tile.
    private static <T> T of(Tile tile, List<T> values, Function<T, Tile> named) {
        for (T value : values) {
            if (named.apply(value) == tile) {
                return value;
            }
        }
        throw new IllegalArgumentException("no " + tile + " in hand to discard");
    }

    private static List<Advice.Reason> terms(KeepValue.Kept kept) {
        return kept.terms().stream()
                .map(term ->
                        new Advice.Reason(
                                term.name(), term.value(), term.name() + " " + plain(term.value())))
                .toList();
    }

    /// A distance as a reason tells it.
    static String missing(int distance) {
        return switch (distance) {
            case Distance.NEVER -> "no win can be reached";
            case 1 -> "ready";
            default -> distance + " tiles missing to a win";
        };
    }

    private static String accepted(int left) {
        return left == 1 ? "1 tile brings it nearer" : left + " tiles bring it nearer";
    }

    /// A number with as many decimals as it needs.
    private static String plain(double number) {
        return number == Math.rint(number)
                ? String.valueOf((long) number)
                : Figures.fixed(number, 1);
    }
}
