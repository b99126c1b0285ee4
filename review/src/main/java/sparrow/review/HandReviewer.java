package sparrow.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Variant;
import sparrow.core.table.Origin;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.table.Views;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.odds.Weighed;
import sparrow.records.replay.Moment;
import sparrow.review.Lookahead.Ahead;
import sparrow.review.Omissions.Charge;
import sparrow.review.ReviewedChoice.PlacementCost;

/// Goes through the choices of one hand.
final class HandReviewer {
    /// So many actions are told where one was not the best.
    private static final int FEW = 5;

    /// What is as good as something else to a level, but for rounding.
    private static final double EQUAL = 1e-9;

    private final int hand;
    private final Seats<Seer> seers;
    private final Lookahead lookahead;
    private final ActionWords words;
    private final Sizes sizes;
    private final Optional<Placing> placing;
    private final Views views = new Views();
    private final Omissions omissions = new Omissions();

    /// @param hand its index in the match
    HandReviewer(
            int hand,
            Variant variant,
            Seats<Seer> seers,
            ActionWords words,
            Sizes sizes,
            Optional<Placing> placing) {
        this.hand = hand;
        this.seers = seers;
        this.lookahead = new Lookahead(variant, seers);
        this.words = words;
        this.sizes = sizes;
        this.placing = placing;
    }

    /// @param unclear by seat: choices of which the record does not tell what was done
    record Reviewed(List<ReviewedChoice> choices, List<Seat> unclear) {}

    Reviewed review(List<Moment> moments, Set<Seat> wanted) {
        List<ReviewedChoice> choices = new ArrayList<>();
        List<Seat> unclear = new ArrayList<>();
        for (Moment moment : moments) {
            for (Seat seat : moment.asked().seats()) {
                if (wanted.contains(seat) && isOpen(moment.asked().get(seat))) {
                    moment.action(seat)
                            .ifPresentOrElse(
                                    action -> choices.add(choice(moment, seat, action)),
                                    () -> unclear.add(seat));
                }
            }
        }
        return new Reviewed(choices, unclear);
    }

    static boolean isOpen(Choice choice) {
        return !(choice instanceof Choice.OneOf(List<Action> actions)) || actions.size() > 1;
    }

    /// What was done at one choice.
    ReviewedChoice choice(Moment moment, Seat seat, Action played) {
        List<Weighed> all =
                seers.get(seat).weighed(views.of(seat, moment.table()), moment.asked().get(seat));
        Compared compared = compared(moment, seat, played, all);
        Action advised = compared.best.action();
        Charge before = omissions.charged(seat, moment.asked().get(seat), advised);
        if (before.points() > 0 && compared.cost > 0) {
            Compared charged = compared.less(before);
            List<Weighed> others =
                    all.stream().filter(each -> !each.action().equals(advised)).toList();
            Compared rest = others.isEmpty() ? charged : compared(moment, seat, played, others);
            compared = rest.cost >= charged.cost ? rest : charged;
        }
        ReviewedChoice reviewed = told(moment, seat, played, compared);
        if (reviewed.cost() > 0) {
            omissions.charge(
                    seat,
                    reviewed.advised().action(),
                    compared.charged.plus(
                            reviewed.cost(),
                            reviewed.placement().map(PlacementCost::cost).orElse(0.0)));
        }
        return reviewed;
    }

    /// What was done beside what the level would do.
    ///
    /// @param all what the level chooses from
    /// @param charged what has been charged before for not doing what is advised
    private record Compared(
            List<Weighed> all,
            Weighed best,
            Weighed done,
            Optional<Ahead> advised,
            Optional<Ahead> played,
            double cost,
            Charge charged) {
        Compared less(Charge before) {
            return new Compared(
                    all, best, done, advised, played, Math.max(0, cost - before.points()), before);
        }
    }

    private Compared compared(Moment moment, Seat seat, Action played, List<Weighed> all) {
        Choice choice = moment.asked().get(seat);
        View view = views.of(seat, moment.table());
        Weighed best = Seer.best(all);
        if (isSame(best.action(), played)) {
            Optional<Ahead> ahead = told(best);
            return new Compared(all, best, best, ahead, ahead, 0, Charge.NONE);
        }
        Weighed done = done(view, choice, played, best, all);
        Table table = moment.table();
        Optional<Ahead> afterAdvised =
                told(best).or(() -> lookahead.after(table, seat, best.action()));
        Optional<Ahead> afterPlayed =
                told(done)
                        .or(() -> without(view, choice, played, best))
                        .or(() -> lookahead.after(table, seat, played))
                        .or(() -> unknown(best));
        double cost = isAsGood(done, best) ? 0 : cost(afterAdvised, afterPlayed);
        return new Compared(all, best, done, afterAdvised, afterPlayed, cost, Charge.NONE);
    }

