package sparrow.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.testkit.wren.Wren;

class WanderingTest {
    private static final long SEED = Long.getLong("sparrow.seed", 11);

    private static final View VIEW =
            View.of(
                    Seat.A,
                    Table.start(
                            new Event.Started("any", 1, Rules.NONE, 0, Seat.A, Seats.of(0, 0), 0)));

    private static final List<Choice> CHOICES =
            List.of(
                    Choice.ONLY_PASS,
                    new Choice.OneOf(
                            List.of(
                                    Action.Win.WIN,
                                    new Action.Claim(meld("(111m)")),
                                    Action.Pass.PASS)),
                    new Choice.OneOf(
                            List.of(
                                    new Action.Lay(meld("{1111m}")),
                                    new Action.Add(0, Tile.M1),
                                    new Action.TakeBack(0, List.of(Tile.M1)),
                                    new Action.TakeJoker(Seat.B, 0, Tile.M1),
                                    Action.Discard.of(Tile.JOKER, Origin.HAND),
                                    Action.Discard.of(Tile.M9, Origin.DRAWN))),
                    new Choice.OneOf(List.of(new Action.Declare("yes"), new Action.Declare("no"))),
                    give(0, 0, "", List.of()),
                    give(0, 3, "123m", List.of()),
                    give(3, 3, "123m119p1j", List.of(Action.Win.WIN)),
                    give(1, 2, "11m", List.of(Action.Pass.PASS)));

    private static Meld meld(String compact) {
        return Hand.of(compact).melds().getFirst();
    }

    private static Choice give(int least, int most, String from, List<Action> or) {
        return new Choice.TilesToGive(least, most, Hand.of(from).concealed(), or);
    }

    @Test
    void a_wandering_player_chooses_what_is_offered() {
        for (Choice choice : CHOICES) {
            Set<Action> chosen = new HashSet<>();
            for (int hand = 0; hand < 200; hand++) {
                Player player = new Wandering(Seed.splitMix64(SEED).hand(hand));
                for (int time = 0; time < 10; time++) {
                    Action action = player.choose(VIEW, choice);
                    assertThat(choice.allows(action))
                            .as("seed %d: %s of %s", SEED, action.text(), choice)
                            .isTrue();
                    chosen.add(action);
                }
            }
            if (choice instanceof Choice.OneOf(List<Action> actions)) {
                assertThat(chosen).as("seed %d", SEED).containsAll(actions);
            }
        }
    }

    /// The game refuses what it has not offered, so that hands come to their end shows it.
    @Test
    void hands_of_wandering_players_come_to_their_end() {
        Wren wren = Wren.standard();
        for (int hand = 0; hand < 300; hand++) {
            int number = hand;
            Seats<Player> players =
                    Seats.first(
                            4,
                            seat ->
                                    new Wandering(
                                            Seed.splitMix64(SEED + seat.ordinal()).hand(number)));
            Table table = Game.play(wren, wren.first(), Seed.splitMix64(SEED).hand(hand), players);
            assertThat(table.isOver()).isTrue();
        }
    }

    @Test
    void equal_and_neighbouring_tiles_keep_company() {
        assertThat(company("5m", Tile.M5)).isZero();
        assertThat(company("55m", Tile.M5)).isEqualTo(3);
        assertThat(company("50m", Tile.M5)).isEqualTo(3);
        assertThat(company("4567m", Tile.M5)).isEqualTo(5);
        assertThat(company("12m", Tile.M1)).isEqualTo(2);
        assertThat(company("5m4p", Tile.M5)).isZero();
        assertThat(company("123z", Tile.SOUTH)).isZero();
        assertThat(company("1j", Tile.JOKER)).isEqualTo(100);
    }

    private static int company(String hand, Tile tile) {
        return Wandering.company(Hand.of(hand).concealed(), tile);
    }
}
