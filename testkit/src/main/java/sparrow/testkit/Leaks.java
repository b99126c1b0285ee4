package sparrow.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import sparrow.core.game.Chance;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Table;
import sparrow.core.tile.Tile;

/// Twin logs: the same log with the faces exchanged that a viewer has not seen. Who can tell them
/// apart sees too much.
public final class Leaks {
    private Leaks() {}

    /// Fails when any viewer could tell the log from a twin of it.
    public static void none(List<Event> log, Chance chance) {
        for (Eyes eyes : Eyes.values()) {
            if (eyes != Eyes.REFEREE) {
                sameTo(eyes, log, twin(log, eyes, _ -> false, chance));
            }
        }
    }

    static void sameTo(Eyes eyes, List<Event> log, List<Event> twin) {
        List<Event> seen = seen(log, eyes);
        List<Event> seenTwin = seen(twin, eyes);
        if (!seen.equals(seenTwin) || !Table.fold(seen).equals(Table.fold(seenTwin))) {
            throw new BrokenLaw(Law.TWINS, eyes + " can tell twin tables apart");
        }
    }

    static List<Event> seen(List<Event> events, Eyes eyes) {
        return events.stream().map(event -> event.seenBy(eyes)).toList();
    }

    /// The log with the faces exchanged that those eyes have not seen.
    ///
    /// @param laidAtOnce tiles that everybody knows to be in no hand
    public static List<Event> twin(
            List<Event> log, Eyes eyes, Predicate<Tile> laidAtOnce, Chance chance) {
        Tracks tracks = new Tracks(log, eyes);
        return tracks.rewritten(log, permuted(tracks, laidAtOnce, chance));
    }

    /// The unseen faces in another order. A kong laid face down stays four of a kind: it changes
    /// places with a kind of which nothing has been seen.
    private static List<Tile> permuted(Tracks tracks, Predicate<Tile> laidAtOnce, Chance chance) {
        List<Tile> faces = new ArrayList<>(tracks.faces());
        Set<Integer> loose = new HashSet<>(tracks.unseen());
        for (List<Integer> meld : tracks.unseenMelds()) {
            loose.removeAll(meld);
        }
        for (List<Integer> meld : tracks.unseenMelds()) {
            swapWithWholeKind(faces, meld, loose, laidAtOnce, chance);
        }
        List<Integer> positions = loose.stream().sorted().toList();
        List<Integer> sources = chance.shuffled(positions);
        List<Tile> old = List.copyOf(faces);
        for (int i = 0; i < positions.size(); i++) {
            faces.set(positions.get(i), old.get(sources.get(i)));
        }
        backToTheWall(tracks, faces, positions, laidAtOnce);
        return faces;
    }

    /// Tiles that no hand can hide change places with others that are still in the wall.
    private static void backToTheWall(
            Tracks tracks, List<Tile> faces, List<Integer> positions, Predicate<Tile> laidAtOnce) {
        List<Integer> free =
                new ArrayList<>(
                        positions.stream()
                                .filter(at ->
                                        !tracks.isTaken(at) && !laidAtOnce.test(faces.get(at)))
                                .toList());
        for (int at : positions) {
            if (tracks.isTaken(at) && laidAtOnce.test(faces.get(at))) {
                Collections.swap(faces, at, free.removeLast());
            }
        }
    }

    private static void swapWithWholeKind(
            List<Tile> faces,
            List<Integer> meld,
            Set<Integer> loose,
            Predicate<Tile> laidAtOnce,
            Chance chance) {
        for (Tile kind : chance.shuffled(Tile.faces())) {
            List<Integer> copies =
                    loose.stream().filter(at -> faces.get(at) == kind).sorted().toList();
            if (copies.size() >= meld.size() && !laidAtOnce.test(kind)) {
                for (int i = 0; i < meld.size(); i++) {
                    Tile face = faces.get(meld.get(i));
                    faces.set(meld.get(i), kind);
                    faces.set(copies.get(i), face);
                }
                return;
            }
        }
    }
}
