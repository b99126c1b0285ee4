package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// What happens when a seat does what it chose.
class ActionTest {
    private static final Meld PUNG = Hand.of("(111m)").melds().getFirst();
    private static final Meld KONG = Hand.of("{1111m}").melds().getFirst();

    static Stream<Arguments> done() {
        return Stream.of(
                Arguments.of(
                        Action.Discard.of(Tile.M5, Origin.DRAWN),
                        Event.Discarded.of(Seat.C, Tile.M5, Origin.DRAWN)),
                Arguments.of(new Action.Claim(PUNG), new Event.Claimed(Seat.C, PUNG)),
                Arguments.of(new Action.Lay(KONG), new Event.Laid(Seat.C, KONG)),
                Arguments.of(new Action.Add(2, Tile.M1), new Event.Added(Seat.C, 2, Tile.M1)),
                Arguments.of(
                        new Action.TakeBack(1, List.of(Tile.M1)),
                        new Event.TakenBack(Seat.C, 1, List.of(Tile.M1))),
                Arguments.of(new Action.Declare("ready"), new Event.Declared(Seat.C, "ready")),
                Arguments.of(
                        new Action.TakeJoker(Seat.A, 3, Tile.P2),
                        new Event.JokerTaken(Seat.C, Seat.A, 3, Tile.P2)));
    }

    @ParameterizedTest
    @MethodSource("done")
    void what_a_seat_does_in_its_turn_happens(Action action, Event event) {
        assertThat(action.by(Seat.C)).isEqualTo(event);
    }

    @Test
    void winning_passing_and_giving_are_more_than_one_event() {
        for (Action action :
                List.of(Action.Win.WIN, Action.Pass.PASS, new Action.Give(List.of(Tile.M1)))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> action.by(Seat.A))
                    .withMessage("no single event: " + action.text());
        }
    }
}
