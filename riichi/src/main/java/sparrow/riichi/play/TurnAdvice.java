package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.odds.Examined;
import sparrow.riichi.play.Waits.Said;
import sparrow.riichi.table.Words;

/// What to do in the own turn.
final class TurnAdvice {
    /// From this distance on, nine terminals are thrown in.
    private static final int FAR = 4;

    /// From these points on, riichi adds nothing to a hand but the stick.
    private static final int YAKUMAN = 32_000;

    private final Counted now;
    private final Weighing weighing;
    private final Estimates estimates;
    private final boolean declared;

    TurnAdvice(Counted now, Weighing weighing) {
        this.now = now;
        this.weighing = weighing;
        this.estimates = new Estimates(now, now.hand, now.melds);
        this.declared = now.situation.isInRiichi();
    }

    List<Examined> examine(List<Action> actions) {
        List<Examined> examined = new ArrayList<>(actions.size());
        for (Action action : actions) {
            examined.addAll(
                    switch (action) {
                        case Action.Discard(Tile tile, Origin _) ->
                                List.of(
                                        weighing.discard(
                                                action, after(tile, now.said()), estimate(tile)));
                        case Action.Declare(String word) -> declaration(action, word, actions);
                        case Action.Lay(Meld meld) ->
                                List.of(
                                        meld.kind() == Meld.Kind.FLOWERS
                                                ? Verdicts.certain(
                                                        action,
                                                        "north",
                                                        "a north set aside is a dora")
                                                : kan(action, meld.tiles(), meld));
                        case Action.Add(int meld, Tile tile) ->
                                List.of(
                                        kan(
                                                action,
                                                List.of(tile),
                                                now.melds.get(meld).grown(tile)));
                        case Action.Claim _,
                                Action.Give _,
                                Action.Pass _,
                                Action.TakeBack _,
                                Action.TakeJoker _,
                                Action.Win _ ->
                                List.of(
                                        Verdicts.of(
                                                action, 0, "nothing", "there is nothing to weigh"));
                    });
        }
        return examined;
    }

    private After after(Tile discard, Said said) {
        return After.discarding(discard, now.hand, now.melds, said);
    }

    private Estimate estimate(Tile discard) {
        return declared ? estimates.declaringWith(discard) : estimates.without(discard);
    }

    private List<Examined> declaration(Action action, String word, List<Action> actions) {
        return switch (word) {
            case Words.RIICHI -> riichi(action, actions);
            case Words.NINE_TERMINALS ->
                    List.of(
                            estimates.distance() >= FAR
                                    ? Verdicts.certain(
                                            action, word, "the hand is too far from ready")
                                    : Verdicts.never(
                                            action, word, "the hand is good enough to play"));
            default -> List.of(Verdicts.never(action, word, "it gives away more than it brings"));
        };
    }

    /// Riichi, once with each discard that leaves the hand ready.
    private List<Examined> riichi(Action action, List<Action> actions) {
        List<Examined> ready = new ArrayList<>();
        boolean yakuman = false;
        for (Action each : actions) {
            if (each instanceof Action.Discard(Tile tile, Origin _)
                    && estimates.isReadyWithout(tile)) {
                ready.add(
                        weighing.with(
                                action, after(tile, Said.RIICHI), estimates.declaringWith(tile)));
                yakuman |= isYakuman(estimates.without(tile));
            }
        }
        if (yakuman) {
            return List.of(Verdicts.never(action, "riichi", "a yakuman pays no more with riichi"));
        }
        return ready.isEmpty()
                ? List.of(Verdicts.never(action, "riichi", "there is no wait"))
                : ready;
    }

    private boolean isYakuman(Estimate silent) {
        return silent.distance() == 1 && silent.points() - now.situation.pot() >= YAKUMAN;
    }

    /// A kan brings a draw and a dora. It is made when it leaves the hand as near as it was and
    /// nobody who is ready profits from the dora more than this seat.
    private Examined kan(Action action, List<Tile> used, Meld kan) {
        if (declared) {
            return Verdicts.certain(action, "kan", "the waits stay, a dora may come");
        }
        Tiles left = now.hand.without(used);
        List<Meld> melds = new ArrayList<>(now.melds);
        if (used.size() == 1) {
            melds.removeIf(meld -> meld.kind() == Meld.Kind.GROUP && meld.face() == kan.face());
        }
        melds.add(kan);
        Estimate after = new Estimates(now, left, melds).standing();
        if (after.distance() > estimates.distance()) {
            return Verdicts.never(action, "kan", "it would take the hand apart");
        }
        return weighing.isUnderRiichi() && after.distance() > 1
                ? Verdicts.never(action, "kan", "the dora would be theirs")
                : Verdicts.certain(action, "kan", "one more draw and one more dora, no step back");
    }
}
