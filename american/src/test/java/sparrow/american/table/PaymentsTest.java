package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.table.Scenes.play;
import static sparrow.american.table.Scenes.rules;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.testkit.Script;

/// The payment table, and every house rule about money. B wins; A is East and discards.
class PaymentsTest {
    private static final String JOKERLESS = "1111m2222p3s1111f";
    private static final String WITH_A_JOKER = "111m2222p3s1111f1j";
    private static final String PAIRS = "112233445566m7m";
    private static final String CLOSED = "111m333m555m777m9m";

    private static Script.Played ready(String hand, String tile, String... changes) {
        return play(changes)
                .hand("A", "689m569p568s1245z" + tile)
                .hand("B", hand)
                .draws(tile)
                .start();
    }

    private static Script.Played onDiscard(String hand, String tile, String... changes) {
        return ready(hand, tile, changes).play("A: discard " + tile, "B: win");
    }

    private static Script.Played selfPicked(String hand, String tile, String... changes) {
        return ready(hand, tile, changes).play("A: discard 4z").passAll().play("B: win");
    }

    private static List<Integer> numbers(String text) {
        return Stream.of(text.split(" ")).map(Integer::valueOf).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "discard, 111m2222p3s1111f1j, 3s, -50 100 -25 -25",
        "discard jokerless, 1111m2222p3s1111f, 3s, -100 200 -50 -50",
        "no bonus for pairs, 1122334455667m, 7m, -100 200 -50 -50",
        "concealed is no bonus, 111333555m77m1j9m, 9m, -80 160 -40 -40"
    })
    void a_win_on_a_discard_costs_the_discarder_double(
            String what, String hand, String tile, String points) {
        assertThat(onDiscard(hand, tile).points()).as(what).isEqualTo(numbers(points));
    }

    @ParameterizedTest
    @CsvSource({
        "self-pick, 111m2222p3s1111f1j, 3s, -50 150 -50 -50",
        "self-pick jokerless, 1111m2222p3s1111f, 3s, -100 300 -100 -100",
        "self-pick of pairs, 1122334455667m, 7m, -100 300 -100 -100"
    })
    void a_self_picked_win_costs_everybody_double(
            String what, String hand, String tile, String points) {
        assertThat(selfPicked(hand, tile).points()).as(what).isEqualTo(numbers(points));
    }

    @ParameterizedTest
    @CsvSource({
        "concealed_bonus=yes, 111333555m77m1j9m, 9m, -160 320 -80 -80",
        "concealed_bonus=yes, 111m2222p3s1111f1j, 3s, -50 100 -25 -25",
        "east_double=yes, 111m2222p3s1111f1j, 3s, -100 150 -25 -25",
        "double_card=yes, 111m2222p3s1111f1j, 3s, -100 200 -50 -50",
        "doubles_dice=yes, 111m2222p3s1111f1j, 3s, -100 200 -50 -50",
        "pie=30, 111m2222p3s1111f1j, 3s, 0 110 5 5",
        "pie=500, 111m2222p3s1111f1j, 3s, 450 600 475 475"
    })
    void houses_pay_by_other_rules(String rule, String hand, String tile, String points) {
        assertThat(onDiscard(hand, tile, rule).points()).isEqualTo(numbers(points));
    }

    @Test
    void the_score_sheet_names_the_line_and_every_factor() {
        assertThat(selfPicked(JOKERLESS, "3s", "double_card=yes").sheet())
                .containsExactly(
                        "sets-1 FFFF 1111a 2222b 33c 25 points",
                        "jokerless 2 times",
                        "double card 2 times",
                        "self-pick 2 times",
                        "1111f 1111m 2222p 33s 0 reading");
        assertThat(onDiscard(WITH_A_JOKER, "3s").sheet())
                .containsExactly(
                        "sets-1 FFFF 1111a 2222b 33c 25 points",
                        "discarder pays 2 times",
                        "1111f 111m1j 2222p 33s 0 reading");
        assertThat(onDiscard(PAIRS, "7m").sheet()).noneMatch(line -> line.startsWith("jokerless"));
        assertThat(onDiscard(CLOSED, "9m").sheet()).contains("jokerless 2 times");
    }

    @Test
    void the_score_sheet_tells_how_the_hand_is_read_exposures_last() {
        assertThat(fedThree().sheet()).contains("33s (1111f) (1111m) (2222p) 0 reading");
    }

    /// B exposes the three kongs of its hand.
    private static Script.Played threeExposures(String... changes) {
        return play(changes)
                .hand("A", "1569m2569p35s124z1f")
                .hand("B", "111m222p3s111f567z")
                .draws("4z4z")
                .start()
                .play("A: discard 1f", "B: claim (1111f)", "B: discard 5z")
                .passAll()
                .play("C: discard 4z as drawn")
                .passAll()
                .play("D: discard 4z as drawn")
                .passAll()
                .play("A: discard 1m", "B: claim (1111m)", "B: discard 6z")
                .passAll();
    }

    @Test
    void who_feeds_three_exposures_may_have_to_pay_for_all() {
        assertThat(fedThree().points()).containsExactly(-100, 200, -50, -50);
        assertThat(fedThree("pay_for_table=yes").points()).containsExactly(-200, 200, 0, 0);
        assertThat(fedThree("pay_for_table=yes").sheet())
                .contains("discarder pays for all 1 times");
    }

    private static Script.Played fedThree(String... changes) {
        Script.Played table = threeExposures(changes);
        Scenes.until(table, "A")
                .play("A: discard 2p", "B: claim (2222p)", "B: discard 7z")
                .passAll();
        return Scenes.until(table, "A").play("A: discard 3s", "B: win");
    }

    // The wall

    @Test
    void a_wall_game_may_feed_a_kitty_for_the_next_winner() {
        AmericanVariant variant = new AmericanVariant(rules("wall_game=kitty", "charleston=none"));
        Script.Played wall = toTheEnd(Scenes.lonely(Script.of(variant)).start());
        assertThat(wall.points()).containsExactly(-10, -10, -10, -10);
        assertThat(wall.table().pot()).isEqualTo(40);

        Event.Started next = variant.next(wall.table()).orElseThrow();
        Script.Played won =
                Script.of(variant, next)
                        .hand("B", "5689m569p3568s124z")
                        .hand("C", WITH_A_JOKER)
                        .start()
                        .play("B: discard 3s", "C: win");
        assertThat(won.points()).containsExactly(-35, -60, 130, -35);
        assertThat(won.table().pot()).isZero();
    }

    @Test
    void or_cost_everybody_a_stake_for_good() {
        AmericanVariant variant =
                new AmericanVariant(rules("wall_game=forfeit", "wall_stake=5", "charleston=none"));
        Script.Played wall = toTheEnd(Scenes.lonely(Script.of(variant)).start());

        assertThat(wall.points()).containsExactly(-5, -5, -5, -5);
        assertThat(variant.next(wall.table()).orElseThrow().pot()).isEqualTo(20);
    }

    private static Script.Played toTheEnd(Script.Played table) {
        table.passUntil(0);
        String last = table.table().turn().name();
        return table.play(last + ": " + table.choices(last).getFirst()).passAll();
    }

    /// B waits for a three of bamboos, which lies near the end of the wall.
    private static Script.Played nearTheEnd(String... changes) {
        Script.Played table =
                play(changes)
                        .hand("A", "5689m569p568s1245z")
                        .hand("B", WITH_A_JOKER)
                        .fromEnd(10, "3s")
                        .start()
                        .passUntil(9);
        return table.play(table.table().turn() + ": discard 3s as drawn");
    }

    @Test
    void in_a_cold_wall_no_discard_wins() {
        assertThat(nearTheEnd().choices("B")).contains("win");
        assertThat(nearTheEnd("cold_wall=yes", "last_wall=9").choices("B")).contains("win");
        assertThat(nearTheEnd("cold_wall=yes", "last_wall=10").choices("B"))
                .doesNotContain("win")
                .contains("pass");
    }

    @Test
    void without_a_number_the_last_wall_is_two_tiles_for_each_point_of_the_dice() {
        Script.Played table = nearTheEnd("cold_wall=yes");

        assertThat(table.table().place(Seat.A).words()).containsExactly("dice 1 1");
        assertThat(table.choices("B")).as("nine tiles are left, the dice say four").contains("win");
    }

    @Test
    void in_a_hot_wall_a_fresh_discard_pays_for_all() {
        assertThat(nearTheEnd("hot_wall=yes", "last_wall=10").play("B: win").points())
                .filteredOn(points -> points == 0)
                .hasSize(2);
        assertThat(nearTheEnd("hot_wall=yes", "last_wall=9").play("B: win").points())
                .doesNotContain(0);
    }
}
