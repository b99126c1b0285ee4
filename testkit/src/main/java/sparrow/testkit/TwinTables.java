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

/// A table and twins of it, each differing only in what one viewer cannot know. If that viewer can
/// tell them apart, something leaks.
final class TwinTables {
    private static final List<Eyes> VIEWERS =
            List.of(Eyes.A, Eyes.B, Eyes.C, Eyes.D, Eyes.SPECTATOR);

    private final Variant variant;
    private final Tracks tracks;
    private final Predicate<Tile> laidAtOnce;
    private final Chance chance;

    /// @param tracks of the tiles of the table, up to now
    TwinTables(Variant variant, Tracks tracks, Predicate<Tile> laidAtOnce, Chance chance) {
        this.variant = variant;
        this.tracks = tracks;
        this.laidAtOnce = laidAtOnce;
        this.chance = chance;
    }

    /// Fails when somebody sees a difference in what has happened, in what it may choose, in who is
    /// asked or in what happens next.
    void agree(Table table, Seats<Choice> pending) {
        for (Eyes eyes : VIEWERS) {
            if (eyes == Eyes.SPECTATOR || table.places().has(Seat.values()[eyes.ordinal()])) {
                List<Event> twin = Leaks.twin(tracks, eyes, laidAtOnce, chance);
                Leaks.sameTo(eyes, tracks.log(), twin);
                if (!table.isOver()) {
                    choicesAgree(table, pending, Table.fold(twin), eyes);
                }
            }
        }
    }

    private void choicesAgree(Table table, Seats<Choice> pending, Table twin, Eyes eyes) {
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
        Seats<Action> chosen = pending.map(choice -> choice.fallback());
        if (chosen.equals(pendingTwin.map(choice -> choice.fallback()))) {
            nextStepAgrees(variant.resolve(table, chosen), variant.resolve(twin, chosen));
        }
    }

    /// Where the same actions can be taken on both tables and nothing is shown by them, everybody
    /// sees the same happen.
    private static void nextStepAgrees(List<Event> step, List<Event> stepTwin) {
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
