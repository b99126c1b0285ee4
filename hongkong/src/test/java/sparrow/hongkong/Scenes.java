package sparrow.hongkong;

import java.util.List;
import java.util.stream.Collectors;
import sparrow.core.table.Event;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tiles;
import sparrow.testkit.Changes;
import sparrow.testkit.Script;

/// Wins and rules for the tests, in the notation of the game.
final class Scenes {
    static final HongKongRules OLD_STYLE = rules("old-style");

    /// The old style without a minimum, so that a test sees every faan.
    static final HongKongRules FREE = rules("old-style", "minimum=0", "limit=13");

    private Scenes() {}

    static HongKongRules rules(String preset, String... changes) {
        return HongKongRules.of(preset, Changes.of(changes)).orThrow();
    }

    static Script table(String... changes) {
        return Script.of(new HongKongVariant(rules("old-style", changes)));
    }

    /// Hands in which nothing fits together. A deals.
    static Script lonely(String... changes) {
        return table(changes)
                .hand("A", "147m258p369s12345z")
                .hand("B", "258m369p147s1234z")
                .hand("C", "369m147p258s4567z")
                .hand("D", "147m258p369s4567z");
    }

    /// The same, but C has four pungs and waits for the white dragon.
    static Script ready(String... changes) {
        return lonely(changes).hand("C", "333m444p777s999m5z");
    }

    /// A win of east in the east round on a discard, the last tile typed, with the flower of north.
    static Win won(String hand) {
        Hand read = Hand.of(hand);
        return Win.onDiscard(read, read.tiles().getLast()).flowers(flowers("4f"));
    }

    static Win drawn(String hand) {
        return won(hand).with(Win.Circumstance.SELF_DRAW);
    }

    static Tiles flowers(String flowers) {
        return Hand.of(flowers).concealed();
    }

    /// What the best reading is paid for, such as "All pungs 3, Dragons 1".
    static String faan(HongKongRules rules, Win win) {
        List<Score> scores = rules.scores(win);
        return scores.isEmpty() ? "no win" : text(scores.getFirst());
    }

    static String faan(Win win) {
        return faan(FREE, win);
    }

    private static String text(Score score) {
        return score.counted().isEmpty()
                ? "chicken"
                : score.counted().stream()
                        .map(each -> each.entry().title() + " " + each.faan())
                        .collect(Collectors.joining(", "));
    }

    // A table at play

    static List<Seat> winners(Script.Played table) {
        return table.table().log().events().stream()
                .filter(Event.Won.class::isInstance)
                .map(event -> ((Event.Won) event).seat())
                .toList();
    }
}
