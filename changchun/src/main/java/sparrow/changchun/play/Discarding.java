package sparrow.changchun.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
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
                considered.add(
                        new Considered(discard, -value.value(), () -> List.of(worth(value))));
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
            reasons.add(
                    new Advice.Reason(
                            "distance", left.distance(), Distance.inWords(left.distance())));
            reasons.add(new Advice.Reason("accepted", total, accepted(total)));
            reasons.add(worth(kept));
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

    /// What a tile is worth keeping, and for what.
    private static Advice.Reason worth(KeepValue.Kept kept) {
        String terms =
                kept.terms().stream()
                        .map(term -> term.name() + " " + Figures.rounded(term.value()))
                        .collect(Collectors.joining(", "));
        return new Advice.Reason(
                "keep value",
                kept.value(),
                "keep value "
                        + Figures.rounded(kept.value())
                        + (terms.isEmpty() ? "" : ": " + terms));
    }

    private static String accepted(int left) {
        return left == 1 ? "1 tile brings it nearer" : left + " tiles bring it nearer";
    }
}
