package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.table.Words;
import sparrow.core.game.Considered;

/// Whether to claim what another seat has discarded.
final class ClaimAdvice {
    private final Situation now;
    private final RiichiRules rules;
    private final Weighing weighing;
    private final Outlook standing;

    ClaimAdvice(Situation now, RiichiRules rules, Weighing weighing) {
        this.now = now;
        this.rules = rules;
        this.weighing = weighing;
        this.standing = new Prospects(now, rules, now.own.hand(), now.own.melds()).standing();
    }

    List<Considered> consider(List<Action> actions) {
        List<Considered> considered = new ArrayList<>(actions.size());
        for (Action action : actions) {
            considered.add(
                    switch (action) {
                        case Action.Claim(Meld meld) -> claim(action, meld);
                        case Action.Declare(String word) when word.equals(Words.TENPAI) ->
                                Verdicts.certain(action, word, "a ready hand is paid for");
                        default ->
                                new Considered(
                                        action,
                                        weighing.worth(standing),
                                        () -> Weighing.outlook(standing));
                    });
        }
        return considered;
    }

    private Considered claim(Action action, Meld meld) {
        if (meld.isKong()) {
            return Verdicts.never(action, "kan", "an open kan gives more than it brings");
        }
        Tile taken = meld.taken().orElseThrow().tile();
        List<Tile> used = new ArrayList<>(meld.tiles());
        used.remove(taken);
        Tiles left = now.own.hand().without(used);
        List<Meld> melds = new ArrayList<>(now.own.melds());
        melds.add(meld);
        Prospects prospects = new Prospects(now, rules, left, melds);
        if (prospects.distance() >= standing.distance()) {
            return Verdicts.never(action, "no nearer", "it would not bring the hand nearer");
        }
        Considered best = Verdicts.never(action, "no yaku", "the hand would have no yaku");
        for (Tile face : left.faces()) {
            if (face.kind() != taken.kind()) {
                Outlook outlook = prospects.without(face, false);
                Considered discard = weighing.discard(action, face, outlook);
                if (outlook.distance() < standing.distance() && discard.value() > best.value()) {
                    best = discard;
                }
            }
        }
        return best;
    }
}
