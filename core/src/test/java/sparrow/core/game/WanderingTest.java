package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;
import static sparrow.core.tile.Seat.A;
import static sparrow.core.tile.Seat.B;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The player that gets around in the rules of any game, its chance said in advance: first its two
/// moods, then a number below eight for each choice.
class WanderingTest {
    private static final long SENSIBLE = 0;
    private static final long WILD = 1;
    private static final long PATIENT = 0;
    private static final long HASTY = 1;

    private static final Action PUNG =
            new Action.Claim(Meld.claimed(Hand.of("111m").tiles(), Tile.M1, B));

    /// Says these numbers, and the last of them ever after.
    private static Chance saying(long... numbers) {
        int[] said = {0};
        return () -> numbers[Math.min(said[0]++, numbers.length - 1)];
    }

    /// What A sees who holds these, before anything was discarded.
    private static View holding(String hand) {
        return View.of(A, table(hand));
    }

    /// What A sees who holds these when B discards 9s.
    private static View offered(String hand) {
        return View.of(A, table(hand).after(Event.Discarded.of(B, Tile.S9, Origin.HAND)));
    }

    private static Table table(String hand) {
        List<Tile> own = Hand.of(hand).tiles();
        List<Tile> wall = new ArrayList<>(own);
        wall.add(Tile.S9);
        wall.addAll(Hand.of("1234z").tiles());
        Event.Started started =
                new Event.Started("toy", 1, Rules.NONE, 0, A, Seats.first(2, _ -> 0), 0);
        return Table.start(started)
                .after(new Event.WallBuilt(wall, List.of()))
                .after(new Event.Dealt(A, own))
                .after(new Event.Dealt(B, List.of(Tile.S9)));
    }

