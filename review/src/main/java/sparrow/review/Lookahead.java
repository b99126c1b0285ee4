package sparrow.review;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.Views;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.odds.Forecast;
import sparrow.odds.Weighed;

/// What actions are worth that a rule settles and no forecast is made of: by what comes of them,
/// when nobody else interferes, up to the next choice of the seat.
record Lookahead(Variant variant, Seats<Seer> seers) {
    private static final int DEEPEST = 3;

    /// Why the others are not looked at: nobody can say what comes then.
    private static final Optional<Ahead> UNKNOWN = Optional.empty();

    /// What comes of an action.
    ///
    /// @param value the points that the seat can expect
    /// @param told how the hand will end, where it goes on with a choice of the seat
    record Ahead(double value, Optional<Forecast> told, Hand hand) {
        /// What becomes of the hand.
        enum Hand {
            GOES_ON,
            /// It ends with the action, and the points are sure.
            IS_OVER
        }

        static Ahead of(Forecast forecast) {
            return new Ahead(forecast.value(), Optional.of(forecast), Hand.GOES_ON);
        }

        /// A value of which no more is known.
        static Ahead of(double value) {
            return new Ahead(value, Optional.empty(), Hand.GOES_ON);
        }

        private Ahead plus(double points) {
            return new Ahead(value + points, told, hand);
        }
    }

    /// What the seat can expect after an action, where that can be found out.
    Optional<Ahead> after(Table table, Seat seat, Action action) {
        return after(table, seat, action, DEEPEST);
    }

    private Optional<Ahead> after(Table table, Seat seat, Action action, int deep) {
        Seats<Choice> asked = variant.pending(table);
        Seats<Action> answers = asked.map((who, choice) -> who == seat ? action : idle(choice));
        return follow(table, variant.resolve(table, answers), seat, deep)
                .map(ahead -> ahead.plus(-table.place(seat).points()));
    }

    /// Nothing, where that can be done.
    static Action idle(Choice choice) {
        return choice.allows(Action.Pass.PASS) ? Action.Pass.PASS : choice.fallback();
    }

    /// The points of the seat in the end.
    private Optional<Ahead> follow(Table before, List<Event> events, Seat seat, int deep) {
        Table table = before;
        for (Event event : events) {
            if (event instanceof Event.Drew(Seat who, Tile _, int at)) {
                return who == seat ? drawn(table, seat, at) : UNKNOWN;
            }
            table = table.after(event);
        }
        if (table.isOver()) {
            return Optional.of(
                    new Ahead(table.place(seat).points(), Optional.empty(), Ahead.Hand.IS_OVER));
        }
        Seats<Choice> asked = variant.pending(table);
        if (asked.has(seat)) {
            return chosen(table, seat, asked.get(seat), deep);
        }
        return follow(table, variant.resolve(table, asked.map(Lookahead::idle)), seat, deep);
    }

    /// After what the level would do next.
    private Optional<Ahead> chosen(Table table, Seat seat, Choice choice, int deep) {
        List<Weighed> all = seers.get(seat).weighed(new Views().of(seat, table), choice);
        Weighed best = Seer.best(all);
        Optional<Ahead> ahead =
                !best.isSettled()
                        ? Optional.of(Ahead.of(best.told()))
                        : deep == 0 ? UNKNOWN : after(table, seat, best.action(), deep - 1);
        return ahead.map(more -> more.plus(table.place(seat).points()));
    }

    /// The mean over all tiles that may be drawn.
    private Optional<Ahead> drawn(Table table, Seat seat, int at) {
        double points = table.place(seat).points();
        Draws draws = Draws.of(table);
        Views views = new Views();
        double sum = 0;
        int count = 0;
        for (Tile tile : draws.faces()) {
            Table then = Draws.drawn(table, seat, tile, at);
            Seats<Choice> asked = variant.pending(then);
            if (asked.has(seat)) {
                Optional<Double> value =
                        seers.get(seat)
                                .glance(views.branch().of(seat, then), asked.get(seat))
                                .value();
                if (value.isPresent()) {
                    sum += draws.count(tile) * value.get();
                    count += draws.count(tile);
                }
            }
        }
        return count == 0 ? UNKNOWN : Optional.of(Ahead.of(points + sum / count));
    }
}
