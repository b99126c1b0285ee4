package sparrow.review;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.table.Views;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.odds.Weighed;

/// Values tables for what the tiles bring.
///
/// A value is given to the table after the deal and after every draw. The luck of a draw is that
/// value less its mean over all tiles that could have come, each as likely as it is; the luck of a
/// deal is its value less the mean over other deals. Whatever the value is, such luck is zero on
/// average; the better it foretells the result, the more of the chance in the result it explains.
///
/// @param laidAtOnce tiles that are laid and replaced: to draw one is neither good nor bad
record Luck(Variant variant, Seats<Seer> seers, Predicate<Tile> laidAtOnce) {
    /// So many other deals are looked at.
    private static final int DEALS = 16;

    /// What a draw is worth.
    static final class Worth {
        private final double own;
        private final double[] all;

        private Worth(double own, double[] all) {
            this.own = own;
            this.all = all;
        }

        /// The points that the seat which draws can expect.
        double own() {
            return own;
        }

        /// The change of points that is expected, by place at the table.
        double of(int place) {
            return all[place];
        }
    }

    /// What each of the tiles that may be drawn is worth to a seat that draws it.
    ///
    /// @param estimate what the seat could expect before
    @Nullable Worth[] draws(
            Table table, Event.Drew drew, Draws draws, Views views, double estimate) {
        @Nullable Worth[] worths = new @Nullable Worth[Tile.values().length];
        for (Tile tile : draws.faces()) {
            if (!laidAtOnce.test(tile)) {
                worths[tile.ordinal()] = drawn(table, drew, tile, views, estimate);
            }
        }
        return worths;
    }

    private Worth drawn(Table table, Event.Drew drew, Tile tile, Views views, double estimate) {
        Seat seat = drew.seat();
        Table then = Draws.drawn(table, seat, tile, drew.at());
        Seats<Choice> asked = variant.pending(then);
        if (!asked.has(seat)) {
            return shared(then, seat, estimate);
        }
        View view = views.branch().of(seat, then);
        Seer.Glance glance = seers.get(seat).glance(view, asked.get(seat));
        if (glance.action() instanceof Action.Win) {
            return ended(then, Seats.only(seat, glance.action()), seat);
        }
        double own = glance.value().orElse(estimate);
        if (glance.action() instanceof Action.Discard && wins(then, seat, glance.action())) {
            // Somebody would win on it: perhaps the level knows better than its rule of thumb.
            Weighed best = Seer.best(seers.get(seat).weighed(view, asked.get(seat)));
            if (best.action() instanceof Action.Discard && wins(then, seat, best.action())) {
                return dealtIn(then, seat, best.action());
            }
            own = best.isSettled() ? own : best.told().value();
        }
        return shared(then, seat, own);
    }

    /// Whether somebody may win on a discard.
    private boolean wins(Table table, Seat seat, Action discard) {
        Table after = table.after(variant.resolve(table, Seats.only(seat, discard)));
        return !after.isOver()
                && variant.pending(after).values().stream()
                        .anyMatch(each -> each.allows(Action.Win.WIN));
    }

    private Worth dealtIn(Table table, Seat seat, Action discard) {
        Table after = table.after(variant.resolve(table, Seats.only(seat, discard)));
        return ended(after, variant.pending(after).map(Luck::winning), seat);
    }

    private static Action winning(Choice choice) {
        return choice.allows(Action.Win.WIN) ? Action.Win.WIN : Lookahead.idle(choice);
    }

    /// What one seat expects the others pay together.
    private static Worth shared(Table table, Seat seat, double own) {
        double[] all = new double[table.seats().size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = table.seats().get(i) == seat ? own : -own / (all.length - 1);
        }
        return new Worth(own, all);
    }

    /// The changes of points when the hand ends so.
    private Worth ended(Table table, Seats<Action> answers, Seat seat) {
        Table end = table.after(variant.resolve(table, answers));
        while (!end.isOver()) {
            end = end.after(variant.resolve(end, variant.pending(end).map(Luck::winning)));
        }
        double[] all = new double[table.seats().size()];
        double own = 0;
        for (int i = 0; i < all.length; i++) {
            Seat each = table.seats().get(i);
            all[i] = end.place(each).points() - table.place(each).points();
            own = each == seat ? all[i] : own;
        }
        return new Worth(own, all);
    }

    // The deal

    /// What each seat can expect of the tiles it was dealt, by place at the table.
    double[] dealt(Table table) {
        Seats<Choice> asked = variant.pending(table);
        Draws draws = Draws.of(table);
        Views views = new Views();
        double[] values = new double[table.seats().size()];
        for (int i = 0; i < values.length; i++) {
            Seat seat = table.seats().get(i);
            if (isAsked(asked, seat)) {
                values[i] = glance(table, seat, asked.get(seat), views);
            } else {
                double sum = 0;
                for (Tile tile : draws.faces()) {
                    sum += draws.count(tile) * drawing(table, seat, tile, views);
                }
                values[i] = sum / Math.max(1, draws.size());
            }
        }
        return values;
    }

    /// The mean of the same over other deals, found with one tile for each.
    double[] dealtOnAverage(Table table) {
        double[] sums = new double[table.seats().size()];
        Seed seed = Seed.splitMix64(number(table));
        for (int deal = 0; deal < DEALS; deal++) {
            Chance chance = seed.hand(deal);
            Table other = Game.start(variant, table.started(), chance).table();
            Seats<Choice> asked = variant.pending(other);
            Views views = new Views();
            for (int i = 0; i < sums.length; i++) {
                Seat seat = other.seats().get(i);
                sums[i] +=
                        isAsked(asked, seat)
                                ? glance(other, seat, asked.get(seat), views)
                                : drawing(other, seat, other.wall().tile(any(other)), views);
            }
        }
        for (int i = 0; i < sums.length; i++) {
            sums[i] /= DEALS;
        }
        return sums;
    }

    /// A number that belongs to this deal: every deal is compared with others of its own, for the
    /// error of always the same sixteen would be luck that comes back in every hand.
    static long number(Table table) {
        long number = table.started().hand();
        for (Seat seat : table.seats()) {
            for (Tile face : table.place(seat).hand().faces()) {
                number = 1_000_003 * number + 8L * face.ordinal();
                number += table.place(seat).hand().count(face);
            }
        }
        return number;
    }

    /// A place in the wall whose tile nobody has seen: the next, which is as good as any.
    private static int any(Table table) {
        int at = table.wall().front();
        while (!Draws.isUnseen(table, at)) {
            at++;
        }
        return at;
    }

    private static boolean isAsked(Seats<Choice> asked, Seat seat) {
        return asked.has(seat) && HandReviewer.isOpen(asked.get(seat));
    }

    private double glance(Table table, Seat seat, Choice choice, Views views) {
        return seers.get(seat).glance(views.of(seat, table), choice).value().orElse(0.0);
    }

    /// What a seat could expect if it drew that tile first.
    private double drawing(Table table, Seat seat, Tile tile, Views views) {
        if (laidAtOnce.test(tile)) {
            return 0;
        }
        Table then = Draws.drawn(table, seat, tile, table.wall().front());
        Seats<Choice> asked = variant.pending(then);
        return isAsked(asked, seat) ? glance(then, seat, asked.get(seat), views.branch()) : 0;
    }
}
