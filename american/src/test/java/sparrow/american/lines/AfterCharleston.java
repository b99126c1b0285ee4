package sparrow.american.lines;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import sparrow.american.card.Card;
import sparrow.american.card.Discard;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.position.Position;
import sparrow.american.position.Sample;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Four hands after both Charlestons, in which everybody passes what the nearest lines need least.
final class AfterCharleston {
    private static final int[] PASSES = {1, 2, 3, 3, 2, 1};
    private static final int PASSED = 3;
    private static final int PLAYERS = 4;

    private AfterCharleston() {}

    /// Fourteen tiles for the first player, thirteen for the others; the same for the same seed.
    static List<Tiles> hands(Card card, long seed) {
        List<Tile> set = Sample.set();
        Collections.shuffle(set, new Random(seed));
        List<Tiles> hands = new ArrayList<>();
        for (int player = 0; player < PLAYERS; player++) {
            int from = player * (Position.HELD + 1);
            int size = player == 0 ? Position.HELD + 1 : Position.HELD;
            hands.add(Tiles.of(set.subList(from, from + size)));
        }
        for (int pass : PASSES) {
            List<List<Tile>> passed = hands.stream().map(hand -> passed(card, hand)).toList();
            for (int player = 0; player < PLAYERS; player++) {
                int giver = Math.floorMod(player - pass, PLAYERS);
                Tiles kept = hands.get(player).without(passed.get(player));
                hands.set(player, kept.plus(Tiles.of(passed.get(giver))));
            }
        }
        return hands;
    }

    private static List<Tile> passed(Card card, Tiles hand) {
        List<Tile> passed = new ArrayList<>();
        Rack rack = Rack.of(hand);
        while (passed.size() < PASSED) {
            Tile least =
                    card.distances().discards(rack).stream()
                            .map(Discard::tile)
                            .filter(Kinds::isNatural)
                            .findFirst()
                            .orElseThrow();
            passed.add(least);
            rack = rack.without(least);
        }
        return passed;
    }
}
