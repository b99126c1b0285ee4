package sparrow.shapes;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// Whether tiles, just these and the melds beside them, are a win: said as the rules say it,
/// knowing nothing of distances.
final class Complete {
    private final Form form;
    private final List<Meld> melds;

    Complete(Form form, List<Meld> melds) {
        this.form = form;
        this.melds = melds;
    }

    /// @param counts of the 34 kinds
    boolean isWin(int[] counts) {
        return switch (form) {
            case Form.Sets(int count, var needs) ->
                    size(counts) == 3 * (count - melds.size()) + 2 && isSets(counts, needs);
            case Form.Pairs(var quads, var needs) ->
                    melds.isEmpty()
                            && size(counts) == 14
                            && isPairs(counts, quads)
                            && shown(counts).containsAll(needs);
            case Form.PairsAndTrio(var trio, var quads) ->
                    size(counts) == 17 - 3 * melds.size() && isPairsAndTrio(counts, trio, quads);
            case Form.Orphans() ->
                    melds.isEmpty()
                            && size(counts) == 14
                            && IntStream.range(0, 34)
                                    .allMatch(kind -> counts[kind] > 0 == isTerminalOrHonor(kind));
        };
    }

    private static int size(int[] counts) {
        return IntStream.of(counts).sum();
    }

    private static boolean isTerminalOrHonor(int kind) {
        return Tile.ofKind(kind).isTerminalOrHonor();
    }

    private boolean isSets(int[] counts, Set<Need> needs) {
        if (!isPairAndSets(counts)) {
            return false;
        }
        Set<Need> open = EnumSet.noneOf(Need.class);
        open.addAll(needs);
        open.removeAll(shown(counts));
        return open.isEmpty()
                || (open.equals(Set.of(Need.TRIPLET_OR_DRAGON_PAIR)) && isWithTriplet(counts));
    }

    /// What the tiles show, however they are read.
    private Set<Need> shown(int[] counts) {
        List<Tile> tiles =
                Stream.concat(
                                melds.stream().flatMap(meld -> meld.tiles().stream()),
                                IntStream.range(0, 34)
                                        .filter(kind -> counts[kind] > 0)
                                        .mapToObj(Tile::ofKind))
                        .toList();
        Set<Need> shown = EnumSet.noneOf(Need.class);
        if (tiles.stream().filter(Tile::isNumbered).map(Tile::suit).distinct().count() == 3) {
            shown.add(Need.THREE_SUITS);
        }
        if (tiles.stream().anyMatch(Tile::isTerminalOrHonor)) {
            shown.add(Need.TERMINAL_OR_HONOR);
        }
        if (melds.stream().anyMatch(meld -> meld.kind() == Meld.Kind.GROUP)) {
            shown.add(Need.TRIPLET_OR_DRAGON_PAIR);
        }
        return shown;
    }

    private static boolean isPairAndSets(int[] counts) {
        for (int kind = 0; kind < 34; kind++) {
            if (isAfter(counts, kind, 2, Complete::isSets)) {
                return true;
            }
        }
        return false;
    }

    /// Whether some reading has a triplet, or dragons for its pair.
    private static boolean isWithTriplet(int[] counts) {
        return IntStream.range(31, 34).anyMatch(kind -> isAfter(counts, kind, 2, Complete::isSets))
                || IntStream.range(0, 34)
                        .anyMatch(kind -> isAfter(counts, kind, 3, Complete::isPairAndSets));
    }

    private interface Rest {
        boolean is(int[] counts);
    }

    /// Whether so many of a kind are there, and the rest is what it shall be.
    private static boolean isAfter(int[] counts, int kind, int equal, Rest rest) {
        if (counts[kind] < equal) {
            return false;
        }
        counts[kind] -= equal;
        boolean is = rest.is(counts);
        counts[kind] += equal;
        return is;
    }

    /// Whether everything falls into sets: the lowest tile is in a triplet or begins a run.
    private static boolean isSets(int[] counts) {
        int lowest = 0;
        while (lowest < 34 && counts[lowest] == 0) {
            lowest++;
        }
        return lowest == 34
                || isAfter(counts, lowest, 3, Complete::isSets)
                || isAfterRun(counts, lowest, Complete::isSets);
    }

    private static boolean isAfterRun(int[] counts, int low, Rest rest) {
        return low < 27
                && low % 9 < 7
                && isAfter(
                        counts,
                        low,
                        1,
                        a -> isAfter(a, low + 1, 1, b -> isAfter(b, low + 2, 1, rest)));
    }

    private static boolean isPairs(int[] counts, Form.Quads quads) {
        return IntStream.of(counts)
                .allMatch(count ->
                        count == 0 || count == 2 || (count == 4 && quads == Form.Quads.TWO_PAIRS));
    }

    private boolean isPairsAndTrio(int[] counts, Form.Trio trio, Form.Quads quads) {
        if (!melds.isEmpty()) {
            return melds.size() == 1 && isPairs(counts, quads);
        }
        Rest pairs = rest -> isPairs(rest, quads);
        return IntStream.range(0, 34)
                .anyMatch(kind ->
                        isAfter(counts, kind, 3, pairs)
                                || (trio == Form.Trio.ANY && isAfterRun(counts, kind, pairs)));
    }
}
