package sparrow.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.riichi.Circumstance;
import sparrow.riichi.Outcome;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Score;
import sparrow.riichi.Win;

/// Wins to measure scoring on: runs, triplets, kans and seven pairs, closed and open, all with a
/// yaku.
final class WinningHands {
    private final Random random = new Random(20_25);

    List<Win> deal(int count) {
        List<Win> wins = new ArrayList<>();
        while (wins.size() < count) {
            Win win = random.nextInt(12) == 0 ? pairs() : sets();
            Outcome outcome = RiichiRules.TENHOU.score(win);
            if (outcome instanceof Score) {
                wins.add(win);
            }
        }
        return wins;
    }

    private Win sets() {
        List<Tile> tiles = new ArrayList<>();
        List<Meld> melds = new ArrayList<>();
        boolean open = random.nextInt(3) == 0;
        for (int i = 0; i < 4; i++) {
            List<Tile> set = random.nextInt(10) < 7 ? run() : Collections.nCopies(3, any());
            if (open && random.nextBoolean()) {
                melds.add(Meld.of(Meld.Manner.CLAIMED, set));
            } else if (set.getFirst() == set.getLast() && random.nextInt(6) == 0) {
                melds.add(Meld.of(Meld.Manner.OWN, Collections.nCopies(4, set.getFirst())));
            } else {
                tiles.addAll(set);
            }
        }
        Tile pair = any();
        tiles.add(pair);
        tiles.add(pair);
        return won(new Hand(tiles, melds));
    }

    private Win pairs() {
        List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            Tile pair = any();
            tiles.add(pair);
            tiles.add(pair);
        }
        return won(new Hand(tiles, List.of()));
    }

    private Tile any() {
        return Tile.ofKind(random.nextInt(Tile.KINDS));
    }

    private List<Tile> run() {
        int low = 9 * random.nextInt(3) + random.nextInt(7);
        return List.of(Tile.ofKind(low), Tile.ofKind(low + 1), Tile.ofKind(low + 2));
    }

    private Win won(Hand hand) {
        Tile tile = hand.tiles().get(random.nextInt(hand.tiles().size()));
        Win win = random.nextBoolean() ? Win.ron(hand, tile) : Win.tsumo(hand, tile);
        win = win.seat(wind()).round(wind()).dora(any(), any()).honba(random.nextInt(3));
        boolean closed = hand.melds().stream().allMatch(Meld::isKong);
        return closed && random.nextBoolean()
                ? win.with(Circumstance.RIICHI).ura(any(), any())
                : win;
    }

    private Tile wind() {
        return Tile.ofKind(Tile.EAST.kind() + random.nextInt(4));
    }
}
