package sparrow.american.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Rack;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Which tiles to give away: those whose loss hurts least, one after the other.
final class Passing {
    /// A tile is of no use if the rack keeps this part of its worth without it.
    private static final double USELESS = 0.9;

    private static final int MOST_PASSED = 3;

    private Passing() {}

    /// At least so many, and no more than are of no use.
    static List<Tile> choose(Tiles from, int least, int most, Rack rack, Outlook outlook) {
        List<Tile> given = new ArrayList<>();
        Tiles left = from;
        Rack rest = rack;
        double whole = outlook.worth(rack);
        while (given.size() < most) {
            List<Tile> faces = left.faces();
            double[] worth = outlook.without(rest, faces);
            int best = 0;
            for (int i = 1; i < worth.length; i++) {
                best = worth[i] > worth[best] ? i : best;
            }
            if (given.size() >= least && worth[best] < USELESS * whole) {
                break;
            }
            Tile tile = faces.get(best);
            given.add(tile);
            left = left.without(tile);
            rest = rest.without(tile);
        }
        return given;
    }

    /// How many tiles are of no use, three at most.
    static int spare(Tiles hand, Rack rack, Outlook outlook) {
        Tiles from =
                hand.with(Tile.JOKER, -hand.count(Tile.JOKER))
                        .with(Tile.BLANK, -hand.count(Tile.BLANK));
        return choose(from, 0, Math.min(MOST_PASSED, from.size()), rack, outlook).size();
    }
}
