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
import sparrow.core.game.Considered;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// What each action in play leads to.
final class PlayWeighing {
    private static final double SURE = 1e8;
    private static final double NO = -1e8;

    private final View view;
    private final AmericanVariant variant;
    private final HandValue value;
    private final WhyAction why;
    private final Scope scope;
    private final Held held;
    private final Threats threats;

    PlayWeighing(View view, AmericanVariant variant, HandValue value, WhyAction why, Scope scope) {
        this.view = view;
        this.scope = scope;
        this.variant = variant;
        this.value = value;
        this.why = why;
        this.held = Held.of(value.position());
        this.threats = Threats.of(value);
    }

    List<Considered> weighed(List<Action> actions) {
        return isTurn(actions) ? turn(actions) : between(actions);
    }

    private static boolean isTurn(List<Action> actions) {
        return actions.stream().anyMatch(Action.Discard.class::isInstance);
    }

    /// With a tile to discard: mah jongg and exchanges first, then the discards in their order.
    private List<Considered> turn(List<Action> actions) {
        List<Considered> considered = new ArrayList<>();
        Exchanges.Plan plan = Exchanges.best(value, threats);
        Map<Tile, Action> thrown = new HashMap<>();
        for (Action action : actions) {
            switch (action) {
                case Action.Discard(Tile tile, var _) -> thrown.put(Held.alike(tile), action);
                case Action.TakeJoker take -> {
                    Considered each = exchange(take, plan);
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
        for (Parting.Thrown each : discards()) {
            Action action = thrown.get(each.tile());
            if (action != null) {
                most = Math.min(most, each.net());
                considered.add(new Considered(action, most, () -> why.thrown(held, each, threats)));
            }
        }
        return considered;
    }

    private List<Parting.Thrown> discards() {
        return switch (scope) {
            case EVERYTHING -> Parting.discards(value, threats, held);
            case BEST -> List.of(Parting.discard(value, threats, held));
        };
    }

    /// With a discard of somebody else to call, or to let go.
    private List<Considered> between(List<Action> actions) {
        if (scope == Scope.BEST && isClearlyLetGo(actions)) {
            return List.of(new Considered(Action.Pass.PASS, 0, List::of));
        }
        List<Considered> considered = new ArrayList<>();
        double most = 0;
        for (Action action : passFirst(actions)) {
            double least = scope == Scope.BEST ? most : 0;
            Considered each =
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
            most = Math.max(most, each.value());
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
                && value.isClearlyBest(held, calls);
    }

    /// A call must be worth more than passing: of equals the pass comes first.
    private static List<Action> passFirst(List<Action> actions) {
        List<Action> sorted = new ArrayList<>(actions);
        sorted.sort(Comparator.comparing(action -> !(action instanceof Action.Pass)));
        return sorted;
    }

    private Considered called(Action action, Held then, double least) {
        double after = value.afterDiscard(then, least);
        return new Considered(action, after, () -> why.afterDiscard(then));
    }

    private Considered letGo(Action action) {
        double now = value.of(held);
        return new Considered(action, now, () -> why.kept(held, now));
    }

    private Considered other(Action action) {
        return switch (action) {
            case Action.Win() -> ValueAdvisor.won();
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

    private Considered exchange(Action.TakeJoker take, Exchanges.Plan plan) {
        return isNext(take, plan) && plan.win().isPresent()
                ? wonBy(take)
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
                        : next.owner().equals(ValueAdvisor.name(view, take.owner())));
    }

    /// An action that leaves other tiles, of which one is discarded.
    private Considered change(Action action, Held then) {
        if (value.win(then.rack()).isPresent()) {
            return wonBy(action);
        }
        Parting.Thrown best = Parting.discard(value, threats, then);
        return new Considered(
                action, best.net() - Exchanges.LEAST_GAIN, () -> why.afterDiscard(then));
    }

    /// A challenge, or a blank that is left for a discard.
    private Considered said(Action action, String word) {
        return switch (Said.of(word).orElseThrow()) {
            case Said.Challenge(Seat seat) -> challenge(action, seat);
            case Said.BlankFor(Tile discard) -> change(action, held.buying(discard));
            case Said.Courtesy _, Said.Dice _ -> letGo(action);
        };
    }

    private Considered challenge(Action action, Seat seat) {
        boolean dead = variant.cannotWin(view.table(), seat);
        return new Considered(
                action,
                dead ? SURE : NO,
                WhyAction.because(
                        dead
                                ? "no line can be made of these exposures any more"
                                : "a line can still be made of these exposures"));
    }

    private static Considered wonBy(Action action) {
        return new Considered(
                action, ValueAdvisor.WIN, WhyAction.because("mah jongg: it completes the hand"));
    }
}
