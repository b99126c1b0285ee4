package sparrow.changchun;

import sparrow.testkit.Changes;
import sparrow.testkit.Script;

/// Tables set up for a rule.
final class Scenes {
    /// Three hands that hold no honors and are far from a win.
    static final String FAR_B = "11447m22558p369s";

    static final String FAR_C = "22558m11447p257s";
    static final String FAR_D = "33669m33669p147s";

    /// Ready with any useless tile more: two pairs wait for 1z and 8s.
    static final String READY = "123m456p345s88s11z";

    private Scenes() {}

    static ChangchunVariant variant(Preset preset, String... changes) {
        return new ChangchunVariant(
                preset.rules().with(ChangchunOptions.all(), Changes.of(changes)).orThrow());
    }

    static Script trial(String... changes) {
        return Script.of(variant(Preset.MIL2024, changes));
    }

    /// A is ready, the others are far.
    static Script ready(String... changes) {
        return trial(changes).hand("A", READY).hand("B", FAR_B).hand("C", FAR_C).hand("D", FAR_D);
    }

    /// Each seat in turn discards what it drew, and nobody wants it.
    static Script.Played discards(Script.Played table, String seats, String tiles) {
        for (int i = 0; i < seats.length(); i++) {
            String seat = seats.substring(i, i + 1);
            String next = "BCDA".substring(seat.charAt(0) - 'A', seat.charAt(0) - 'A' + 1);
            table.play(
                    seat + ": discard " + tiles.substring(2 * i, 2 * i + 2) + " as drawn",
                    next + ": pass");
        }
        return table;
    }
}
