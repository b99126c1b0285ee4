package sparrow.riichi.table;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.riichi.Preset;
import sparrow.testkit.Census;
import sparrow.testkit.Laws;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Riichi obeys every law under every preset, and its rules occur often enough to have been tried.
class RiichiLawsTest {
    private static final long SEED = Long.getLong("sparrow.seed", 20_260);

    /// Rules that wandering players meet in one hand of a hundred or more; scripted tables show the
    /// others.
    private static final String[] RULES = {
        "claimed RUN of 3",
        "claimed GROUP of 3",
        "claimed GROUP of 4",
        "laid OWN GROUP",
        "Added",
        "said riichi",
        "paid riichi",
        "paid win",
        "paid noten payment",
        "marker dora to 4",
        "marker ura to 4",
        "won on DRAW",
        "won on DISCARD",
        "ended by win",
        "ended by exhaustive draw",
        "ended by nine terminals"
    };

    private static final String[] THREE = {
        "claimed GROUP of 3",
        "laid OWN GROUP",
        "laid OWN FLOWERS",
        "said riichi",
        "paid win",
        "won on DRAW",
        "won on DISCARD",
        "ended by win",
        "ended by exhaustive draw"
    };

    private static Laws laws(Preset preset, long seed) {
        HouseRules rules = new HouseRules(preset.rules());
        return Laws.of(() -> new RiichiVariant(rules)).seed(seed).players(Builder::new);
    }

    @Test
    void ten_thousand_hands_of_four_obey_every_law() {
        int hands = Integer.getInteger("sparrow.hands", 10_000);
        Census census = laws(Preset.TENHOU, SEED).hands(hands).check();
        if (Boolean.getBoolean("sparrow.census")) {
            System.out.println(census);
        }
        census.require(hands / 100, RULES);
    }

    @Test
    void two_thousand_hands_of_three_obey_every_law() {
        int hands = Integer.getInteger("sparrow.hands", 10_000) / 5;
        Census census = laws(Preset.TENHOU3, SEED).hands(hands).check();
        if (Boolean.getBoolean("sparrow.census")) {
            System.out.println(census);
        }
        census.require(hands / 100, THREE);
    }

    @ParameterizedTest
    @EnumSource
    void every_preset_obeys_every_law(Preset preset) {
        laws(preset, SEED + 1).hands(Integer.getInteger("sparrow.hands", 10_000) / 50).check();
    }

    @LongTest("riichi-laws")
    void three_million_hands_of_four_obey_every_law() {
        inTheLongRun("riichi-laws", 3_000_000, "Riichi", Preset.TENHOU, RULES);
    }

    @LongTest("riichi-laws-three")
    void a_hundred_thousand_hands_of_three_obey_every_law() {
        inTheLongRun("riichi-laws-three", 100_000, "three-player Riichi", Preset.TENHOU3, THREE);
    }

    private static void inTheLongRun(
            String name, int hands, String game, Preset preset, String... rules) {
        new LongRun(name, hands, 5_000, System.out)
                .seeded()
                .run(
                        "Every law of the testkit over hands of "
                                + game
                                + " under Tenhou's rules, played by builders and wanderers.",
                        (from, count) -> laws(preset, LongRun.SEED).from(from).hands(count).check(),
                        census -> census.require(hands / 200, rules));
    }
}
