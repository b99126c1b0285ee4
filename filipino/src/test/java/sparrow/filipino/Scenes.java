package sparrow.filipino;

import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.testkit.Changes;
import sparrow.testkit.Script;

/// Tables and wins for the tests, in the notation of the game. A is mano.
final class Scenes {
    private Scenes() {}

    static FilipinoRules rules(String preset, String... changes) {
        return FilipinoRules.of(preset, Changes.of(changes)).orThrow();
    }

    static Script table(String... changes) {
        return Script.of(new FilipinoVariant(rules("standard", changes)));
    }

    /// Hands in which nothing fits together; C alone has a pair, of east winds.
    static Script lonely(String... changes) {
        return table(changes)
                .hand("A", "1147m258p369s1234567z")
                .hand("B", "258m369p147s1234567z")
                .hand("C", "369m147p258s1134567z")
                .hand("D", "147m258p369s2234567z");
    }

    /// The same, but C lacks only the east wind for five sets and a pair.
    static Script ready(String... changes) {
        return table(changes)
                .hand("A", "1147m258p369s1234567z")
                .hand("B", "258m369p147s2234567z")
                .hand("C", "123345m456789p777s1z")
                .hand("D", "147m258p369s2334567z");
    }

    /// The reasons of all payments so far.
    static List<String> paid(Script.Played table) {
        return table.payments().stream().map(Event.Paid::reason).toList();
    }

    /// The titles of what a win is paid for; the last tile typed won, on a discard.
    static List<String> ambitions(String hand) {
        return ambitions(FilipinoRules.STANDARD, onDiscard(hand));
    }

    static List<String> ambitions(FilipinoRules rules, Win win) {
        return rules.score(win).orElseThrow().ambitions().stream()
                .map(counted -> counted.ambition().title())
                .toList();
    }

    static Win onDiscard(String hand) {
        Hand read = Hand.of(hand);
        return Win.onDiscard(read, read.tiles().getLast()).flowers(1);
    }

    static Win bunot(String hand) {
        Hand read = Hand.of(hand);
        return Win.bunot(read, read.tiles().getLast()).flowers(1);
    }

    static int quarters(FilipinoRules rules, Win win) {
        return rules.score(win).orElseThrow().quarters();
    }

    static boolean wins(String hand) {
        return FilipinoRules.STANDARD.score(onDiscard(hand)).isPresent();
    }

    static Tile tile(String text) {
        return Hand.of(text).tiles().getFirst();
    }
}
