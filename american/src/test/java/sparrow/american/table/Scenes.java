package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.testkit.Changes;
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
        Map<String, String> values = Changes.of(changes);
        values.putIfAbsent("card", CARD);
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
            table.passOn();
        }
        return table;
    }

    static List<Tile> tiles(String text) {
        return Notation.COMPACT.readTiles(text).orThrow();
    }
}
