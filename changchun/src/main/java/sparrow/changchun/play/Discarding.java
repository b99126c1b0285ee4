package sparrow.changchun.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.table.Figures;
import sparrow.core.tile.Tile;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;

/// Ways to choose a discard.
enum Discarding {
    /// The tile worth least keeping.
    KEEP_VALUE {
        @Override
        List<Advice.Ranked> rank(Position position, List<Action.Discard> discards) {
            Map<Tile, KeepValue.Kept> kept = kept(position);
            List<Advice.Ranked> ranking = new ArrayList<>();
            for (Action.Discard discard : discards) {
                KeepValue.Kept value = named(kept, discard.tile());
                ranking.add(new Advice.Ranked(discard, -value.value(), terms(value)));
            }
            return ranking;
        }
    },
    /// Nearest to a win, then the most tiles that bring it nearer, then the keep value.
    DISTANCE {
        @Override
        List<Advice.Ranked> rank(Position position, List<Action.Discard> discards) {
            Map<Tile, KeepValue.Kept> kept = kept(position);
            Map<Tile, DiscardAnalysis.Discard> measured =
                    position
                            .nearness()
                            .discards(position.hand(), position.melds(), position.elsewhere())
                            .stream()
                            .collect(
                                    Collectors.toMap(
                                            DiscardAnalysis.Discard::tile, Function.identity()));
            List<Advice.Ranked> ranking = new ArrayList<>();
            for (Action.Discard discard : discards) {
                ranking.add(
                        ranked(
                                discard,
                                named(measured, discard.tile()),
                                named(kept, discard.tile())));
            }
            return ranking;
        }

        private Advice.Ranked ranked(
                Action.Discard discard, DiscardAnalysis.Discard left, KeepValue.Kept kept) {
            int total = left.acceptance().total();
            double value =
                    -PER_TILE_MISSING * left.distance() + total - PER_KEEP_POINT * kept.value();
            List<Advice.Reason> reasons = new ArrayList<>();
            reasons.add(new Advice.Reason("distance", left.distance(), missing(left.distance())));
            reasons.add(new Advice.Reason("accepted", total, accepted(total)));
            reasons.addAll(terms(kept));
            return new Advice.Ranked(discard, value, reasons);
        }
    };

    /// More than all tiles a hand can accept.
    private static final double PER_TILE_MISSING = 1_000;

    /// So little that keep values only break ties.
    private static final double PER_KEEP_POINT = 0.001;

    abstract List<Advice.Ranked> rank(Position position, List<Action.Discard> discards);

    private static Map<Tile, KeepValue.Kept> kept(Position position) {
        return KeepValue.of(
                        KeepValue.Profile.WRITTEN,
                        position.hand(),
                        position.melds(),
                        position.seen())
                .stream()
                .collect(Collectors.toMap(KeepValue.Kept::tile, Function.identity()));
    }

    private static <T> T named(Map<Tile, T> values, Tile tile) {
        T value = values.get(tile);
        if (value == null) {
            throw new IllegalArgumentException("no " + tile + " in hand to discard");
        }
        return value;
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
