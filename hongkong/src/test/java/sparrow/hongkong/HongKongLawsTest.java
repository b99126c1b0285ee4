package sparrow.hongkong;

import static sparrow.hongkong.Scenes.rules;

import org.junit.jupiter.api.Test;
import sparrow.core.tile.Tile;
import sparrow.testkit.Census;
import sparrow.testkit.Laws;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;

/// Every preset obeys every law, and so does a house that plays with all the odd rules at once;
/// every rule occurs often enough to have been tried.
class HongKongLawsTest {
    private static final String[] RULES = {
        "phase play",
        "laid OWN GROUP",
        "claimed RUN of 3",
        "claimed GROUP of 3",
        "claimed GROUP of 4",
        "Added",
        "paid win",
        "won on DRAW",
        "won on DISCARD",
        "ended by win",
        "ended by wall"
    };

    private static final String[] FLOWERS = {"phase flowers", "laid OWN FLOWERS"};

    private static final int HANDS = Integer.getInteger("sparrow.hands", 5_000);
    private static final long SEED = Long.getLong("sparrow.seed", 20_263);

    private static Laws laws(HongKongRules rules) {
        return Laws.of(() -> new HongKongVariant(rules)).laidAtOnce(Tile::isFlower);
    }

    private static Census check(HongKongRules rules, int hands) {
        return laws(rules).seed(SEED).hands(hands).check();
    }

    @Test
    void thousands_of_hands_of_the_old_style_obey_every_law() {
        check(rules("old-style"), HANDS).require(HANDS / 100, RULES).require(HANDS / 100, FLOWERS);
    }

    @Test
    void hands_of_a_family_obey_every_law() {
        int hands = HANDS / 5;
        check(rules("family"), hands)
                .require(hands / 100, RULES)
                .require(hands / 100, FLOWERS)
                .require(hands / 1000, "won on ADDED");
    }

    @Test
    void hands_without_flowers_obey_every_law() {
        int hands = HANDS / 5;
        check(rules("no-flowers"), hands).require(hands / 100, RULES);
    }

    @Test
    void hands_as_they_are_played_online_obey_every_law() {
        int hands = HANDS / 5;
        check(rules("online"), hands).require(hands / 100, RULES).require(hands / 100, FLOWERS);
    }

    /// All that the presets leave out.
    @Test
    void a_house_with_every_odd_rule_obeys_every_law() {
        int hands = HANDS / 5;
        check(
                        rules(
                                "family",
                                "concealed_kong=face_down",
                                "minimum_flowers=no",
                                "scale=full_spicy",
                                "drawn=single",
                                "dealer_double=yes",
                                "twelve_tiles=pure",
                                "nine_tiles=yes",
                                "last_pung=yes",
                                "kong_giver=yes",
                                "robbed_kong=yes",
                                "dealer_stays=never",
                                "rounds=1",
                                "dead_wall=14",
                                "win_on_flower=1"),
                        hands)
                .require(hands / 100, "laid FACE_DOWN GROUP", "Turned", "paid win");
    }

    @LongTest("hongkong-laws")
    void three_million_hands_of_the_old_style_obey_every_law() {
        int hands = 3_000_000;
        HongKongRules rules = rules("old-style");
        new LongRun("hongkong-laws", hands, 5_000, System.out)
                .seeded()
                .run(
                        "Every law of the testkit over hands of Hong Kong mahjong in the old style,"
                                + " played by wandering players.",
                        (from, count) ->
                                laws(rules).seed(LongRun.SEED).from(from).hands(count).check(),
                        census -> census.require(hands / 100, RULES).require(hands / 100, FLOWERS));
    }
}
