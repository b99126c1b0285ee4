package sparrow.filipino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static sparrow.filipino.Scenes.lonely;
import static sparrow.filipino.Scenes.paid;
import static sparrow.filipino.Scenes.ready;
import static sparrow.filipino.Scenes.rules;
import static sparrow.filipino.Scenes.table;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Action;
import sparrow.core.game.Claims;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// The rule book this game was written from contradicts itself in thirty places. Here is what is
/// played instead, at the table; [SourceErrorsInScoresTest] has the other places.
class SourceErrorsTest {
    @Test
    void row_01_one_wall_of_144_so_that_flowers_can_be_drawn() {
        Script.Played table =
                lonely().draws("1f").fromEnd(1, "9p").start().play("A: discard 1z", "B: pass");

        assertThat(table.table().wall().size()).isEqualTo(144);
        assertThat(table.table().place(Seat.B).flowers()).hasToString("1f");
        assertThat(table.table().place(Seat.B).drawn()).contains(Tile.P9);
    }

    @Test
    void row_02_the_wall_after_the_deal_is_what_is_left_of_it() {
        assertThat(lonely().start().table().wall().left()).isEqualTo(144 - 65);
    }

    @Test
    void row_03_flowers_are_replaced_from_the_back() {
        Script.Played table = lonely().hand("A", "114m258p369s1234567z1f").fromEnd(1, "9m").start();

        assertThat(table.table().wall().isTaken(143)).isTrue();
        assertThat(table.table().place(Seat.A).hand().count(Tile.M9)).isEqualTo(1);
    }

    @Test
    void row_04_thirteen_flowers_are_thirteen_of_thirty_six() {
        FilipinoRules manila = rules("manila");
        Script thirteen =
                Script.of(new FilipinoVariant(manila)).hand("A", "1234m1234z1234z5671z1f");
        for (int i = 1; i <= 13; i++) {
            thirteen.fromEnd(i, (i < 10 ? i : i - 9) + (i < 10 ? "p" : "s"));
        }

        assertThat(paid(thirteen.start())).contains("thirteen flowers");
        assertThat(FilipinoRules.STANDARD.counts(Ambition.THIRTEEN_FLOWERS)).isFalse();
    }

    @Test
    void row_06_a_pung_pays_nothing() {
        Script.Played table = lonely().start().play("A: discard 1z", "C: claim (111z)");

        assertThat(table.points()).containsOnly(0, 0, 0, 0).isEqualTo(start(table));
    }

    /// What everybody had when play began.
    private static List<Integer> start(Script.Played table) {
        List<Event> events = table.table().log().events();
        int play = events.indexOf(new Event.Began(Words.PLAY));
        return Table.fold(events.subList(0, play + 1)).points().values();
    }

    @Test
    void row_07_a_concealed_kong_pays_secret_and_not_kang() {
        Script.Played table =
                lonely("no_flowers_start=0")
                        .hand("A", "479999m258p369s23467z")
                        .hand("C", "368m147p258s1134567z")
                        .start()
                        .play("A: lay {9999m}");

        assertThat(paid(table)).containsExactly("secret");
        assertThat(table.points()).containsExactly(6, -2, -2, -2);
    }

    @Test
    void row_08_the_turn_and_the_deal_go_to_the_right() {
        Script.Played table = lonely().draws("9m9m").start().play("A: discard 1z", "B: pass");
        assertThat(table.table().turn()).isEqualTo(Seat.B);
        assertThat(table.table().wind(Seat.B)).isEqualTo(Tile.SOUTH);

        FilipinoVariant variant = FilipinoVariant.standard();
        Table wonByC = ready().start().play("A: discard 1z", "C: win").table();
        assertThat(variant.next(wonByC).orElseThrow().dealer()).isEqualTo(Seat.B);
        Table wonByMano = table().hand("A", "123345m456789p777s11z").start().play("A: win").table();
        assertThat(variant.next(wonByMano).orElseThrow().dealer()).isEqualTo(Seat.A);
    }

    @Test
    void row_09_answers_are_collected_and_the_best_prevails_however_early_a_pung_came() {
        Script.Played table =
                ready().hand("B", "258m369p147s1134567z")
                        .hand("D", "147m258p369s2234567z")
                        .start()
                        .play("A: discard 1z", "B: claim (111z); C: win");

        assertThat(table.table().log().events())
                .contains(new Event.Won(Seat.C, Optional.of(Seat.A), Tile.EAST));
        assertThat(TableSettings.STANDARD.humanGraceMs()).isEqualTo(3_000);
        assertThat(TableSettings.STANDARD.claimWindowMs()).isEqualTo(8_000);
        assertThat(TableSettings.STANDARD.botDelayMs()).isEqualTo(800);
    }

    @Test
    void row_10_everyone_is_asked_after_every_discard_and_nobody_is_helped() {
        Script.Played table = lonely().start().play("A: discard 7m");

        assertThat(table.choices("B")).containsExactly("pass");
        assertThat(table.choices("C")).containsExactly("pass");
        assertThat(table.choices("D")).containsExactly("pass");
        assertThat(TableSettings.STANDARD.assist()).isFalse();
    }

    @Test
    void row_11_the_turn_stays_with_the_discarder_while_claims_are_open() {
        assertThat(lonely().start().play("A: discard 1z").table().turn()).isEqualTo(Seat.A);
    }

