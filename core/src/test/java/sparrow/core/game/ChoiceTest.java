package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.table.Origin;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

class ChoiceTest {
    private static final Action HELD = Action.Discard.of(Tile.M1, Origin.HAND);
    private static final Action DRAWN = Action.Discard.of(Tile.M9, Origin.DRAWN);

    private static Action give(String compact) {
        return new Action.Give(Hand.of(compact).tiles());
    }

    private static Tiles tiles(String compact) {
        return Hand.of(compact).concealed();
    }

    @Test
    void one_of_several_actions_is_allowed_and_no_other() {
        Choice choice = new Choice.OneOf(List.of(WIN, HELD));
        assertThat(choice.allows(WIN)).isTrue();
        assertThat(choice.allows(new Action.Discard(Tile.M1, Origin.HAND))).isTrue();
        assertThat(choice.allows(Action.Discard.of(Tile.M1, Origin.DRAWN))).isFalse();
        assertThat(choice.allows(PASS)).isFalse();
        assertThat(Choice.ONLY_PASS.allows(PASS)).isTrue();
        assertThat(Choice.ONLY_PASS.allows(WIN)).isFalse();
    }

    @Test
    void who_does_not_answer_passes_or_discards_what_was_drawn_or_does_the_last_thing() {
        assertThat(new Choice.OneOf(List.of(WIN, DRAWN, PASS, HELD)).fallback()).isEqualTo(PASS);
        assertThat(new Choice.OneOf(List.of(WIN, HELD, DRAWN, HELD)).fallback()).isEqualTo(DRAWN);
        assertThat(new Choice.OneOf(List.of(WIN, HELD)).fallback()).isEqualTo(HELD);
        assertThat(new Choice.OneOf(List.of(HELD, WIN)).fallback()).isEqualTo(WIN);
    }

    @Test
    void what_has_been_offered_cannot_change() {
        List<Action> gathered = new ActionList();
        for (Tile face : Tile.faces()) {
            gathered.add(Action.Discard.of(face, Origin.HAND));
        }
        Choice choice = new Choice.OneOf(gathered);
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> gathered.add(PASS));
        assertThat(choice).isEqualTo(new Choice.OneOf(List.copyOf(gathered)));
        assertThat(gathered).hasSameSizeAs(Tile.faces()).doesNotContain(PASS);
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "2"})
    void actions_are_offered_in_the_order_they_were_gathered_in(int after) {
        List<Action> plain = new ArrayList<>(List.of(WIN, DRAWN));
        ActionList gathered = new ActionList();
        gathered.addAll(plain);
        for (int i = 0; i <= after; i++) {
            gathered.addDiscards(tiles("1369m57p3z").faceBits());
            for (Tile tile : Hand.of("1369m57p3z").tiles()) {
                plain.add(Action.Discard.of(tile, Origin.HAND));
            }
        }
        if (after == 1) {
            gathered.add(PASS);
            plain.add(PASS);
        }
        assertThat(gathered).isEqualTo(plain).hasSameHashCodeAs(plain);
        assertThat(new Choice.OneOf(gathered)).isEqualTo(new Choice.OneOf(plain));
        assertThat(plain).allMatch(gathered::contains);
        assertThat(gathered.contains(HELD)).isTrue();
        assertThat(gathered.contains(new Action.Discard(Tile.M9, Origin.DRAWN))).isTrue();
        assertThat(gathered.contains(Action.Discard.of(Tile.M2, Origin.HAND))).isFalse();
        assertThat(gathered.contains(Action.Discard.of(Tile.M1, Origin.DRAWN))).isFalse();
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> gathered.get(plain.size()));
    }

    @Test
    void a_choice_offers_something() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Choice.OneOf(List.of()))
                .withMessage("a choice offers something");
    }

    @ParameterizedTest
    @CsvSource({
        "123m, true",
        "321m, true",
        "119p, true",
        "12m, false",
        "1231m, false",
        "111p, false",
        "12m9s, false",
        "'', false"
    })
    void tiles_to_give_are_as_many_as_asked_and_from_those_held(String gift, boolean allowed) {
        Choice choice = new Choice.TilesToGive(3, 3, tiles("123m119p"), List.of());
        assertThat(choice.allows(give(gift))).isEqualTo(allowed);
    }

    @Test
    void fewer_tiles_or_something_else_may_be_given_where_that_is_offered() {
        Choice choice = new Choice.TilesToGive(0, 2, tiles("123m"), List.of(WIN));
        assertThat(choice.allows(give(""))).isTrue();
        assertThat(choice.allows(give("1m"))).isTrue();
        assertThat(choice.allows(give("123m"))).isFalse();
        assertThat(choice.allows(WIN)).isTrue();
        assertThat(choice.allows(PASS)).isFalse();
    }

    @Test
    void a_gift_of_more_equal_tiles_than_there_can_be_is_only_not_allowed() {
        Tiles hand = tiles("123456789m123456789p");
        Choice choice = new Choice.TilesToGive(0, 18, hand, List.of());
        assertThat(choice.allows(new Action.Give(Collections.nCopies(16, Tile.M1)))).isFalse();
    }

    @Test
    void who_does_not_answer_gives_the_last_tiles_of_a_sorted_hand() {
        Choice choice = new Choice.TilesToGive(1, 3, tiles("9p123m1z"), List.of(WIN));
        assertThat(choice.fallback()).isEqualTo(give("3m9p1z"));
        assertThat(choice.allows(choice.fallback())).isTrue();
        assertThat(new Choice.TilesToGive(0, 0, Tiles.EMPTY, List.of()).fallback())
                .isEqualTo(give(""));
    }

    @ParameterizedTest
    @CsvSource({"-1, 1", "2, 1", "0, 4", "4, 4"})
    void nobody_is_asked_to_give_what_cannot_be_given(int least, int most) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Choice.TilesToGive(least, most, tiles("123m"), List.of()))
                .withMessage("cannot give " + least + " to " + most + " of 123m");
    }

    static Stream<Arguments> actions() {
        return Stream.of(
                Arguments.of(HELD, "discard 1m"),
                Arguments.of(DRAWN, "discard 9m as drawn"),
                Arguments.of(new Action.Claim(meld("(123m)")), "claim (123m)"),
                Arguments.of(new Action.Lay(meld("{1111m}")), "lay {1111m}"),
                Arguments.of(new Action.Add(0, Tile.P0), "add 0p to meld 0"),
                Arguments.of(
                        new Action.TakeBack(1, Hand.of("11m").tiles()),
                        "take back 11m from meld 1"),
                Arguments.of(new Action.Declare("riichi"), "say riichi"),
                Arguments.of(give("3m1m"), "give 13m"),
                Arguments.of(give(""), "give nothing"),
                Arguments.of(
                        new Action.TakeJoker(Seat.B, 2, Tile.M5),
                        "take the joker of meld 2 of B for 5m"),
                Arguments.of(WIN, "win"),
                Arguments.of(PASS, "pass"));
    }

    private static Meld meld(String compact) {
        return Hand.of(compact).melds().getFirst();
    }

    @ParameterizedTest
    @MethodSource("actions")
    void an_action_reads_as_what_is_done(Action action, String text) {
        assertThat(action.text()).isEqualTo(text);
    }

    @Test
    void every_kind_of_action_is_read_above() {
        assertThat(actions().map(arguments -> arguments.get()[0].getClass()).distinct())
                .hasSize(Action.class.getPermittedSubclasses().length);
    }

    @Test
    void tiles_are_given_in_no_particular_order() {
        assertThat(give("3m1z1m")).isEqualTo(give("13m1z"));
    }
}
