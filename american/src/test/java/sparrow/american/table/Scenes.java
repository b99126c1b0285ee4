package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// Tables for the tests, in the notation of the game and on a small card. A is East.
final class Scenes {
    /// Lines that are easy to tell apart.
    static final String CARD =
            """
            card "Test card"
            section "Sets"
            1: FFFF 1111a 2222b 33c X 25
            2: FF 111a 222b 3333c 44c X 30
            section "Closed"
            1: 111a 333a 555a 777a 99a C 40
            section "Quints"
            1: 11111a 44444b FFFF X 45
            section "Pairs" nobonus nojokers
            1: 11a 22a 33a 44a 55a 66a 77a C 50
            2: 11a 11b 11c 22a 22b 22c 33c C 50
            """;

    private Scenes() {}

    static AmericanRules rules(Preset preset, String... changes) {
        Map<String, String> values = new TreeMap<>();
        values.put("card", CARD);
        for (String change : changes) {
            values.put(change.split("=", 2)[0], change.split("=", 2)[1]);
        }
        return AmericanRules.of(preset, values).orThrow();
    }

    static AmericanRules rules(String... changes) {
        return rules(Preset.LEAGUE, changes);
    }

    /// A table before the first pass.
    static Script table(String... changes) {
        return Script.of(new AmericanVariant(rules(changes)));
    }

    /// A table at which play begins at once.
    static Script play(String... changes) {
        List<String> all = new ArrayList<>(List.of("charleston=none"));
        all.addAll(List.of(changes));
        return table(all.toArray(String[]::new));
    }

    /// Hands in which nothing fits together and no tile is there twice.
    static Script lonely(Script script) {
        return script.hand("A", "15689m5689p5689s1z")
                .hand("B", "5689m5689p5689s2z")
                .hand("C", "5689m5689p5689s3z")
                .hand("D", "6789m6789p6789s4z");
    }

    /// Everybody passes and discards what was drawn until it is that seat's turn.
    static Script.Played until(Script.Played table, String seat) {
        while (table.choices(seat).stream().noneMatch(choice -> choice.startsWith("discard"))) {
            idle(table);
        }
        return table;
    }

    /// Everybody passes and discards what was drawn until nothing is left of the wall or the hand.
    static Script.Played toTheLastTile(Script.Played table) {
        return toTheLast(table, 0);
    }

    /// The same, until so many tiles are left and somebody has drawn.
    static Script.Played toTheLast(Script.Played table, int left) {
        while (!table.table().isOver()
                && !(table.table().wall().left() <= left
                        && table.table().log().last() instanceof Event.Drew)) {
            idle(table);
        }
        return table;
    }

    private static void idle(Script.Played table) {
        String turn = table.table().turn().name();
        List<String> choices = table.choices(turn);
        if (choices.isEmpty()) {
            table.passAll();
        } else {
            table.play(
                    turn
                            + ": "
                            + choices.stream()
                                    .filter(choice -> choice.endsWith("as drawn"))
                                    .findFirst()
                                    .orElse(choices.getLast()));
        }
    }

    static List<Event.Paid> paid(Script.Played table) {
        return table.table().log().events().stream()
                .filter(Event.Paid.class::isInstance)
                .map(Event.Paid.class::cast)
                .toList();
    }

    /// The last score sheet, such as "jokerless 2 times".
    static List<String> sheet(Script.Played table) {
        return paid(table).getLast().lines().stream()
                .map(line -> line.what() + " " + line.amount() + " " + line.unit())
                .toList();
    }

    static List<Tile> tiles(String text) {
        return Notation.COMPACT.readTiles(text).orThrow();
    }
}
