package sparrow.american.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.american.table.AmericanVariant;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Seed;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// What the intermediate bot does at a table, on a small card.
class IntermediateTest {
    private static Advice advice(AmericanVariant variant, Script.Played table, String seat) {
        Seat asked = Seat.valueOf(seat);
        Choice choice = variant.pending(table.table()).get(asked);
        return AmericanBots.INTERMEDIATE
                .advisor(Seed.splitMix64(1).hand(0))
                .advise(View.of(asked, table.table()), choice);
    }

    private static String best(AmericanVariant variant, Script.Played table, String seat) {
        return advice(variant, table, seat).best().text();
    }

    private static final AmericanVariant PLAY = SmallCard.variant("charleston=none");

    @Test
    void discards_the_tile_no_near_line_needs_and_names_the_line() {
        Script.Played table = Script.of(PLAY).hand("A", "1111s222m33p111f9p5z").start();
        Advice advice = advice(PLAY, table, "A");

        assertThat(advice.best().text()).isIn("discard 9p", "discard 5z");
        assertThat(advice.ranking().getFirst().reasons().getFirst().sentence())
                .isEqualTo("1 tile from ready for sets-1, 25 points");
    }

    @Test
    void wins_when_the_hand_is_complete() {
        Script.Played table = Script.of(PLAY).hand("A", "1111s2222m33p1111f").start();

        assertThat(advice(PLAY, table, "A").best()).isEqualTo(Action.Win.WIN);
    }

    @Test
    void claims_what_brings_its_best_line_nearer_and_nothing_else() {
        Script.Played near =
                Script.of(PLAY)
                        .hand("A", "15689m5689p5689s1f")
                        .hand("C", "1111s222m33p111f9p")
                        .start()
                        .play("A: discard 1f");
        assertThat(best(PLAY, near, "C")).isEqualTo("claim (1111f)");

        Script.Played closed =
                Script.of(PLAY)
                        .hand("A", "1689m5689p5689s12z")
                        .hand("C", "11m333m555m777m99m")
                        .start()
                        .play("A: discard 1m");
        assertThat(best(PLAY, closed, "C")).isEqualTo("win");

        Script.Played pairs =
                Script.of(PLAY)
                        .hand("A", "1689m5689p5689s12z")
                        .hand("C", "11m22m33m44m55m66m8p")
                        .start()
                        .play("A: discard 1m");
        assertThat(best(PLAY, pairs, "C")).isEqualTo("pass");
    }

    @Test
    void gives_three_tiles_and_never_a_joker() {
        AmericanVariant charleston = SmallCard.variant();
        Script.Played table = Script.of(charleston).hand("B", "1111s222m3p11f1j59m").start();
        Action given = advice(charleston, table, "B").best();

        assertThat(given).isInstanceOf(Action.Give.class);
        assertThat(((Action.Give) given).tiles())
                .hasSize(3)
                .doesNotContain(Tile.JOKER)
                .contains(Tile.M5, Tile.M9);
    }

    @Test
    void takes_a_joker_for_a_tile_it_can_spare() {
        assertThat(best(PLAY, jokerOnTheTable("111s333s555s77s99s"), "D"))
                .isEqualTo("take the joker of meld 0 of C for 1f");
    }

    @Test
    void leaves_a_joker_that_its_line_cannot_use() {
        assertThat(best(PLAY, jokerOnTheTable("11s22s33s44s55s66s7s"), "D"))
                .isEqualTo("discard 1f as drawn");
    }

    /// Thrown, the joker leaves a hand that pays double.
    @Test
    void throws_a_joker_that_its_hand_can_do_without() {
        Script.Played table = Script.of(PLAY).hand("A", "1111s2222m3p1111f1j").start();

        assertThat(best(PLAY, table, "A")).isEqualTo("discard 1j");
    }

    /// C has exposed flowers with a joker, and D has drawn a flower.
    private static Script.Played jokerOnTheTable(String handOfD) {
        return Script.of(PLAY)
                .hand("A", "15689m5689p68s12z1f")
                .hand("B", "5689m5689p68s234z")
                .hand("C", "1111p222m33p11f1j9p")
                .hand("D", handOfD)
                .draws("1f")
                .start()
                .play("A: discard 1f", "C: claim (111f1j)", "C: discard 9p")
                .passAll();
    }
}
