package sparrow.filipino.play;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.filipino.play.Outlook.Approach;
import sparrow.filipino.play.Outlook.Hope;
import sparrow.filipino.play.Outlook.Road;
import sparrow.shapes.DiscardAnalysis;

/// A hand with a tile too many: what may be hoped for once it parts with one.
final class Parting {
    private final Outlook outlook;
    private final Tiles hand;
    private final List<Meld> melds;
    private final Map<Tile, Hope> known = new EnumMap<>(Tile.class);
    private Optional<Measured> measured = Optional.empty();

    /// All discards down each road that is open.
    private record Measured(Counts counts, DiscardAnalysis sets, Optional<DiscardAnalysis> siete) {}

    Parting(Outlook outlook, Tiles hand, List<Meld> melds) {
        this.outlook = outlook;
        this.hand = hand;
        this.melds = melds;
    }

    /// The hope that is left without this tile.
    Hope without(Tile tile) {
        return known.computeIfAbsent(tile, this::weighed);
    }

    /// The discard that leaves the best hope, the first of equals.
    Tile best() {
        Tile best = hand.faces().getFirst();
        for (Tile face : hand.faces()) {
            best = without(face).worth() > without(best).worth() ? face : best;
        }
        return best;
    }

    /// The discards that leave the best hopes, the best first.
    List<Tile> best(int most) {
        return hand.faces().stream()
                .sorted(Comparator.comparingDouble((Tile tile) -> -without(tile).worth()))
                .limit(most)
                .toList();
    }

    private Hope weighed(Tile tile) {
        Tiles left = hand.without(tile);
        if (!outlook.isPlain()) {
            return outlook.hope(left, melds);
        }
        if (measured.isEmpty()) {
            measured = Optional.of(measured());
        }
        Measured all = measured.get();
        Counts counts = all.counts.without(tile);
        Hope sets = hope(tile, left, Road.SETS, all.sets, counts);
        return all.siete.isPresent()
                ? sets.or(hope(tile, left, Road.SIETE, all.siete.get(), counts))
                : sets;
    }

    private Measured measured() {
        return new Measured(
                new Counts(hand.kinds(), outlook.free(melds)),
                outlook.measured(hand, melds, Road.SETS),
                outlook.hasSiete(melds)
                        ? Optional.of(outlook.measured(hand, melds, Road.SIETE))
                        : Optional.empty());
    }

    private Hope hope(Tile tile, Tiles left, Road road, DiscardAnalysis analysis, Counts counts) {
        Approach approach = new Approach(analysis.distance(tile), analysis.accepted(tile));
        return outlook.hope(left, melds, road, approach, counts);
    }
}
