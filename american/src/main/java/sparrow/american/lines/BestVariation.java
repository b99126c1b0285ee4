package sparrow.american.lines;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.american.card.Variation;
import sparrow.american.odds.Binomials;
import sparrow.american.odds.Missing;
import sparrow.american.odds.Shortfall;
import sparrow.core.tile.Tile;

/// The facts about the best variation of a line.
final class BestVariation {
    private final Facts of;
    private final Shortfall best;

    BestVariation(Facts of, Shortfall best) {
        this.of = of;
        this.best = best;
    }

    LineFacts facts(LineFacts.TileMatching matching) {
        return new LineFacts(
                best.variation().line(), matching, jokers(), availability(), progress());
    }

    private LineFacts.JokerAnalysis jokers() {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < Variation.TILES; place++) {
            if (best.variation().jokerAt(place)) {
                places.add(place);
            }
        }
        return new LineFacts.JokerAnalysis(
                best.jokers(),
                best.eligible(),
                places,
                (Variation.TILES - best.distance()) / (double) Variation.TILES,
                best.distance());
    }

    private LineFacts.Availability availability() {
        List<LineFacts.KindLeft> missing = new ArrayList<>();
        int inWall = 0;
        int needed = 0;
        int draws = of.draws();
        for (int at = 0; at < best.kinds(); at++) {
            int kind = best.kind(at);
            int count = best.natural(at) + best.eligible(at);
            int left = of.unseen().left(kind);
            missing.add(
                    new LineFacts.KindLeft(
                            Kinds.tile(kind),
                            count,
                            best.eligible(at) > 0,
                            of.card().supply().copies(kind),
                            left,
                            atLeast(count, left, draws, of.unseen().total())));
            inWall += left;
            needed += count;
        }
        return new LineFacts.Availability(missing, inWall, needed);
    }

    /// The chance to draw at least `count` of `left` tiles.
    private static double atLeast(int count, int left, int draws, int total) {
        double fewer = 0;
        for (int drawn = 0; drawn < count; drawn++) {
            fewer += Binomials.of(left, drawn) * Binomials.of(total - left, draws - drawn);
        }
        return Math.max(0, 1 - fewer / Binomials.of(total, draws));
    }

    private LineFacts.Progress progress() {
        List<Tile> missing = new ArrayList<>();
        List<Missing> byNeed = best.missing(of.unseen());
        int places = 0;
        for (Missing each : byNeed) {
            missing.addAll(Collections.nCopies(each.count(), each.tile()));
            places += each.count();
        }
        List<Tile> covered = covered(byNeed);
        covered.forEach(missing::remove);
        long percent = Math.round(100.0 * (Variation.TILES - best.distance()) / Variation.TILES);
        return new LineFacts.Progress(
                best.distance(), Variation.TILES - places, missing, covered, (int) percent);
    }

    /// The missing tiles that own jokers stand for: the rarest.
    private List<Tile> covered(List<Missing> missing) {
        List<Tile> covered = new ArrayList<>();
        missing.stream()
                .sorted(Comparator.comparingInt(Missing::left))
                .forEach(each -> covered.addAll(Collections.nCopies(each.eligible(), each.tile())));
        return covered.subList(0, best.usableJokers());
    }
}
