package sparrow.testkit;

import org.junit.jupiter.api.Test;
import sparrow.testkit.wren.Wren;

/// The toy variant obeys every law, and every one of its rules occurs often enough to have been
/// tried.
class WrenLawsTest {
    private static final String[] RULES = {
        "phase pass",
        "phase play",
        "Exchanged",
        "claimed RUN of 3",
        "claimed GROUP of 3",
        "claimed GROUP of 4",
        "laid FACE_DOWN GROUP",
        "Added",
        "Turned",
        "paid kong",
        "paid win",
        "paid wall",
        "marker lucky to 1",
        "marker lucky to 4",
        "won on DRAW",
        "won on DISCARD",
        "won on ADDED",
        "ended by win",
        "ended by wall"
    };

    @Test
    void ten_thousand_hands_obey_every_law() {
        int hands = Integer.getInteger("sparrow.hands", 10_000);
        Census census =
                Laws.of(Wren::standard)
                        .seed(Long.getLong("sparrow.seed", 20_260))
                        .hands(hands)
                        .check();
        census.require(hands / 100, RULES);
    }

    @LongTest("wren-laws")
    void two_hundred_thousand_hands_obey_every_law() {
        new LongRun("wren-laws", 200_000, 10_000, System.out)
                .seeded()
                .run(
                        "Every law of the testkit over hands of Wren, the toy variant, played by wandering players.",
                        (from, count) ->
                                Laws.of(Wren::standard)
                                        .seed(LongRun.SEED)
                                        .from(from)
                                        .hands(count)
                                        .check(),
                        census -> census.require(2_000, RULES));
    }
}
