package sparrow.american.card;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The tiles a player does not see: what can still be drawn, claimed or passed on.
public final class Remaining {
    private final int[] counts;
    private final int jokers;
    private final int redeemable;

    private Remaining(int[] counts, int jokers, int redeemable) {
        this.counts = counts;
        this.jokers = jokers;
        this.redeemable = redeemable;
    }

    /// @param discards the tiles thrown and not claimed; jokers among them are gone for good
    /// @param others what the other players have exposed
    public static Remaining of(Supply supply, Rack rack, Tiles discards, List<Meld> others) {
        int[] counts = new int[Kinds.COUNT];
        Arrays.setAll(counts, kind -> supply.copies(kind) - rack.count(kind));
        int jokers = supply.jokers() - rack.jokers();
        for (Tile tile : discards.list()) {
            jokers -= tile == Tile.JOKER ? 1 : 0;
            takeAway(tile, counts);
        }
        for (List<Meld> melds : List.of(rack.exposed(), others)) {
            for (Meld meld : melds) {
                jokers -= jokersIn(meld);
                meld.tiles().forEach(tile -> takeAway(tile, counts));
            }
        }
        int redeemable = 0;
        for (List<Meld> melds : List.of(rack.exposed(), others)) {
            for (Meld meld : melds) {
                redeemable += redeemable(meld, counts, rack);
            }
        }
        return new Remaining(counts, Math.max(0, jokers), redeemable);
    }

    private static void takeAway(Tile tile, int[] counts) {
        if (Kinds.isNatural(tile)) {
            counts[Kinds.of(tile)] = Math.max(0, counts[Kinds.of(tile)] - 1);
        }
    }

    private static int jokersIn(Meld meld) {
        return Collections.frequency(meld.tiles(), Tile.JOKER);
    }

    /// The jokers of an exposure for which the natural tile can still be had.
    private static int redeemable(Meld meld, int[] counts, Rack rack) {
        if (!Kinds.isNatural(meld.face())) {
            return 0;
        }
        int kind = Kinds.of(meld.face());
        return Math.min(jokersIn(meld), Math.max(0, counts[kind]) + rack.count(kind));
    }

    /// How many tiles of a kind are out of sight.
    public int count(int kind) {
        return Math.max(0, counts[kind]);
    }

    /// How many jokers are out of sight.
    public int jokers() {
        return jokers;
    }

    /// How many exposed jokers might be exchanged for the tile they stand for.
    public int redeemable() {
        return redeemable;
    }

    /// Whether enough tiles are left for a variation the exposures admit; if not, it is dead
    /// whatever happens.
    public boolean permits(Variation variation, Rack rack) {
        int shortage = 0;
        for (int need : variation.needs()) {
            int kind = Needs.kind(need);
            int held = rack.count(kind);
            int natural = Math.max(0, Needs.natural(need) - held);
            int spare = Math.max(0, held - Needs.natural(need));
            int eligible = Math.max(0, Needs.eligible(need) - rack.exposed(kind) - spare);
            if (natural > count(kind)) {
                return false;
            }
            shortage += Math.max(0, eligible - (count(kind) - natural));
        }
        return shortage <= rack.jokers() + jokers + redeemable;
    }
}
