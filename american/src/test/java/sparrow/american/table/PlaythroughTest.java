package sparrow.american.table;

import static sparrow.american.table.Scenes.table;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Table;
import sparrow.testkit.Golden;
import sparrow.testkit.Script;

/// One hand from the first pass to the payment, as the referee and two of the seats saw it.
class PlaythroughTest {
    private static Table hand() {
        Script.Played table =
                table().hand("A", "15689m569p568s1z11f")
                        .hand("B", "11m222p3s3567z11f1j")
                        .hand("C", "579m1689p579s234z")
                        .hand("D", "1678m11278p789s1j")
                        .draws("8s1z3s")
                        .start();
        charleston(table);
        table.play("A: discard 1f", "B: claim (111f1j)", "B: discard 9s").passAll();
        table.play("C: discard 1p", "D: claim (111p)", "D: add 1j to meld 0", "D: discard 9m");
        table.passAll()
                .play("A: take the joker of meld 0 of B for 1f", "A: discard 1z")
                .passAll()
                .play("B: win");
        return table.table();
    }

    /// Everybody gives fewer than three tiles in the last pass, so all owe some.
    private static void charleston(Script.Played table) {
        table.play(
                "A: give 19m9p; B: give 567z; C: give 234z; D: give 678m",
                "A: give 678m; B: give 9m9p3z; C: give 579m; D: give 1m2p9s",
                "A: give 1z; B: give nothing; C: give 56z; D: give 4z",
                "C: say stop",
                "A: say courtesy 1; B: say courtesy 0; C: say courtesy 2; D: say courtesy 3",
                "A: give 5z; C: give 7z");
    }

    @Test
    void a_whole_hand_with_debts_a_corrected_exposure_and_an_exchanged_joker() {
        Table table = hand();
        for (Eyes eyes : new Eyes[] {Eyes.REFEREE, Eyes.A, Eyes.B}) {
            StringBuilder story = new StringBuilder();
            for (Event event : table.log().since(2)) {
                story.append(event.seenBy(eyes)).append('\n');
            }
            Golden.check("hand." + eyes.name().toLowerCase(Locale.ROOT) + ".txt", story.toString());
        }
    }
}
