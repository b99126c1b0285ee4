package sparrow.american.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.american.card.Remaining;
import sparrow.american.card.Supply;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The tiles a player cannot place: they are in the wall or in the hands of others.
///
/// Own tiles, all discards, all exposures and the tiles known to be with others are not among them.
public final class Unseen {
    private final int[] left;
    private final int jokers;
    private final int redeemable;
    private final int total;

    private Unseen(int[] left, int jokers, int redeemable, int total) {
        this.left = left;
        this.jokers = jokers;
        this.redeemable = redeemable;
        this.total = total;
    }

    static Unseen of(Position position, Supply supply) {
        Tiles discards = position.discards();
        List<Meld> exposed = new ArrayList<>();
        for (Opponent other : position.others()) {
            discards = discards.plus(other.discards());
            exposed.addAll(other.exposed());
        }
        Remaining remaining = Remaining.of(supply, position.rack(), discards, exposed);
        int[] left = new int[Kinds.COUNT];
        Arrays.setAll(left, remaining::count);
        for (Tile tile : position.elsewhere().list()) {
            if (Kinds.isNatural(tile)) {
                left[Kinds.of(tile)] = Math.max(0, left[Kinds.of(tile)] - 1);
            }
        }
        int taken = position.elsewhere().count(Tile.JOKER);
        int jokers = Math.max(0, remaining.jokers() - taken);
        int total = Arrays.stream(left).sum() + jokers;
        return new Unseen(left, jokers, remaining.redeemable(), total);
    }

    /// How many tiles of a kind may still come, see [Kinds].
    public int left(int kind) {
        return left[kind];
    }

    public int jokers() {
        return jokers;
    }

    /// As many tiles, of which only so many are jokers to us.
    public Unseen withJokers(int few) {
        return new Unseen(left, few, redeemable, total);
    }

    /// The same after one tile of a kind came in sight.
    Unseen without(int kind) {
        int[] fewer = left.clone();
        fewer[kind]--;
        return new Unseen(fewer, jokers, redeemable, total - 1);
    }

    /// How many exposed jokers might be had for the tile they stand for.
    public int redeemable() {
        return redeemable;
    }

    public int total() {
        return total;
    }
}
