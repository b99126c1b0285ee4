package sparrow.american.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sparrow.american.position.Held;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Said;
import sparrow.american.value.ExchangeAdvice;
import sparrow.american.value.Exchanges;
import sparrow.american.value.HandValue;
import sparrow.american.value.Parting;
import sparrow.american.value.Threats;
import sparrow.core.game.Action;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.odds.Examined;

/// What each action in play leads to.
final class PlayWeighing {
    /// A discard spoils a hand that is worth more than a little and keeps less than a part of that.
    private static final double LITTLE = 5;

    private static final double SPOILED = 0.5;

    /// A call that leaves less than this part of what passing leaves is not worth a forecast.
    private static final double CALLED = 0.75;

    private final View view;
    private final AmericanVariant variant;
    private final Weighing weighing;
    private final HandValue value;
    private final Scope scope;
    private final Held held;
    private final Threats threats;

    PlayWeighing(View view, AmericanVariant variant, Weighing weighing, Scope scope) {
        this.view = view;
        this.variant = variant;
        this.weighing = weighing;
        this.value = weighing.value();
        this.scope = scope;
        this.held = Held.of(value.position());
        this.threats = weighing.threats();
    }

    List<Examined> weighed(List<Action> actions) {
        return isTurn(actions) ? turn(actions) : between(actions);
    }

    private static boolean isTurn(List<Action> actions) {
        return actions.stream().anyMatch(Action.Discard.class::isInstance);
    }

    /// With a tile to discard: mah jongg and exchanges first, then the discards in their order.
    private List<Examined> turn(List<Action> actions) {
        List<Examined> considered = new ArrayList<>();
        Exchanges.Plan plan = Exchanges.best(value, threats);
        Map<Tile, Action> thrown = new HashMap<>();
        for (Action action : actions) {
            switch (action) {
                case Action.Discard(Tile tile, var _) -> thrown.put(Held.alike(tile), action);
                case Action.TakeJoker take -> {
                    Examined each = exchange(take, plan);
                    considered.add(isNext(take, plan) ? 0 : considered.size(), each);
                }
                case Action.Claim _,
                        Action.Lay _,
                        Action.Add _,
                        Action.TakeBack _,
                        Action.Declare _,
                        Action.Give _,
                        Action.Win _,
                        Action.Pass _ ->
                        considered.add(other(action));
            }
        }
        double most = Double.POSITIVE_INFINITY;
        List<Parting.Thrown> discards = discards();
        double best = discards.getFirst().left();
        for (Parting.Thrown each : discards) {
            Action action = thrown.get(each.tile());
            if (action != null) {
                most = Math.min(most, each.net());
                boolean spoils =
                        scope == Scope.WORTH_TRYING
                                && best > LITTLE
                                && each.left() < SPOILED * best;
                considered.add(
                        spoils
                                ? Verdicts.never(action, "the hand would be spoiled")
                                : weighing.examined(
                                        action, most, After.thrown(value, held, each.tile())));
            }
        }
        return considered;
    }

    private List<Parting.Thrown> discards() {
        return switch (scope) {
            case WORTH_TRYING, EVERYTHING -> Parting.discards(value, threats, held);
            case BEST -> List.of(Parting.discard(value, threats, held));
        };
    }

    /// With a discard of somebody else to call, or to let go.
    private List<Examined> between(List<Action> actions) {
        if (scope == Scope.BEST && isClearlyLetGo(actions)) {
            return List.of(Verdicts.of(Action.Pass.PASS, 0, "no call is worth it"));
        }
        List<Examined> considered = new ArrayList<>();
        double most = 0;
        for (Action action : passFirst(actions)) {
            double least =
                    switch (scope) {
                        case BEST -> most;
                        case EVERYTHING -> 0;
                        case WORTH_TRYING -> CALLED * value.of(held);
                    };
            Examined each =
                    switch (action) {
                        case Action.Claim(Meld meld) -> called(action, held.claiming(meld), least);
                        case Action.Pass() -> letGo(action);
                        case Action.Discard _,
                                Action.Lay _,
                                Action.Add _,
                                Action.TakeBack _,
                                Action.Declare _,
                                Action.Give _,
                                Action.TakeJoker _,
                                Action.Win _ ->
                                other(action);
                    };
            considered.add(each);
            most = Math.max(most, each.rule());
        }
        return considered;
    }

