package sparrow.changchun.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.Nearness;
import sparrow.changchun.Words;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Advisor;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.table.Rules;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.shapes.Distance;

/// Wins, says ting when it can, claims what helps, and discards in its own way. Among equals chance
/// decides.
final class ChangchunAdvisor implements Advisor {
    /// What a claim must do to the distance.
    enum Claiming {
        NOT_FARTHER,
        NEARER
    }

    private static final double WIN = 100_000;
    private static final double TING = 90_000;
    private static final double NEW_BAO = 80_000;
    private static final double TAKE = 70_000;
    private static final double LEAVE = -100_000;

    private final Chance chance;
    private final Discarding discarding;
    private final Claiming claiming;
    private Optional<Known> known = Optional.empty();

    private record Known(Rules rules, Nearness nearness) {}

    ChangchunAdvisor(Chance chance, Discarding discarding, Claiming claiming) {
        this.chance = chance;
        this.discarding = discarding;
        this.claiming = claiming;
    }

    @Override
    public Advice advise(View view, Choice choice) {
        List<Action> actions =
                choice instanceof Choice.OneOf(List<Action> all) ? all : List.of(choice.fallback());
        if (actions.size() == 1) {
            return new Advice(List.of(only(actions.getFirst())));
        }
        Position position = Position.of(view, nearness(view.table().rules()), Words.TING);
        List<Advice.Ranked> ranking = new ArrayList<>();
        List<Action.Discard> discards = new ArrayList<>();
        for (Action action : chance.shuffled(actions)) {
            if (action instanceof Action.Discard discard) {
                discards.add(discard);
            } else {
                ranking.add(rank(position, action));
            }
        }
        if (!discards.isEmpty()) {
            ranking.addAll(discarding.rank(position, discards));
        }
        return Advice.ranked(ranking);
    }

    private static Advice.Ranked only(Action action) {
        return new Advice.Ranked(
                action, 0, List.of(new Advice.Reason("choice", 1, "nothing else can be done")));
    }

    private Nearness nearness(Rules rules) {
        if (known.isEmpty() || !known.get().rules().equals(rules)) {
            known = Optional.of(new Known(rules, new Nearness(new ChangchunRules(rules))));
        }
        return known.get().nearness();
    }

    private Advice.Ranked rank(Position position, Action action) {
        return switch (action) {
            case Action.Win() -> ranked(action, WIN, "win", 1, "the hand is complete");
            case Action.Declare(String word) when word.equals(Words.TING) ->
                    ranked(action, TING, "ready", 1, "one tile from winning, and the bao counts");
            case Action.Declare _ ->
                    ranked(
                            action,
                            NEW_BAO,
                            "bao copies left",
                            0,
                            "no copy of this bao can come any more");
            case Action.Claim(Meld meld) -> claim(position, action, meld);
            case Action.Lay(Meld meld) ->
                    kong(position, action, position.distanceWith(meld, meld.tiles()));
            case Action.Add(int meld, Tile tile) ->
                    kong(position, action, position.distanceAdding(meld, tile));
            case Action other -> ranked(other, 0, "waiting", 0, "nothing is taken");
        };
    }

    private Advice.Ranked claim(Position position, Action action, Meld meld) {
        List<Tile> own = new ArrayList<>(meld.tiles());
        meld.taken().ifPresent(taken -> own.remove(taken.tile()));
        int before = position.distance();
        int after = position.distanceWith(meld, own);
        boolean helps =
                position.ting() || (claiming == Claiming.NEARER ? after < before : after <= before);
        return compared(action, helps && after != Distance.NEVER, before, after);
    }

    /// A kong pays; it is made unless it leads away from the win.
    private static Advice.Ranked kong(Position position, Action action, int after) {
        int before = Math.max(1, position.distance());
        return compared(
                action,
                position.ting() || (after <= before && after != Distance.NEVER),
                before,
                after);
    }

    private static Advice.Ranked compared(Action action, boolean helps, int before, int after) {
        List<Advice.Reason> reasons = new ArrayList<>();
        Collections.addAll(
                reasons,
                new Advice.Reason("distance", before, "now " + Discarding.missing(before)),
                new Advice.Reason("distance after", after, "then " + Discarding.missing(after)));
        return new Advice.Ranked(action, (helps ? TAKE : LEAVE) - after, reasons);
    }

    private static Advice.Ranked ranked(
            Action action, double value, String name, double number, String sentence) {
        return new Advice.Ranked(action, value, List.of(new Advice.Reason(name, number, sentence)));
    }
}
