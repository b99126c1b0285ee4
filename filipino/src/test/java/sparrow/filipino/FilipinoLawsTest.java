package sparrow.filipino;

import org.junit.jupiter.api.Test;
import sparrow.testkit.Census;
import sparrow.testkit.Laws;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Every preset obeys every law, and so does a house that plays with all the odd rules at once;
/// every rule occurs often enough to have been tried.
class FilipinoLawsTest {
    private static final String[] RULES = {
        "phase flowers",
        "phase play",
        "laid OWN FLOWERS",
        "laid FACE_DOWN GROUP",
        "claimed RUN of 3",
        "claimed GROUP of 3",
        "claimed GROUP of 4",
        "Added",
        "Turned",
        "paid kang",
        "paid secret",
        "paid sagasa",
        "paid no flowers start",
        "paid todas",
        "won on DRAW",
        "won on DISCARD",
        "ended by todas",
        "ended by wall"
    };

    private static final int HANDS = Integer.getInteger("sparrow.hands", 10_000);
    private static final long SEED = Long.getLong("sparrow.seed", 20_261);

    private static Laws laws(FilipinoRules rules) {
        return Laws.of(() -> new FilipinoVariant(rules)).laidAtOnce(rules::isFlower);
    }

    private static Census check(FilipinoRules rules, int hands) {
        return laws(rules).seed(SEED).hands(hands).check();
    }

    @Test
    void ten_thousand_hands_of_the_standard_obey_every_law() {
        check(Scenes.rules("standard"), HANDS).require(HANDS / 100, RULES);
    }

    @Test
    void ten_thousand_hands_of_manila_obey_every_law() {
        check(Scenes.rules("manila"), HANDS)
                .require(HANDS / 100, RULES)
                .require(HANDS / 100, "paid thirteen flowers");
    }

    @Test
    void ten_thousand_hands_of_the_visayas_obey_every_law() {
        check(Scenes.rules("visayan"), HANDS)
                .require(HANDS / 100, RULES)
                .require(HANDS / 100, "laid OWN MIXED", "paid beauty", "paid news");
    }

    /// All that the presets leave out.
    private static FilipinoRules odd() {
        return Scenes.rules(
                "manila",
                "joker=yes",
                "joker_claimed_win=yes",
                "joker_discard=yes",
                "joker_eye=1",
                "reserve=5",
                "chow=anyone",
                "winners=all_win",
                "min_units=1",
                "same_turn_pass=yes",
                "secret_hidden=no",
                "sagasa_later=yes",
                "kang_payer=discarder",
                "rob_sagasa=yes",
                "siete_open_trio=yes",
                "siete_doubles=yes",
                "thirteen_repeat=yes",
                "double_dice=yes",
                "draw_dealer=keep",
                "jai_alai=yes",
                "flower=1",
                "kang_bunot=1",
                "second_bisaklat=4");
    }

    @Test
    void a_house_with_every_odd_rule_obeys_every_law() {
        int hands = Math.max(Math.min(200, HANDS), HANDS / 10);
        check(odd(), hands)
                .require(
                        hands / 100,
                        "marker joker to 4",
                        "laid OWN GROUP",
                        "paid flower",
                        "paid jai alai");
    }

    @LongTest("filipino-standard-laws")
    void three_million_hands_of_the_standard_obey_every_law() {
        longRun("filipino-standard-laws", 3_000_000, Scenes.rules("standard"));
    }

    @LongTest("filipino-manila-laws")
    void a_hundred_thousand_hands_of_manila_obey_every_law() {
        longRun("filipino-manila-laws", 100_000, Scenes.rules("manila"));
    }

    @LongTest("filipino-visayan-laws")
    void a_hundred_thousand_hands_of_the_visayas_obey_every_law() {
        longRun("filipino-visayan-laws", 100_000, Scenes.rules("visayan"));
    }

    private static void longRun(String name, int hands, FilipinoRules rules) {
        new LongRun(name, hands, 5_000, System.out)
                .seeded()
                .run(
                        "Every law of the testkit over hands of Filipino mahjong, played by wandering"
                                + " players.",
                        (from, count) ->
                                laws(rules).seed(LongRun.SEED).from(from).hands(count).check(),
                        census -> census.require(hands / 100, RULES));
    }
}
