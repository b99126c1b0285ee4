package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.odds.Examined;
import sparrow.riichi.play.Waits.Said;
import sparrow.riichi.table.Words;

/// Whether to claim what another seat has discarded.
final class ClaimAdvice {
    private final Counted now;
    private final Weighing weighing;
    private final Estimate standing;

    ClaimAdvice(Counted now, Weighing weighing) {
        this.now = now;
        this.weighing = weighing;
        this.standing = new Estimates(now, now.hand, now.melds).standing();
    }

    List<Examined> examine(List<Action> actions) {
        List<Examined> examined = new ArrayList<>(actions.size());
        for (Action action : actions) {
            examined.addAll(
                    switch (action) {
                        case Action.Claim(Meld meld) -> claim(action, meld);
                        case Action.Declare(String word) -> List.of(showdown(action, word));
                        case Action.Add _,
                                Action.Discard _,
                                Action.Give _,
                                Action.Lay _,
                                Action.Pass _,
                                Action.TakeBack _,
                                Action.TakeJoker _,
                                Action.Win _ ->
                                List.of(weighing.pass(action, asItIs(), standing));
                    });
        }
        return examined;
    }

    private After asItIs() {
        return new After(now.hand, now.melds, Optional.empty(), now.said());
    }

    private static Examined showdown(Action action, String word) {
        return word.equals(Words.TENPAI)
                ? Verdicts.certain(action, word, "a ready hand is paid for")
                : Verdicts.never(action, word, "a ready hand would be paid for");
    }

    /// A claim, once with each discard that leaves the hand nearer than it is.
    private List<Examined> claim(Action action, Meld meld) {
        if (meld.isKong()) {
            return List.of(Verdicts.never(action, "kan", "an open kan gives more than it brings"));
        }
        Tile taken = meld.taken().orElseThrow().tile();
        List<Tile> used = new ArrayList<>(meld.tiles());
        used.remove(taken);
        Tiles left = now.hand.without(used);
        List<Meld> melds = new ArrayList<>(now.melds);
        melds.add(meld);
        List<RoughWay> ways = RoughWays.of(now, left.kinds(), melds);
        if (RoughWay.least(ways) >= standing.distance()) {
            return List.of(
                    Verdicts.never(action, "no nearer", "it would not bring the hand nearer"));
        }
        Estimates estimates = new Estimates(now, left, melds, ways);
        List<Examined> nearer = new ArrayList<>();
        for (Tile face : left.faces()) {
            if (face.kind() != taken.kind()) {
                Estimate estimate = estimates.without(face);
                if (estimate.distance() < standing.distance()) {
                    After after = After.discarding(face, left, melds, Said.NOTHING);
                    nearer.add(weighing.with(action, after, estimate));
                }
            }
        }
        return nearer.isEmpty()
                ? List.of(Verdicts.never(action, "no yaku", "the hand would have no yaku"))
                : nearer;
    }
}
