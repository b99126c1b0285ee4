package sparrow.american.value;

import java.util.Arrays;
import java.util.List;
import sparrow.american.card.Kinds;
import sparrow.american.card.Supply;
import sparrow.american.card.Variation;
import sparrow.american.odds.Binomials;
import sparrow.american.position.Opponent;
import sparrow.american.position.Position;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The tiles that another player may hold or may still get: all that nobody has shown.
final class Reach {
    /// No tile is thrown.
    static final int NOTHING = -1;

    /// What can come about is never quite ruled out.
    private static final double RARE = 1e-12;

    private final int[] left = new int[Kinds.COUNT];
    private final int[] exposedJokers = new int[Kinds.COUNT];
    private final Supply supply;
    private int jokers;
    private int exchangeable;

    private Reach(Supply supply) {
        this.supply = supply;
        Arrays.setAll(left, supply::copies);
        this.jokers = supply.jokers();
    }

    /// As everybody can count them: neither discarded nor exposed.
    static Reach openly(Position position, Supply supply) {
        Reach reach = new Reach(supply);
        reach.expose(position.exposed());
        reach.discard(position.discards().list(), position);
        for (Opponent other : position.others()) {
            reach.expose(other.exposed());
            reach.discard(other.discards().list(), position);
        }
        return reach.counted();
    }

    /// As we can count them: besides, none of our own. Tiles we passed may be anybody's.
    static Reach of(Position position, Supply supply) {
        Reach reach = openly(position, supply);
        position.concealed().list().forEach(reach::take);
        return reach.counted();
    }

    /// Counts the exposed jokers for which somebody may have the natural.
    private Reach counted() {
        exchangeable = 0;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            exchangeable += Math.min(exposedJokers[kind], left[kind]);
        }
        return this;
    }

    private void expose(List<Meld> melds) {
        for (Meld meld : melds) {
            meld.tiles().forEach(this::take);
            if (Kinds.isNatural(meld.face())) {
                exposedJokers[Kinds.of(meld.face())] +=
                        (int) meld.tiles().stream().filter(Tile.JOKER::equals).count();
            }
        }
    }

    /// Discards are gone, but where blanks are played with one may bring them back; jokers never.
    private void discard(List<Tile> tiles, Position position) {
        boolean blanks = position.concealed().count(Tile.BLANK) > 0;
        for (Tile tile : tiles) {
            if (!blanks || tile == Tile.JOKER) {
                take(tile);
            }
        }
    }

    private void take(Tile tile) {
        if (tile == Tile.JOKER) {
            jokers = Math.max(0, jokers - 1);
        } else if (Kinds.isNatural(tile)) {
            left[Kinds.of(tile)] = Math.max(0, left[Kinds.of(tile)] - 1);
        }
    }

    /// In how many ways the tiles for a variation may come together, as a part of those of a table
    /// where nothing is seen yet; 0 if they cannot. Naturals alone make singles and pairs; the
    /// other places take jokers, unseen ones and those that a spare natural would exchange.
    ///
    /// @param exposed by kind, the tiles that the player has laid open already
    /// @param thrown the kind of a tile that we would throw to the player, or [#NOTHING]
    double ways(Variation variation, int[] exposed, int thrown) {
        double ways = 1;
        int lacking = 0;
        int exchanged = exchangeable;
        for (int number = 0; number < variation.kinds(); number++) {
            int at = variation.placeOfPrinted(number);
            int kind = variation.kind(at);
            int natural = variation.naturalAt(at);
            int eligible = Math.max(0, variation.eligibleAt(at) - exposed[kind]);
            int spare = left[kind] + (kind == thrown ? 1 : 0) - natural;
            if (spare < 0) {
                return 0;
            }
            lacking += Math.max(0, eligible - spare);
            exchanged -= Math.min(exposedJokers[kind], left[kind]);
            exchanged += Math.min(exposedJokers[kind], Math.max(0, spare - eligible));
            int all = supply.copies(kind);
            ways *= part(natural, spare + natural, all);
            ways *= part(eligible, spare + jokers + exchangeable, all - natural + supply.jokers());
        }
        return lacking <= jokers + exchanged ? Math.max(ways, RARE) : 0;
    }

    /// So many tiles out of a few, in ways of which there would be more out of all.
    private static double part(int tiles, int few, int all) {
        return tiles == 0 ? 1 : Binomials.of(Math.min(few, all), tiles) / Binomials.of(all, tiles);
    }
}