    private static Choice oneOf(Action... actions) {
        return new Choice.OneOf(List.of(actions));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, true", // sensible: one choice in eight is random
        "0, 1, false",
        "0, 7, false",
        "1, 0, true", // wild: seven in eight are
        "1, 6, true",
        "1, 7, false"
    })
    void a_mood_says_how_many_choices_are_random(long mood, long eighth, boolean random) {
        Player player = new Wandering(saying(mood, HASTY, eighth, 0));
        assertThat(player.choose(holding("1m"), oneOf(PASS, WIN))).isEqualTo(random ? PASS : WIN);
    }

    @Test
    void a_random_choice_may_be_any() {
        for (int i = 0; i < 3; i++) {
            Action chosen =
                    new Wandering(saying(WILD, HASTY, 0, i))
                            .choose(holding("1m"), oneOf(PASS, WIN, PUNG));
            assertThat(chosen).isEqualTo(List.of(PASS, WIN, PUNG).get(i));
        }
    }

    static Stream<Action> takes() {
        return Stream.of(
                PUNG,
                new Action.Lay(Meld.faceDown(Tile.M1, Tile.M1, Tile.M1, Tile.M1)),
                new Action.Add(0, Tile.M1),
                new Action.Declare("ready"),
                new Action.TakeJoker(B, 0, Tile.M1),
                new Action.TakeBack(0, List.of(Tile.M1)));
    }

    @ParameterizedTest
    @MethodSource("takes")
    void a_sensible_choice_takes_what_it_can(Action take) {
        Choice choice = oneOf(PASS, Action.Discard.of(Tile.M1, Origin.HAND), take);
        assertThat(new Wandering(saying(SENSIBLE, HASTY, 7)).choose(holding("1m"), choice))
                .isEqualTo(take);
    }

    @Test
    void a_sensible_choice_wins_before_it_takes() {
        assertThat(
                        new Wandering(saying(SENSIBLE, HASTY, 7))
                                .choose(holding("1m"), oneOf(PUNG, WIN, PASS)))
                .isEqualTo(WIN);
    }

    @Test
    void a_sensible_choice_parts_with_the_loneliest_tile() {
        View view = holding("1146m9p");
        Choice discards = new Choice.OneOf(Discards.of(view.own()));
        assertThat(new Wandering(saying(SENSIBLE, HASTY, 7)).choose(view, discards).text())
                .isEqualTo("discard 9p");
    }

    @Test
    void with_nothing_to_take_or_discard_anything_will_do() {
        assertThat(new Wandering(saying(SENSIBLE, HASTY, 7)).choose(holding("1m"), oneOf(PASS)))
                .isEqualTo(PASS);
    }

    @Test
    void a_patient_player_lets_seven_of_eight_wins_on_a_discard_go_by() {
        Choice choice = oneOf(WIN, PASS);
        assertThat(new Wandering(saying(SENSIBLE, PATIENT, 7, 1)).choose(offered("1m"), choice))
                .isEqualTo(PASS);
        assertThat(new Wandering(saying(SENSIBLE, PATIENT, 7, 0)).choose(offered("1m"), choice))
                .isEqualTo(WIN);
        assertThat(new Wandering(saying(SENSIBLE, HASTY, 7, 1)).choose(offered("1m"), choice))
                .isEqualTo(WIN);
    }

    @Test
    void even_a_patient_player_wins_on_its_own_draw_and_takes_what_is_no_win() {
        assertThat(
                        new Wandering(saying(SENSIBLE, PATIENT, 7, 1))
                                .choose(holding("1m"), oneOf(WIN, PASS)))
                .isEqualTo(WIN);
        assertThat(
                        new Wandering(saying(SENSIBLE, PATIENT, 7, 0))
                                .choose(offered("1m"), oneOf(PUNG, PASS)))
                .isEqualTo(PUNG);
        assertThat(new Wandering(saying(SENSIBLE, PATIENT, 7, 1)).choose(offered("1m"), oneOf(WIN)))
                .isEqualTo(WIN);
    }

    @Test
    void a_sensible_gift_is_the_most_tiles_and_the_loneliest() {
        Choice give = new Choice.TilesToGive(1, 3, tiles("1123m5p1z"), List.of());
        assertThat(new Wandering(saying(SENSIBLE, HASTY, 7)).choose(holding("1m"), give).text())
                .isEqualTo("give 3m5p1z");
        Choice win = new Choice.TilesToGive(1, 3, tiles("1123m"), List.of(PASS, WIN));
        assertThat(new Wandering(saying(SENSIBLE, HASTY, 7)).choose(holding("1m"), win))
                .isEqualTo(WIN);
    }

    @Test
    void a_random_gift_is_of_any_size_that_is_allowed_or_something_else() {
        Choice.TilesToGive give = new Choice.TilesToGive(1, 3, tiles("123m"), List.of(PASS, WIN));
        assertThat(Wandering.randomGift(give, saying(0))).isEqualTo(PASS);
        assertThat(Wandering.randomGift(give, saying(1))).isEqualTo(WIN);
        assertThat(sizes(give)).containsExactly(1, 2, 3);
        assertThat(sizes(new Choice.TilesToGive(2, 2, tiles("123m"), List.of(PASS, WIN))))
                .containsExactly(2, 2, 2);
        assertThat(new Wandering(saying(WILD, HASTY, 0, 2, 0)).choose(holding("1m"), give))
                .isInstanceOf(Action.Give.class);
    }

    private static List<Integer> sizes(Choice.TilesToGive give) {
        return Stream.of(0, 1, 2)
                .map(count -> Wandering.randomGift(give, saying(2, count, 0)))
                .map(gift -> ((Action.Give) gift).tiles().size())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "9p, 9p, 0",
        "99p, 9p, 3",
        "999p, 9p, 6",
        "12m, 2m, 2",
        "13m, 3m, 1",
        "14m, 4m, 0",
        "89m, 8m, 2",
        "79m, 7m, 1",
        "34567m, 5m, 6",
        "34567m, 3m, 3",
        "1m2p, 1m, 0",
        "05m, 0m, 3",
        "12z, 1z, 0"
    })
    void equal_tiles_and_neighbours_are_company(String hand, String tile, int company) {
        assertThat(Wandering.company(tiles(hand), Hand.of(tile).tiles().getFirst()))
                .isEqualTo(company);
    }

    @Test
    void nobody_parts_with_a_joker() {
        assertThat(Wandering.company(Tiles.EMPTY.with(Tile.JOKER), Tile.JOKER)).isEqualTo(100);
    }

    private static Tiles tiles(String compact) {
        return Hand.of(compact).concealed();
    }
}
