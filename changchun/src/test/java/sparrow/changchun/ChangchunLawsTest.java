package sparrow.changchun;

import org.junit.jupiter.api.Test;
import sparrow.core.table.Rules;
import sparrow.testkit.Census;
import sparrow.testkit.Laws;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Changchun obeys every law under every preset, and every rule of the table occurs often enough to
/// have been tried; what is rarer is scripted in the tests beside this one.
class ChangchunLawsTest {
    private static final String[] ALWAYS = {
        "phase play",
        "claimed RUN of 3",
        "claimed GROUP of 3",
        "claimed GROUP of 4",
        "laid OWN GROUP",
        "Added",
        "said ting",
        "marker bao to 1",
        "said bao hit",
        "said bao drawn",
        "paid win",
        "won on DRAW",
        "won on DISCARD",
        "ended by win",
        "ended by exhausted"
    };
    private static final String[] WITH_SPECIAL_KONGS = {
        "phase last draws", "laid OWN MIXED", "paid kong", "said put back"
    };

    private static Census check(Preset preset, long seed, int from, int hands) {
        Rules rules = preset.rules();
        TableRules read = TableRules.of(rules);
        return Laws.of(() -> new ChangchunVariant(rules, read))
                .players(Strolling::new)
                .seed(seed)
                .from(from)
                .hands(hands)
                .check();
    }

    private static void quick(Preset preset, String... more) {
        int hands = Integer.getInteger("sparrow.hands", 10_000);
        check(preset, Long.getLong("sparrow.seed", 8), 0, hands)
                .require(hands / 100, ALWAYS)
                .require(hands / 100, more);
    }

    @Test
    void ten_thousand_hands_of_the_trial_rules_obey_every_law() {
        quick(Preset.MIL2024, WITH_SPECIAL_KONGS);
    }

    @Test
    void ten_thousand_simple_hands_obey_every_law() {
        quick(Preset.SIMPLE);
    }

    @Test
    void ten_thousand_hands_as_in_jilin_obey_every_law() {
        quick(Preset.JILIN_APP, WITH_SPECIAL_KONGS);
    }

    private static void inTheLongRun(Preset preset, int hands, String... more) {
        String name = "changchun-laws-" + preset.key();
        new LongRun(name, hands, 5_000, System.out)
                .seeded()
                .run(
                        "Every law of the testkit over hands of Changchun, "
                                + preset.key()
                                + ", played by wandering players.",
                        (from, count) -> check(preset, LongRun.SEED, from, count),
                        census -> census.require(hands / 100, ALWAYS).require(hands / 100, more));
    }

    @LongTest("changchun-laws-mil2024")
    void three_million_hands_of_the_trial_rules_obey_every_law() {
        inTheLongRun(Preset.MIL2024, 3_000_000, WITH_SPECIAL_KONGS);
    }

    @LongTest("changchun-laws-simple")
    void a_hundred_thousand_simple_hands_obey_every_law() {
        inTheLongRun(Preset.SIMPLE, 100_000);
    }

    @LongTest("changchun-laws-jilin-app")
    void a_hundred_thousand_hands_as_in_jilin_obey_every_law() {
        inTheLongRun(Preset.JILIN_APP, 100_000, WITH_SPECIAL_KONGS);
    }
}
