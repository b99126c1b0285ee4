package sparrow.american.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sparrow.american.table.AmericanVariant;
import sparrow.american.value.Skill;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Advisor;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.odds.Examined;
import sparrow.odds.Forecast;
import sparrow.odds.Forecaster;
import sparrow.odds.HandEnd;
import sparrow.testkit.Script;

/// What the advanced bot does at a table, and what it and the others tell of how a hand will end.
class AdvancedTest {
    private static final AmericanVariant PLAY = SmallCard.variant("charleston=none");

    private static Choice choice(AmericanVariant variant, Script.Played table, String seat) {
        return variant.pending(table.table()).get(Seat.valueOf(seat));
    }

    private static View view(Script.Played table, String seat) {
        return View.of(Seat.valueOf(seat), table.table());
    }

    private static Advisor advisor(Level level) {
        return level.advisor(Seed.splitMix64(1).hand(0));
    }

    private static Advice advice(AmericanVariant variant, Script.Played table, String seat) {
        return advisor(AmericanBots.ADVANCED)
                .advise(view(table, seat), choice(variant, table, seat));
    }

    private static Forecast forecast(Level level, Script.Played table, String action) {
        Choice choice = choice(PLAY, table, "A");
        Action chosen =
                ((Choice.OneOf) choice)
                        .actions().stream()
                                .filter(each -> each.text().equals(action))
                                .findFirst()
                                .orElseThrow();
        return ((Forecaster) advisor(level))
                .forecast(view(table, "A"), choice, chosen)
                .orElseThrow();
    }

    @Test
    void declares_a_complete_hand_and_says_so() {
        Script.Played table = Script.of(PLAY).hand("A", "1111s2222m33p1111f").start();
        Advice advice = advice(PLAY, table, "A");

        assertThat(advice.best()).isEqualTo(Action.Win.WIN);
        assertThat(advice.ranking().getFirst().reasons().getFirst().sentence())
                .isEqualTo("the hand is complete");
    }

    @Test
    void throws_a_tile_that_no_line_needs() {
        Script.Played table = Script.of(PLAY).hand("A", "1111s222m33p111f9p5z").start();

        assertThat(advice(PLAY, table, "A").best().text()).isIn("discard 9p", "discard 5z");
    }

    @Test
    void tells_the_line_apart_from_the_chance_to_win() {
        Script.Played table = Script.of(PLAY).hand("A", "1111s222m33p111f9p5z").start();
        List<Advice.Reason> reasons = advice(PLAY, table, "A").ranking().getFirst().reasons();

        assertThat(reasons)
                .extracting(Advice.Reason::name)
                .startsWith(
                        "tiles missing",
                        "chance of the line",
                        "chance to win",
                        "chance to deal in",
                        "expected points");
        assertThat(reasons.get(1).sentence())
                .endsWith(" to complete that line if the wall is played out");
        assertThat(reasons.get(2).sentence()).matches("[0-9.]+ % to win about [0-9,]+ points");
    }

    @Test
    void chances_sum_to_one_and_a_nearer_hand_wins_more_often() {
        Script.Played table = Script.of(PLAY).hand("A", "1111s222m33p111f9p5z").start();
        for (Level level : List.of(AmericanBots.INTERMEDIATE, AmericanBots.ADVANCED)) {
            Forecast near = forecast(level, table, "discard 9p");
            Forecast far = forecast(level, table, "discard 2m");

            assertThat(Arrays.stream(HandEnd.values()).mapToDouble(near::chance).sum())
                    .isCloseTo(1, within(1e-9));
            assertThat(near.win()).isGreaterThan(far.win());
            assertThat(near.ready()).isGreaterThan(far.ready());
        }
    }

    @Test
    void weighs_every_number_of_tiles_for_a_blind_pass_where_intermediate_weighs_one() {
        AmericanVariant variant = SmallCard.variant();
        Script.Played table = Script.of(variant).hand("A", "1111s222m33p111f9p5z").start();
        Choice blind = new Choice.TilesToGive(0, 3, view(table, "A").own().hand(), List.of());

        assertThat(sizes(new AmericanExaminer(Skill.FITTED, Scope.WORTH_TRYING), table, blind))
                .containsExactly(0, 1, 2, 3);
        assertThat(sizes(new AmericanExaminer(Skill.INTERMEDIATE, Scope.EVERYTHING), table, blind))
                .hasSize(1);
    }

    @Test
    void before_play_every_level_measures_as_in_the_games_of_the_fit() {
        AmericanVariant variant = SmallCard.variant();
        Script.Played table = Script.of(variant).hand("A", "1111s222m33p111f9p5z").start();
        Choice pass = new Choice.TilesToGive(3, 3, view(table, "A").own().hand(), List.of());
        Map<Action, float[]> fitted = measured(Skill.FITTED, table, pass);
        Map<Action, float[]> played = measured(Skill.INTERMEDIATE, table, pass);

        assertThat(fitted.keySet()).containsAnyElementsOf(played.keySet());
        played.keySet().retainAll(fitted.keySet());
        played.forEach((action, measures) -> assertThat(measures).isEqualTo(fitted.get(action)));
    }

    private static Map<Action, float[]> measured(Skill skill, Script.Played table, Choice choice) {
        Map<Action, float[]> measured = new HashMap<>();
        for (Examined each :
                new AmericanExaminer(skill, Scope.EVERYTHING).examine(view(table, "A"), choice)) {
            measured.put(each.action(), each.measures());
        }
        return measured;
    }

    private static List<Integer> sizes(
            AmericanExaminer examiner, Script.Played table, Choice choice) {
        return examiner.examine(view(table, "A"), choice).stream()
                .map(Examined::action)
                .map(action -> ((Action.Give) action).tiles().size())
                .distinct()
                .sorted()
                .toList();
    }

    @Test
    void every_measure_has_a_name_and_a_ready_hand_is_measured_as_ready() {
        Script.Played table = Script.of(PLAY).hand("A", "1111s222m33p1111f5z").start();
        AmericanExaminer examiner = new AmericanExaminer(Skill.FITTED, Scope.EVERYTHING);
        for (Examined each : examiner.examine(view(table, "A"), choice(PLAY, table, "A"))) {
            float[] measures = each.measures();
            boolean ready = each.action().text().equals("discard 5z");

            assertThat(measures).hasSize(Measures.NAMES.size());
            assertThat(measures[Measures.NAMES.indexOf(Measures.READY)] > 0).isEqualTo(ready);
        }
    }
}
