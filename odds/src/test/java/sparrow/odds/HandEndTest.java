package sparrow.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Game;
import sparrow.core.game.Idle;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.testkit.wren.Wren;

/// How hands of Wren ended, told again from their logs.
class HandEndTest {
    private static Table hand(int number) {
        Wren wren = Wren.standard();
        Seats<Player> players =
                Seats.each(
                        wren.first().points().seats(),
                        seat ->
                                Idle.WANDERING.player(
                                        Seed.splitMix64(7).hand(4 * number + seat.ordinal())));
        return Game.play(wren, wren.first(), Seed.splitMix64(8).hand(number), players);
    }

    @Test
    void every_end_is_told_from_every_seat() {
        Map<HandEnd, Integer> counted = new EnumMap<>(HandEnd.class);
        for (int number = 0; number < 400; number++) {
            Table finished = hand(number);
            List<Event> events = finished.log().events();
            for (Seat seat : finished.seats()) {
                for (int before = 0; before < events.size(); before++) {
                    if (events.get(before) instanceof Event.Discarded thrown
                            && thrown.seat() == seat) {
                        HandEnd end = HandEnd.of(finished, seat, before);
                        assertThat(end)
                                .as("hand %s, seat %s, event %s", number, seat, before)
                                .isEqualTo(expected(events, seat, before));
                        counted.merge(end, 1, Integer::sum);
                    }
                }
            }
        }
        assertThat(counted).containsOnlyKeys(HandEnd.values());
    }

    /// Written down another way: who won, from whom, and whether anything was drawn or thrown
    /// between.
    private static HandEnd expected(List<Event> events, Seat seat, int thrown) {
        List<Event.Won> wins =
                events.stream()
                        .filter(Event.Won.class::isInstance)
                        .map(Event.Won.class::cast)
                        .toList();
        if (wins.stream().anyMatch(won -> won.seat() == seat)) {
            return HandEnd.WIN;
        }
        if (wins.isEmpty()) {
            return HandEnd.NOBODY;
        }
        if (wins.stream().anyMatch(won -> won.from().equals(java.util.Optional.of(seat)))) {
            int won = events.indexOf(wins.getFirst());
            boolean quiet =
                    events.subList(thrown + 1, won).stream()
                            .noneMatch(event ->
                                    event instanceof Event.Drew
                                            || event instanceof Event.Discarded);
            return quiet ? HandEnd.DEALS_IN_NOW : HandEnd.DEALS_IN_LATER;
        }
        return wins.getFirst().from().isPresent() ? HandEnd.BETWEEN_OTHERS : HandEnd.OTHER_DRAWS;
    }
}
