package sparrow.american.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Which tiles go: three in the Charleston, one at play.
final class Parting {
    static final int PASSED = 3;

    /// How many of the least useful tiles are tried in threes.
    private static final int TRIED = 6;

    private Parting() {}

    /// The three tiles that leave the hand worth most; neither jokers nor blanks are passed.
    static List<Copy> passes(HandValue value, Held held, List<Copy> copies) {
        List<Copy> least =
                copies.stream()
                        .filter(Copy::isNatural)
                        .sorted(Comparator.comparingDouble(Copy::loss))
                        .limit(TRIED)
                        .toList();
        List<Copy> best = least.subList(0, Math.min(PASSED, least.size()));
        double most = value.of(without(held, best));
        for (int a = 0; a < least.size(); a++) {
            for (int b = a + 1; b < least.size(); b++) {
                for (int c = b + 1; c < least.size(); c++) {
                    List<Copy> three = List.of(least.get(a), least.get(b), least.get(c));
                    double left = value.of(without(held, three));
                    if (left > most) {
                        most = left;
                        best = three;
                    }
                }
            }
        }
        return firstCopies(best, copies);
    }

    /// The tile that costs least, what it may give to others counted in; a joker last, and a blank
    /// not before every tile that no line needs.
    static Copy discard(List<Copy> copies, Threats threats) {
        boolean useless =
                copies.stream().anyMatch(copy -> copy.isNatural() && copy.tier() == Tier.NONE);
        return copies.stream()
                .filter(copy -> copy.number() == 1 && !(useless && copy.isBlank()))
                .min(
                        Comparator.comparingDouble(
                                        (Copy copy) -> copy.loss() + threats.cost(copy.tile()))
                                .thenComparing(Copy::isJoker)
                                .thenComparingDouble(copy -> -threats.need(copy.tile())))
                .orElseThrow();
    }

    private static Held without(Held held, List<Copy> copies) {
        return held.without(copies.stream().map(Copy::tile).toList());
    }

    /// The same tiles, of equal ones those that go first.
    private static List<Copy> firstCopies(List<Copy> chosen, List<Copy> all) {
        List<Copy> first = new ArrayList<>();
        for (Copy copy : chosen) {
            first.add(
                    all.stream()
                            .filter(each -> each.tile() == copy.tile() && !first.contains(each))
                            .findFirst()
                            .orElseThrow());
        }
        return first;
    }
}
