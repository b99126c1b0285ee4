package sparrow.testkit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

    TwinTables(Variant variant, Table table, Eyes eyes, Chance chance) {
        this.variant = variant;
        this.eyes = eyes;
        this.table = table;
        List<Event> log = table.log().events();
        Tracks tracks = new Tracks(log, eyes);
        this.twin = Table.fold(tracks.rewritten(log, permuted(tracks, chance)));
    }

    /// The unseen faces in another order. A kong laid face down stays four of a kind: it changes
    /// places with a kind of which nothing has been seen.
    private static List<Tile> permuted(Tracks tracks, Chance chance) {
        List<Tile> faces = new ArrayList<>(tracks.faces());
        Set<Integer> loose = new HashSet<>(tracks.unseen());
        for (List<Integer> meld : tracks.unseenMelds()) {
            loose.removeAll(meld);
        }
        for (List<Integer> meld : tracks.unseenMelds()) {
            swapWithWholeKind(faces, meld, loose, chance);
        }
        List<Integer> positions = loose.stream().sorted().toList();
        List<Integer> sources = chance.shuffled(positions);
        List<Tile> old = List.copyOf(faces);
        for (int i = 0; i < positions.size(); i++) {
            faces.set(positions.get(i), old.get(sources.get(i)));
        }
        return faces;
    }

    private static void swapWithWholeKind(
            List<Tile> faces, List<Integer> meld, Set<Integer> loose, Chance chance) {
        for (Tile kind : chance.shuffled(Tile.faces())) {
            List<Integer> copies =
                    loose.stream().filter(at -> faces.get(at) == kind).sorted().toList();
            if (copies.size() >= meld.size()) {
                for (int i = 0; i < meld.size(); i++) {
                    Tile face = faces.get(meld.get(i));
                    faces.set(meld.get(i), kind);
                    faces.set(copies.get(i), face);
                }
                return;
            }
        }
    }

    void agree() {
        if (!seen(table.log().events()).equals(seen(twin.log().events()))) {
            throw new BrokenLaw(Law.TWINS, eyes + " can tell twin tables apart");
        }
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

    private List<Event> seen(List<Event> events) {
        return events.stream().map(event -> event.seenBy(eyes)).toList();
    }

    private static List<Event> openly(List<Event> events) {
        return events.stream().map(event -> event.seenBy(Eyes.SPECTATOR)).toList();
    }
}
