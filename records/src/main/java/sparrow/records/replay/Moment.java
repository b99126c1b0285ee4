package sparrow.records.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// A moment of a recorded hand in which somebody had to choose, and what they did.
///
/// @param table when they were asked
/// @param done by seat: every action of it that leads to what happened, whatever it was, with what
///   the others did; several where somebody else's claim went before, none where the record does
///   not tell
/// @param happened how many events of the record came of it
/// @param isWhole whether the record tells all that the rules bring about, as far as it goes
public record Moment(
        Table table, Seats<Choice> asked, Seats<List<Action>> done, int happened, boolean isWhole) {
    /// More ways than this to answer together are not tried.
    private static final int MOST = 20_000;

    public Moment {
        done = done.map(actions -> List.copyOf(actions));
    }

    /// After how many events they were asked.
    public int after() {
        return table.log().size();
    }

    /// What a seat did, if that is certain.
    public Optional<Action> action(Seat seat) {
        List<Action> actions = done.get(seat);
        return actions.size() == 1 ? Optional.of(actions.getFirst()) : Optional.empty();
    }

    /// Finds out what was done at a table.
    ///
    /// @param next what happened then, as far as it is told
    public static Moment of(Variant variant, Table table, List<Event> next) {
        return new Search(variant, table, next).found();
    }

    /// Looks for answers that bring about what happened, or the most of it.
    private static final class Search {
        private final Variant variant;
        private final Table table;
        private final List<Event> next;
        private final Seats<Choice> asked;
        private Seats<Action> answers = Seats.none();
        private int most;
        private boolean isWhole;

        Search(Variant variant, Table table, List<Event> next) {
            this.variant = variant;
            this.table = table;
            this.next = next;
            this.asked = variant.pending(table);
        }

        Moment found() {
            Guesses guesses = new Guesses(asked, next);
            for (int tried = 0; guesses.hasNext() && tried < MOST && !isWhole; tried++) {
                attempt(guesses.next());
            }
            return new Moment(
                    table,
                    asked,
                    asked.map((seat, choice) -> most == 0 ? List.of() : done(seat, choice)),
                    most,
                    isWhole);
        }

        private void attempt(Seats<Action> tried) {
            List<Event> brought = variant.resolve(table, tried);
            int same = inCommon(brought);
            if (same > most) {
                most = same;
                answers = tried;
            }
            isWhole = same > 0 && (same == brought.size() || same == next.size());
        }

        private int inCommon(List<Event> brought) {
            int common = Math.min(brought.size(), next.size());
            int same = 0;
            while (same < common && isSame(brought.get(same), next.get(same))) {
                same++;
            }
            return same;
        }

        /// A record may not know the wall, and then draws tell who draws.
        private static boolean isSame(Event brought, Event told) {
            return SameEvent.agree(brought, told)
                    || (brought instanceof Event.Drew one
                            && told instanceof Event.Drew other
                            && one.seat() == other.seat());
        }

        /// Every action of the seat that comes to the same with what the others did.
        private List<Action> done(Seat seat, Choice choice) {
            Action found = answers.get(seat);
            if (isTold(seat, found)) {
                return List.of(found);
            }
            if (!(choice instanceof Choice.OneOf(List<Action> actions))) {
                return isGiven(seat, found) ? List.of(found) : List.of();
            }
            List<Action> all = new ArrayList<>(List.of(found));
            for (Action other : actions) {
                if (!other.equals(found)
                        && inCommon(variant.resolve(table, answers.with(seat, other))) == most) {
                    all.add(other);
                }
            }
            return all;
        }

        /// Whether the next event is that very action of the one seat that was asked.
        private boolean isTold(Seat seat, Action action) {
            return asked.size() == 1
                    && switch (action) {
                        case Action.Win _, Action.Pass _, Action.Give _ -> false;
                        case Action.Discard _,
                                Action.Claim _,
                                Action.Lay _,
                                Action.Add _,
                                Action.TakeBack _,
                                Action.Declare _,
                                Action.TakeJoker _ ->
                                action.by(seat).equals(next.getFirst());
                    };
        }

        private boolean isGiven(Seat seat, Action action) {
            return next.stream()
                    .filter(Event.Exchanged.class::isInstance)
                    .map(Event.Exchanged.class::cast)
                    .findFirst()
                    .flatMap(exchanged -> exchanged.given().find(seat))
                    .filter(given -> action.equals(new Action.Give(given)))
                    .isPresent();
        }
    }
}
