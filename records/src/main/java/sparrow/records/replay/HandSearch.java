package sparrow.records.replay;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Choice;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;

/// One hand of a log, played again: at each point what follows must be what the rules make of some
/// choice that the seats asked had.
///
/// The rules know the table alone, and the table is the fold of the log; so a place in the log that
/// led nowhere once leads nowhere ever.
final class HandSearch {
    private final Variant variant;
    private final List<Event> told;
    private final Deque<Moment> trail = new ArrayDeque<>();
    private final Set<Integer> visited = new HashSet<>();
    private Optional<Contrast> contrast = Optional.empty();

    /// A table as the log has it, and the choices not yet tried there.
    private record Moment(Table table, Seats<Choice> asked, Guesses guesses) {}

    /// @param told begins with the start of the hand and its wall
    HandSearch(Variant variant, List<Event> told) {
        this.variant = variant;
        this.told = told;
    }

    /// The table at the end of the log, if the rules lead there.
    Optional<Table> end() {
        Table opening = Table.fold(told.subList(0, Math.min(2, told.size())));
        if (told.size() <= opening.log().size()) {
            return Optional.of(opening);
        }
        stopAt(opening);
        while (!trail.isEmpty()) {
            Moment moment = trail.getLast();
            if (!moment.guesses().hasNext()) {
                trail.removeLast();
                continue;
            }
            Optional<Table> reached = tried(moment);
            if (reached.isPresent()) {
                return reached;
            }
        }
        return Optional.empty();
    }

    /// Where log and rules part, after [#end()] has found no way.
    Contrast contrast() {
        return contrast.orElseThrow();
    }

    private void stopAt(Table table) {
        Seats<Choice> asked = variant.pending(table);
        List<Event> rest = told.subList(table.log().size(), told.size());
        trail.addLast(new Moment(table, asked, new Guesses(asked, rest)));
    }

    /// Tries the next choice of a moment; the end of the log, if that is reached by it.
    private Optional<Table> tried(Moment moment) {
        List<Event> happened = variant.resolve(moment.table(), moment.guesses().next());
        int from = moment.table().log().size();
        int same = 0;
        while (same < happened.size() && from + same < told.size()) {
            if (!SameEvent.agree(happened.get(same), told.get(from + same))) {
                part(moment, from + same, Optional.of(happened.get(same)));
                return Optional.empty();
            }
            same++;
        }
        Table table = moment.table().after(happened.subList(0, same));
        if (from + same == told.size()) {
            return Optional.of(table);
        }
        if (table.isOver()) {
            part(moment, from + same, Optional.empty());
        } else if (visited.add(from + same)) {
            stopAt(table);
        }
        return Optional.empty();
    }

    private void part(Moment moment, int at, Optional<Event> rules) {
        Contrast here =
                new Contrast(
                        at,
                        told.get(at),
                        rules,
                        at == moment.table().log().size() ? moment.asked() : Seats.none());
        if (contrast.isEmpty() || here.isBetterThan(contrast.get())) {
            contrast = Optional.of(here);
        }
    }
}
