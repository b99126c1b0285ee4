package sparrow.testkit;

import java.util.List;
import java.util.function.Predicate;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// Two tables that differ only in what a viewer cannot know. If the viewer can tell them apart,
/// something leaks.
final class TwinTables {
    private final Variant variant;
    private final Eyes eyes;
    private final Table table;
    private final Table twin;

    TwinTables(Variant variant, Table table, Eyes eyes, Predicate<Tile> laidAtOnce, Chance chance) {
        this.variant = variant;
        this.eyes = eyes;
        this.table = table;
        this.twin = Table.fold(Leaks.twin(table.log().events(), eyes, laidAtOnce, chance));
    }

    void agree() {
        Leaks.sameTo(eyes, table.log().events(), twin.log().events());
        if (table.isOver()) {
            return;
        }
        Seats<Choice> pending = variant.pending(table);
        Seats<Choice> pendingTwin = variant.pending(twin);
        if (!pending.seats().equals(pendingTwin.seats())) {
            throw new BrokenLaw(
                    Law.TWINS,
                    "who is asked, "
                            + pending.seats()
                            + ", tells "
                            + eyes
                            + " what it may not know");
        }
        for (Seat seat : pending.seats()) {
            if (eyes.see(seat) && !pending.get(seat).equals(pendingTwin.get(seat))) {
                throw new BrokenLaw(
                        Law.TWINS, "the choice of " + seat + " tells it what it may not know");
            }
        }
        nextStepAgrees(
                pending.map(choice -> choice.fallback()),
                pendingTwin.map(choice -> choice.fallback()));
    }

    /// Where the same actions can be taken on both tables and nothing is shown by them, everybody
    /// sees the same happen.
    private void nextStepAgrees(Seats<Action> chosen, Seats<Action> chosenTwin) {
        if (!chosen.equals(chosenTwin)) {
            return;
        }
        List<Event> step = variant.resolve(table, chosen);
        List<Event> stepTwin = variant.resolve(twin, chosen);
        if (!shows(step) && !shows(stepTwin) && !openly(step).equals(openly(stepTwin))) {
            throw new BrokenLaw(
                    Law.TWINS, "what happens next tells what nobody may know: " + openly(step));
        }
    }

    private static boolean shows(List<Event> events) {
        return events.stream()
                .anyMatch(event ->
                        event instanceof Event.Shown
                                || event instanceof Event.Turned
                                || event instanceof Event.Revealed
                                || event instanceof Event.Won
                                || event instanceof Event.Ended);
    }

    private static List<Event> openly(List<Event> events) {
        return Leaks.seen(events, Eyes.SPECTATOR);
    }
}
