package sparrow.formats.replay;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.riichi.table.Words;

/// What each seat that is asked must have chosen, read off the events that follow.
final class ActionsTold {
    private ActionsTold() {}

    /// The actions behind what a record tells next; none if it tells no more.
    ///
    /// @param told the rest of the record
    static Optional<Seats<Action>> actions(Seats<Choice> asked, List<Event> told) {
        int next = 0;
        while (next < told.size() && comesByItself(told.get(next))) {
            next++;
        }
        if (next == told.size()) {
            return Optional.empty();
        }
        List<Event> rest = told.subList(next, told.size());
        return Optional.of(asked.map((seat, choice) -> action(seat, choice, rest)));
    }

    /// Sticks and indicators come before what a player did.
    private static boolean comesByItself(Event event) {
        return event instanceof Event.Revealed
                || (event instanceof Event.Paid paid && paid.reason().equals(Words.RIICHI));
    }

    private static Action action(Seat seat, Choice choice, List<Event> told) {
        Action tenpai = new Action.Declare(Words.TENPAI);
        if (choice.allows(new Action.Declare(Words.NOTEN))) {
            return readiness(seat, told);
        }
        if (choice.allows(tenpai)) {
            return tenpai;
        }
        return switch (told.getFirst()) {
            case Event.Won _ -> winners(told).contains(seat) ? Action.Win.WIN : Action.Pass.PASS;
            case Event.Shown _ when endsWith(told, Words.THREE_RONS) ->
                    shown(told).contains(seat) ? Action.Win.WIN : Action.Pass.PASS;
            case Event.Declared(Seat by, String word) when by == seat -> new Action.Declare(word);
            case Event.Discarded(Seat by, Tile tile, Origin origin) when by == seat ->
                    Action.Discard.of(tile, origin);
            case Event.Claimed(Seat by, Meld meld) when by == seat -> new Action.Claim(meld);
            case Event.Laid(Seat by, Meld meld) when by == seat -> new Action.Lay(meld);
            case Event.Added(Seat by, int meld, Tile tile) when by == seat ->
                    new Action.Add(meld, tile);
            case Event.Setup _,
                    Event.Began _,
                    Event.Declared _,
                    Event.Move _,
                    Event.Reveal _,
                    Event.Outcome _ ->
                    Action.Pass.PASS;
        };
    }

    private static Action readiness(Seat seat, List<Event> told) {
        boolean said = told.contains(new Event.Declared(seat, Words.NOTEN));
        boolean isReady = !said && shown(told).contains(seat);
        return new Action.Declare(isReady ? Words.TENPAI : Words.NOTEN);
    }

    private static Set<Seat> winners(List<Event> told) {
        Set<Seat> winners = new HashSet<>();
        for (Event event : told) {
            if (event instanceof Event.Won won) {
                winners.add(won.seat());
            }
        }
        return winners;
    }

    private static Set<Seat> shown(List<Event> told) {
        Set<Seat> seats = new HashSet<>();
        for (Event event : told) {
            if (event instanceof Event.Shown shown) {
                seats.add(shown.seat());
            }
        }
        return seats;
    }

    private static boolean endsWith(List<Event> told, String reason) {
        return told.getLast().equals(new Event.Ended(reason));
    }
}