    @Test
    void row_12_a_discard_cannot_be_claimed_after_the_next_draw() {
        Script.Played table = lonely().draws("9m").start().play("A: discard 1z", "C: pass");

        assertThat(table.choices("C")).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> table.play("C: claim (111z)"));
    }

    @Test
    void row_13_after_a_claim_play_goes_on_from_the_claimer() {
        Script.Played table =
                lonely().draws("9m")
                        .start()
                        .play("A: discard 1z", "C: claim (111z)", "C: discard 3m", "D: pass");

        assertThat(table.table().log().last()).isEqualTo(new Event.Drew(Seat.D, Tile.M9, 65));
    }

    @Test
    void row_14_a_kong_is_a_set_of_three_when_tiles_are_counted() {
        Script.Played table =
                lonely().hand("A", "1233459999m4567p11s5z")
                        .hand("C", "368m147p258s1134567z")
                        .fromEnd(1, "8p")
                        .fromEnd(2, "9p")
                        .draws("8m8m7m9p")
                        .start()
                        .play("A: lay {9999m}", "A: discard 5z")
                        .play("B: pass", "B: discard 8m as drawn")
                        .play("C: pass", "C: discard 8m as drawn")
                        .play("D: pass", "D: discard 7m as drawn", "B: pass");

        assertThat(table.choices("A")).contains("win");
        assertThat(table.play("A: win").table().isOver()).isTrue();
    }

    @Test
    void row_16_only_the_next_in_turn_may_chow() {
        Script.Played table =
                lonely().hand("B", "238m369p147s1234567z")
                        .hand("C", "239m147p258s1134567z")
                        .start()
                        .play("A: discard 1m");

        assertThat(table.choices("B")).containsExactly("claim (123m)", "pass");
        assertThat(table.choices("C")).containsExactly("pass");
    }

    @Test
    void row_18_no_ambition_ends_a_hand_by_itself() {
        Script.Played table =
                lonely().hand("A", "479999m258p369s23467z")
                        .hand("C", "368m147p258s1134567z")
                        .start()
                        .play("A: lay {9999m}");

        assertThat(table.table().isOver()).isFalse();
        assertThat(table.choices("A")).contains("discard 4m");
    }

    @Test
    void row_23_a_kong_and_a_pung_have_the_same_priority() {
        Action kong = claim("(1111z)");
        Action pung = claim("(111z)");

        assertThat(Claims.priority(kong)).isEqualTo(Claims.priority(pung));
        assertThat(Claims.priority(pung)).isGreaterThan(Claims.priority(claim("(123m)")));
        assertThat(Claims.priority(Action.Win.WIN)).isGreaterThan(Claims.priority(kong));
    }

    private static Action claim(String meld) {
        Meld read = Hand.of(meld).melds().getFirst();
        return new Action.Claim(read);
    }

    @Test
    void row_24_of_several_winners_the_first_after_the_discarder_wins() {
        Script.Played table =
                table().hand("A", "1147m258p369s1234567z")
                        .hand("B", "258m369p147s2234567z")
                        .hand("C", "123345m456789p777s1z")
                        .hand("D", "678m123p222444888s1z")
                        .start()
                        .play("A: discard 1z", "C: win; D: win");

        assertThat(table.table().log().count(event -> event instanceof Event.Won)).isEqualTo(1);
        assertThat(table.table().log().events())
                .contains(new Event.Won(Seat.C, Optional.of(Seat.A), Tile.EAST));
    }

    @Test
    void row_25_there_is_no_dead_wall() {
        FilipinoVariant variant = FilipinoVariant.standard();
        Table table = passive(variant, 3);

        assertThat(table.log().last()).isEqualTo(new Event.Ended(Words.WALL));
        assertThat(table.wall().left()).isZero();
    }

    /// A hand in which everybody passes and discards what was drawn.
    private static Table passive(FilipinoVariant variant, int seed) {
        return Game.play(
                variant,
                variant.first(),
                Seed.splitMix64(seed).hand(0),
                Seats.first(4, _ -> (_, choice) -> choice.fallback()));
    }

    @Test
    void row_26_the_size_of_a_hand_counts_a_set_laid_as_three() {
        Script.Played table =
                lonely().start().play("A: discard 1z", "C: claim (111z)", "C: discard 3m");

        assertThat(table.table().place(Seat.C).hand().size() + 3).isEqualTo(16);
        assertThat(table.table().place(Seat.B).hand().size()).isEqualTo(16);
    }

    @Test
    void row_28_one_seed_gives_one_game_and_money_is_whole_quarters() {
        FilipinoVariant variant = FilipinoVariant.standard();
        assertThat(wandering(variant).log()).isEqualTo(wandering(variant).log());
        assertThat(Ambition.TODAS.quarters()).isEqualTo(Money.QUARTERS);
        assertThat(Money.units(7)).isEqualByComparingTo("1.75");
    }

    private static Table wandering(FilipinoVariant variant) {
        return Game.play(
                variant,
                variant.first(),
                Seed.splitMix64(28).hand(0),
                Seats.first(4, seat -> new Wandering(Seed.splitMix64(29).hand(seat.ordinal()))));
    }

    @Test
    void row_29_who_replaced_flowers_did_not_start_without() {
        Script.Played table = lonely().hand("A", "114m258p369s1234567z1f").fromEnd(1, "9m").start();

        assertThat(paid(table))
                .containsExactly("no flowers start", "no flowers start", "no flowers start");
        assertThat(table.points()).containsExactly(-3, 1, 1, 1);
    }

    @Test
    void row_30_nobody_has_to_choose_to_draw() {
        Script.Played table = lonely().draws("9m").start().play("A: discard 1z", "C: pass");

        assertThat(table.table().place(Seat.B).drawn()).contains(Tile.M9);
        assertThat(TableSettings.STANDARD.pressToDraw()).isFalse();
    }
}
