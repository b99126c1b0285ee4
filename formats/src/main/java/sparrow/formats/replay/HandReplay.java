package sparrow.formats.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.records.replay.Difference;
import sparrow.records.replay.EventWords;
import sparrow.riichi.table.Words;

/// One hand played again as a record tells it.
final class HandReplay {
    private final Variant variant;
    private final List<Event> told;
    private Table table;
    private int next = 2;
    private Optional<String> difference = Optional.empty();
    private Difference.Kind kind = Difference.Kind.COURSE;

    /// What happens with the choice in the middle of which the record ends.
    private List<Event> unfinished = List.of();

    private HandReplay(Variant variant, List<Event> told) {
        this.variant = variant;
        this.told = told;
        this.table = Table.fold(told.subList(0, next));
    }

    /// @param told begins with the start of the hand and its wall
    static HandReplay of(Variant variant, List<Event> told) {
        HandReplay replay = new HandReplay(variant, told);
        while (replay.difference.isEmpty() && replay.goesOn()) {
            replay.step();
        }
        return replay;
    }

    /// The hand up to where the record tells no more, with all that the rules make of the last
    /// choice it tells.
    static HandReplay completed(Variant variant, List<Event> told) {
        HandReplay replay = of(variant, told);
        if (replay.difference.isEmpty()) {
            replay.table = replay.table.after(replay.unfinished);
            while (!replay.table.isOver() && variant.pending(replay.table).isEmpty()) {
                replay.table = replay.table.after(variant.resolve(replay.table, Seats.none()));
            }
        }
        return replay;
    }

    /// What the rules and the record disagree about, if they do.
    Optional<String> difference() {
        return difference;
    }

    /// What it is about.
    Difference.Kind kind() {
        return kind;
    }

    /// How many of the events told agree with the rules.
    int agreed() {
        return next;
    }

    /// The table up to there.
    Table table() {
        return table;
    }

    private boolean goesOn() {
        return !table.isOver() && next < told.size();
    }

    private void step() {
        Seats<Choice> asked = variant.pending(table);
        Optional<Seats<Action>> chosen =
                asked.isEmpty()
                        ? Optional.of(Seats.none())
                        : ActionsTold.actions(asked, told.subList(next, told.size()));
        if (chosen.isEmpty()) {
            next = told.size();
            return;
        }
        for (Seat seat : asked.seats()) {
            Action action = chosen.get().get(seat);
            if (!asked.get(seat).allows(action)) {
                kind =
                        action instanceof Action.Pass
                                ? Difference.Kind.COURSE
                                : Difference.Kind.ACTION;
                difference = Optional.of(refusal(seat, action, asked.get(seat)));
                return;
            }
        }
        compare(variant.resolve(table, chosen.get()));
    }

    private String refusal(Seat seat, Action action, Choice choice) {
        List<String> open = new ArrayList<>();
        if (choice instanceof Choice.OneOf(List<Action> actions)) {
            actions.stream().limit(20).map(Action::text).forEach(open::add);
        }
        return action instanceof Action.Pass
                ? "the record goes on with \""
                        + EventWords.of(told.get(next))
                        + "\", but it is for "
                        + seat
                        + " to "
                        + String.join(" or ", open)
                : seat + " cannot " + action.text() + ", only " + String.join(" or ", open);
    }

    private void compare(List<Event> happened) {
        for (Event event : merged(happened)) {
            if (next == told.size()) {
                unfinished = happened;
                return;
            }
            boolean isLeftOut = isLeftOut(event, told.get(next));
            if (!isLeftOut && !EventComparison.agrees(event, told.get(next))) {
                kind = EventComparison.kind(event, told.get(next));
                difference = Optional.of(EventComparison.difference(event, told.get(next)));
                return;
            }
            next += isLeftOut ? 0 : 1;
        }
        table = table.after(happened);
        if (table.isOver() && next < told.size()) {
            difference =
                    Optional.of(
                            "the hand is over, but the record goes on with \""
                                    + EventWords.of(told.get(next))
                                    + "\"");
        }
    }

    /// Hands shown at the end, indicators under the others, and who says that it is ready, go
    /// without saying in some records.
    private static boolean isLeftOut(Event happened, Event told) {
        return switch (happened) {
            case Event.Shown _ -> !(told instanceof Event.Shown);
            case Event.Revealed(String marker, int _, Tile _, Set<Seat> _) ->
                    marker.equals(Words.URA) && !(told instanceof Event.Revealed);
            case Event.Declared(Seat _, String word) ->
                    (word.equals(Words.TENPAI) || word.equals(Words.NOTEN))
                            && !(told instanceof Event.Declared);
            case Event _ -> false;
        };
    }

    /// A record tells several payments for nagashi mangan as one.
    private static List<Event> merged(List<Event> happened) {
        List<Event> merged = new ArrayList<>();
        for (Event event : happened) {
            if (event instanceof Event.Paid paid
                    && paid.reason().equals(Words.NAGASHI)
                    && !merged.isEmpty()
                    && merged.getLast() instanceof Event.Paid before
                    && before.reason().equals(Words.NAGASHI)) {
                merged.removeLast();
                merged.add(
                        new Event.Paid(
                                paid.reason(),
                                List.of(),
                                paid.points()
                                        .map((seat, change) -> change + before.points().get(seat)),
                                paid.pot() + before.pot()));
            } else {
                merged.add(event);
            }
        }
        return merged;
    }
}