    private ReviewedChoice told(Moment moment, Seat seat, Action played, Compared compared) {
        Weighed done = compared.done;
        Weighed best = compared.best;
        boolean explains = compared.cost > 0;
        Optional<PlacementCost> placed =
                placing.filter(_ -> explains)
                        .flatMap(each ->
                                each.cost(moment.table(), seat, compared.played, compared.advised))
                        .map(cost -> cost.less(compared.charged.placement()));
        double counted =
                placed.map(cost -> placing.orElseThrow().counted(compared.cost, cost))
                        .orElse(compared.cost);
        return new ReviewedChoice(
                hand,
                moment.after(),
                seat,
                moment.table().place(seat).pond().size() + 1,
                Kind.of(moment.asked().get(seat), played, best.action(), compared.all),
                judged(played, compared.played, explains ? why(seat, done) : List.of()),
                judged(best.action(), compared.advised, explains ? why(seat, best) : List.of()),
                compared.cost,
                sizes.of(counted),
                placed,
                explains ? ranking(compared.all) : List.of());
    }

    /// The action that was done as the level sees it.
    private Weighed done(View view, Choice choice, Action played, Weighed best, List<Weighed> all) {
        return find(all, played)
                .or(() ->
                        find(
                                seers.get(view.seat()).weighed(view, only(choice, played, best)),
                                played))
                .orElse(best);
    }

    private static Optional<Weighed> find(List<Weighed> all, Action action) {
        return all.stream().filter(each -> isSame(each.action(), action)).findFirst();
    }

    /// The choice between what was done and what is advised, if there were no other.
    private static Choice only(Choice choice, Action played, Weighed best) {
        return switch (choice) {
            case Choice.OneOf _ -> new Choice.OneOf(List.of(played, best.action()));
            case Choice.TilesToGive give ->
                    played instanceof Action.Give(List<Tile> tiles)
                            ? new Choice.TilesToGive(
                                    tiles.size(), tiles.size(), Tiles.of(tiles), List.of())
                            : give;
        };
    }

    /// What is told of the action if what a rule settles were not open.
    private Optional<Ahead> without(View view, Choice choice, Action played, Weighed best) {
        if (!best.isSettled()) {
            return Optional.empty();
        }
        Optional<Choice> rest =
                switch (choice) {
                    case Choice.OneOf(List<Action> actions) -> {
                        List<Action> others =
                                actions.stream()
                                        .filter(each -> !each.equals(best.action()))
                                        .toList();
                        yield others.isEmpty()
                                ? Optional.empty()
                                : Optional.of(new Choice.OneOf(others));
                    }
                    case Choice.TilesToGive give ->
                            Optional.of(
                                    new Choice.TilesToGive(
                                            give.least(), give.most(), give.from(), List.of()));
                };
        return rest.flatMap(others -> find(seers.get(view.seat()).weighed(view, others), played))
                .flatMap(HandReviewer::told);
    }

    /// What is left of a hand that could have been won, where nobody tells: nothing, as it is on
    /// average.
    private static Optional<Ahead> unknown(Weighed best) {
        return best.action() instanceof Action.Win ? Optional.of(Ahead.of(0)) : Optional.empty();
    }

    private static Optional<Ahead> told(Weighed weighed) {
        return weighed.isSettled() ? Optional.empty() : Optional.of(Ahead.of(weighed.told()));
    }

    private static boolean isAsGood(Weighed done, Weighed best) {
        return best.value() - done.value() <= EQUAL * Math.max(1, Math.abs(best.value()));
    }

    private static double cost(Optional<Ahead> advised, Optional<Ahead> played) {
        return advised.isPresent() && played.isPresent()
                ? Math.max(0, advised.get().value() - played.get().value())
                : 0;
    }

    private Judged judged(Action action, Optional<Ahead> ahead, List<String> why) {
        return new Judged(
                action, words.of(action), ahead.map(Ahead::value), ahead.flatMap(Ahead::told), why);
    }

    private List<String> why(Seat seat, Weighed weighed) {
        return seers.get(seat).why(weighed);
    }

    private List<Judged> ranking(List<Weighed> all) {
        return all.stream()
                .sorted(Comparator.comparingDouble(Weighed::value).reversed())
                .limit(FEW)
                .map(each -> judged(each.action(), told(each), List.of()))
                .toList();
    }

    /// In which order tiles are given, and where equal tiles come from, changes nothing.
    static boolean isSame(Action one, Action other) {
        return one.equals(other)
                || (one instanceof Action.Discard(Tile tile, Origin _)
                        && other instanceof Action.Discard(Tile thrown, Origin _)
                        && tile == thrown);
    }
}