    /// Whether no call can be worth more than passing.
    private boolean isClearlyLetGo(List<Action> actions) {
        List<Held> calls = new ArrayList<>();
        for (Action action : actions) {
            if (action instanceof Action.Claim(Meld meld)) {
                calls.add(held.claiming(meld));
            }
        }
        return calls.size() == actions.size() - 1
                && actions.contains(Action.Pass.PASS)
                && value.calling() >= 1
                && value.isClearlyBest(held, calls);
    }

    /// A call must be worth more than passing: of equals the pass comes first.
    private static List<Action> passFirst(List<Action> actions) {
        List<Action> sorted = new ArrayList<>(actions);
        sorted.sort(Comparator.comparing(action -> !(action instanceof Action.Pass)));
        return sorted;
    }

    private Examined called(Action action, Held then, double least) {
        double after = value.afterDiscard(then, value.calling() * least) / value.calling();
        return scope == Scope.WORTH_TRYING && after < least
                ? Verdicts.never(action, "the exposure would spoil the hand")
                : weighing.called(action, after, then);
    }

    private Examined letGo(Action action) {
        return weighing.examined(action, value.of(held), After.kept(value, held));
    }

    private Examined other(Action action) {
        return switch (action) {
            case Action.Win() -> Verdicts.won();
            case Action.Add(int meld, Tile tile) -> change(action, held.adding(meld, tile));
            case Action.TakeBack(int meld, List<Tile> tiles) ->
                    change(action, held.takingBack(meld, tiles));
            case Action.Declare(String word) -> said(action, word);
            case Action.Discard _,
                    Action.Claim _,
                    Action.Lay _,
                    Action.Give _,
                    Action.TakeJoker _,
                    Action.Pass _ ->
                    letGo(action);
        };
    }

    private Examined exchange(Action.TakeJoker take, Exchanges.Plan plan) {
        return isNext(take, plan) && plan.win().isPresent()
                ? Verdicts.wonBy(take)
                : change(take, taking(take));
    }

    private Held taking(Action.TakeJoker take) {
        return take.owner() == view.seat()
                ? held.exchanging(take.given(), take.meld())
                : held.exchanging(take.given());
    }

    /// Whether a joker is the next one to buy.
    private boolean isNext(Action.TakeJoker take, Exchanges.Plan plan) {
        if (plan.steps().isEmpty()) {
            return false;
        }
        ExchangeAdvice next = plan.steps().getFirst();
        boolean own = take.owner() == view.seat();
        return next.tile() == Held.alike(take.given())
                && (own
                        ? next.isOwn()
                        : next.owner().equals(AmericanExaminer.name(view, take.owner())));
    }

    /// An action that leaves other tiles, of which one is discarded.
    private Examined change(Action action, Held then) {
        if (value.win(then.rack()).isPresent()) {
            return Verdicts.wonBy(action);
        }
        Parting.Thrown best = Parting.discard(value, threats, then);
        return weighing.examined(
                action, best.net() - Exchanges.LEAST_GAIN, After.thrown(value, then, best.tile()));
    }

    /// A challenge, or a blank that is left for a discard.
    private Examined said(Action action, String word) {
        return switch (Said.of(word).orElseThrow()) {
            case Said.Challenge(Seat seat) -> challenge(action, seat);
            case Said.BlankFor(Tile discard) -> change(action, held.buying(discard));
            case Said.Courtesy _, Said.Dice _ -> letGo(action);
        };
    }

    private Examined challenge(Action action, Seat seat) {
        boolean dead = variant.cannotWin(view.table(), seat);
        return dead
                ? Verdicts.sure(action, "no line can be made of these exposures any more")
                : Verdicts.never(action, "a line can still be made of these exposures");
    }
}
