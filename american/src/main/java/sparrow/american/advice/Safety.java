package sparrow.american.advice;

import java.util.Comparator;
import java.util.function.Function;
import sparrow.american.card.Kinds;
import sparrow.american.card.Line;
import sparrow.american.card.Variation;
import sparrow.core.tile.Tile;

/// How safely tiles are thrown: a joker or a blank first, which nobody may call, then by what
/// others are known to want; among equals what was thrown before, then what has fewest copies left,
/// then what fewest lines of the card ask for.
final class Safety {
    private final Facts facts;
    private final Threats threats;

    Safety(Facts facts, Threats threats) {
        this.facts = facts;
        this.threats = threats;
    }

    <T> Comparator<T> order(Function<T, Tile> tile) {
        Comparator<Tile> order =
                Comparator.comparing((Tile each) -> Kinds.isNatural(each))
                        .thenComparingDouble(threats::cost)
                        .thenComparingDouble(threats::need)
                        .thenComparing(Comparator.comparingInt(this::thrown).reversed())
                        .thenComparingInt(this::left)
                        .thenComparingDouble(this::asked);
        return Comparator.comparing(tile, order);
    }

    /// How many equal tiles may still come; a joker or a blank waits for none.
    private int left(Tile tile) {
        return Kinds.isNatural(tile) ? facts.unseen().left(Kinds.of(tile)) : 0;
    }

    /// The part of the card that asks for a tile, every line counting the same.
    private double asked(Tile tile) {
        double asked = 0;
        for (Line line : facts.card().lines()) {
            long asking = line.variations().stream().filter(each -> isAsked(tile, each)).count();
            asked += asking / (double) line.variations().size();
        }
        return asked / facts.card().lines().size();
    }

    private static boolean isAsked(Tile tile, Variation variation) {
        return Kinds.isNatural(tile)
                && variation.natural(Kinds.of(tile)) + variation.eligible(Kinds.of(tile)) > 0;
    }

    /// How many equal tiles lie among the discards.
    int thrown(Tile tile) {
        Position position = facts.position();
        int thrown = position.discards().count(tile);
        for (Opponent other : position.others()) {
            thrown += other.discards().count(tile);
        }
        return thrown;
    }
}
