package sparrow.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
        Tracks tracks = Tracks.of(log);
        for (Eyes eyes : Eyes.values()) {
            if (eyes != Eyes.REFEREE) {
                Table.fold(seen(log, eyes));
                sameTo(eyes, log, twin(tracks, eyes, _ -> false, chance));
            }
        }
    }

    /// Fails when the viewer sees anything else in the twin. What is seen folds into what is known,
    /// so the tables it knows are the same as well.
    static void sameTo(Eyes eyes, List<Event> log, List<Event> twin) {
        if (log.size() != twin.size()) {
            throw new BrokenLaw(Law.TWINS, eyes + " sees a twin of another length");
        }
        for (int i = 0; i < log.size(); i++) {
            Event event = log.get(i);
            Event other = twin.get(i);
            if (!event.equals(other) && !event.seenBy(eyes).equals(other.seenBy(eyes))) {
                throw new BrokenLaw(
                        Law.TWINS, eyes + " can tell twin tables apart by " + event.seenBy(eyes));
            }
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
        return twin(Tracks.of(log), eyes, laidAtOnce, chance);
    }

    static List<Event> twin(Tracks tracks, Eyes eyes, Predicate<Tile> laidAtOnce, Chance chance) {
        return tracks.rewritten(permuted(tracks, eyes, laidAtOnce, chance));
    }

    /// The unseen faces in another order. A kong laid face down stays four of a kind: it changes
    /// places with a kind of which nothing has been seen.
    private static List<Tile> permuted(
            Tracks tracks, Eyes eyes, Predicate<Tile> laidAtOnce, Chance chance) {
        List<Tile> faces = new ArrayList<>(tracks.faces());
        List<Integer> loose = tracks.unseen(eyes);
        List<List<Integer>> unseenMelds = tracks.unseenMelds(eyes);
        unseenMelds.forEach(loose::removeAll);
        for (List<Integer> meld : unseenMelds) {
            swapWithWholeKind(faces, meld, loose, laidAtOnce, chance);
        }
        List<Tile> shuffled = chance.shuffled(loose.stream().map(faces::get).toList());
        for (int i = 0; i < shuffled.size(); i++) {
            faces.set(loose.get(i), shuffled.get(i));
        }
        backToTheWall(tracks, faces, loose, laidAtOnce);
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
            List<Integer> loose,
            Predicate<Tile> laidAtOnce,
            Chance chance) {
        for (Tile kind : chance.shuffled(Tile.faces())) {
            List<Integer> copies = loose.stream().filter(at -> faces.get(at) == kind).toList();
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
