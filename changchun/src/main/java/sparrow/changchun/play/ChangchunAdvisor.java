package sparrow.changchun.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.Nearness;
import sparrow.changchun.Words;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.Judge;
import sparrow.core.game.ReadRules;
import sparrow.core.table.Rules;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.shapes.Distance;

/// Wins, says ting when it can, claims what helps, and discards in its own way. The first of equals
/// is the best.
final class ChangchunAdvisor implements Judge {
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

    private static final ReadRules<ChangchunRules> RULES = new ReadRules<>(ChangchunRules::of);

    private final UnaryOperator<List<Action>> order;
    private final Discarding discarding;
    private final Claiming claiming;
    private Optional<Known> known = Optional.empty();

    private record Known(Rules rules, Nearness nearness) {}

    /// Among equals chance decides.
    ChangchunAdvisor(Chance chance, Discarding discarding, Claiming claiming) {
        this(chance::shuffled, discarding, claiming);
    }

    /// @param order of actions: the first of equals is the best
    ChangchunAdvisor(UnaryOperator<List<Action>> order, Discarding discarding, Claiming claiming) {
        this.order = order;
        this.discarding = discarding;
        this.claiming = claiming;
    }

    @Override
    public List<Considered> consider(View view, Choice choice) {
        List<Action> actions =
                choice instanceof Choice.OneOf(List<Action> all) ? all : List.of(choice.fallback());
        if (actions.size() == 1) {
            return List.of(only(actions.getFirst()));
        }
        Position position = position(view);
        List<Considered> considered = new ArrayList<>(actions.size());
        List<Action.Discard> discards = new ArrayList<>(actions.size());
        for (Action action : order.apply(actions)) {
            if (action instanceof Action.Discard discard) {
                discards.add(discard);
            } else {
                considered.add(considered(position, action));
            }
        }
        if (!discards.isEmpty()) {
            considered.addAll(discarding.consider(position, discards));
        }
        return considered;
    }

    /// What a seat has before it.
    Position position(View view) {
        return Position.of(view, nearness(view.table().rules()), Words.TING);
    }

    private static Considered only(Action action) {
        return considered(action, 0, "choice", 1, "nothing else can be done");
    }

    private Nearness nearness(Rules rules) {
        if (known.isEmpty() || !known.get().rules().equals(rules)) {
            known = Optional.of(new Known(rules, new Nearness(RULES.of(rules))));
        }
        return known.get().nearness();
    }

    private Considered considered(Position position, Action action) {
        return switch (action) {
            case Action.Win() -> considered(action, WIN, "win", 1, "the hand is complete");
            case Action.Declare(String word) when word.equals(Words.TING) ->
                    considered(action, TING, "ready", 1, "the hand is ready, and the bao counts");
            case Action.Declare _ ->
                    considered(
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
            case Action other -> considered(other, 0, "waiting", 0, "nothing is taken");
        };
    }

    private Considered claim(Position position, Action action, Meld meld) {
        List<Tile> own = new ArrayList<>(meld.tiles());
        meld.taken().ifPresent(taken -> own.remove(taken.tile()));
        int before = position.distance();
        int after = position.distanceWith(meld, own);
        boolean helps =
                position.ting() || (claiming == Claiming.NEARER ? after < before : after <= before);
        return compared(action, helps && after != Distance.NEVER, before, after);
    }

    /// A kong pays; it is made unless it leads away from the win.
    private static Considered kong(Position position, Action action, int after) {
        int before = Math.max(1, position.distance());
        return compared(
                action,
                position.ting() || (after <= before && after != Distance.NEVER),
                before,
                after);
    }

    private static Considered compared(Action action, boolean helps, int before, int after) {
        Supplier<List<Advice.Reason>> reasons =
                () ->
                        List.of(
                                new Advice.Reason(
                                        "distance", before, "now " + Distance.inWords(before)),
                                new Advice.Reason(
                                        "distance after",
                                        after,
                                        "then " + Distance.inWords(after)));
        return new Considered(action, (helps ? TAKE : LEAVE) - after, reasons);
    }

    private static Considered considered(
            Action action, double value, String name, double number, String sentence) {
        return new Considered(
                action, value, () -> List.of(new Advice.Reason(name, number, sentence)));
    }
}
