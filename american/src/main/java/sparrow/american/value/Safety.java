package sparrow.american.value;

import java.util.Comparator;
import java.util.function.Function;
import sparrow.american.card.Kinds;
import sparrow.american.position.Opponent;
import sparrow.american.position.Position;
import sparrow.american.position.Unseen;
import sparrow.core.tile.Tile;

/// How safely tiles are thrown: a joker or a blank first, which nobody may call, then by what
/// others are known to want; among equals what was thrown before, then what has fewest copies left,
/// then what fewest lines of the card ask for.
public final class Safety {
    private final Position position;
    private final Demands demands;
    private final Unseen unseen;
    private final Threats threats;

    public Safety(HandValue value, Threats threats) {
        this.position = value.position();
        this.demands = value.demands();
        this.unseen = value.unseen();
        this.threats = threats;
    }

    public <T> Comparator<T> order(Function<T, Tile> tile) {
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
        return Kinds.isNatural(tile) ? unseen.left(Kinds.of(tile)) : 0;
    }

    /// The part of the card that asks for a tile, every line counting the same.
    private double asked(Tile tile) {
        return Kinds.isNatural(tile) ? demands.part(Kinds.of(tile)) : 0;
    }

    /// How many equal tiles lie among the discards.
    public int thrown(Tile tile) {
        int thrown = position.discards().count(tile);
        for (Opponent other : position.others()) {
            thrown += other.discards().count(tile);
        }
        return thrown;
    }
}
