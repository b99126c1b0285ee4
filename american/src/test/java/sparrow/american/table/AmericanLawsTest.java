package sparrow.american.table;

import org.junit.jupiter.api.Test;
import sparrow.testkit.Census;
import sparrow.testkit.Changes;
import sparrow.testkit.Laws;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Every preset obeys every law, and so does a house with all the odd rules at once; every rule
/// occurs often enough to have been tried. What is rarer is scripted in the tests beside this one.
class AmericanLawsTest {
    private static final String[] ALWAYS = {
        "phase first right",
        "phase first left",
        "phase vote",
        "said stop",
        "phase second left",
        "phase second right",
        "said courtesy 0",
        "said courtesy 3",
        "phase courtesy tiles",
        "phase play",
        "claimed GROUP of 3",
        "claimed GROUP of 4",
        "Added",
        "TakenBack",
        "JokerTaken",
        "said dead",
        "said alive",
        "paid penalty",
        "paid mah jongg",
        "won on DRAW",
        "won on DISCARD",
        "ended by mah jongg",
        "ended by wall game"
    };

    private static final int HANDS = Integer.getInteger("sparrow.hands", 10_000);
    private static final long SEED = Long.getLong("sparrow.seed", 20_266);

    /// A share of all hands, or at least so many where there are that many at all.
    private static int some(int least, int share) {
        return Math.max(Math.min(least, HANDS), HANDS / share);
    }

    private static Laws laws(AmericanRules rules) {
        return Laws.of(() -> new AmericanVariant(rules))
                .players(chance -> new Strolling(rules.card(), chance));
    }

    private static Census check(AmericanRules rules, int hands) {
        return laws(rules).seed(SEED).hands(hands).check();
    }

    @Test
    void ten_thousand_hands_of_the_league_obey_every_law() {
        check(AmericanRules.of(Preset.LEAGUE.rules()), HANDS).require(HANDS / 100, ALWAYS);
    }

    @Test
    void every_other_preset_obeys_every_law() {
        int hands = some(100, 40);
        for (Preset preset : Preset.values()) {
            if (preset != Preset.LEAGUE) {
                check(AmericanRules.of(preset.rules()), hands)
                        .require(hands / 100, "paid mah jongg", "ended by wall game");
            }
        }
    }

    @Test
    void a_house_with_every_odd_rule_obeys_every_law() {
        int hands = some(200, 20);
        check(
                        rules(
                                "blanks=4",
                                "jokers=10",
                                "flowers=12",
                                "ding_dong=2",
                                "mush=3",
                                "dead_hands=automatic",
                                "several_winners=yes",
                                "cold_wall=yes",
                                "hot_wall=yes",
                                "exchange_self_pick=no",
                                "concealed_bonus=yes",
                                "east_double=yes",
                                "doubles_dice=yes",
                                "double_card=yes",
                                "pie=200",
                                "wall_game=kitty",
                                "east_keeps=yes"),
                        hands)
                .require(
                        hands / 100,
                        "phase ding dong tiles",
                        "phase mush",
                        "said dead",
                        "Retrieved",
                        "paid wall game",
                        "paid mah jongg");
    }

    @Test
    void a_table_of_three_with_open_exposures_obeys_every_law() {
        int hands = some(100, 40);
        check(
                        rules(
                                "players=3",
                                "dead_hands=table",
                                "wrong_challenge_dies=yes",
                                "scoring=tournament"),
                        hands)
                .require(hands / 100, "said dead", "paid penalty", "ended by dead hands");
    }

    private static AmericanRules rules(String... changes) {
        return AmericanRules.of(Preset.LEAGUE, Changes.of(changes)).orThrow();
    }

    @LongTest("american-laws")
    void three_million_hands_of_the_league_obey_every_law() {
        int hands = 3_000_000;
        AmericanRules rules = AmericanRules.of(Preset.LEAGUE.rules());
        new LongRun("american-laws", hands, 2_000, System.out)
                .seeded()
                .run(
                        "Every law of the testkit over hands of American mahjong on the Sparrow card,"
                                + " played by wandering players.",
                        (from, count) ->
                                laws(rules).seed(LongRun.SEED).from(from).hands(count).check(),
                        census -> census.require(hands / 100, ALWAYS));
    }
}
