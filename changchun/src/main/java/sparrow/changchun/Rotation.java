package sparrow.changchun;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// How hands follow one another: the dealer stays after winning and after an exhausted wall.
final class Rotation {
    private Rotation() {}

    static Event.Started first(ChangchunVariant variant) {
        Rules rules = variant.rules();
        return new Event.Started(
                variant.name(),
                variant.edition(),
                rules,
                0,
                Seat.A,
                new TreeMap<>(Map.of(Words.HANDED_ON, 0)),
                Seats.first(rules.number("players"), seat -> rules.number("points")),
                0);
    }

    static Optional<Event.Started> next(ChangchunVariant variant, Table finished) {
        int handedOn = finished.started().tally().getOrDefault(Words.HANDED_ON, 0);
        boolean stays = winner(finished).map(seat -> seat == finished.dealer()).orElse(true);
        handedOn += stays ? 0 : 1;
        int hand = finished.started().hand() + 1;
        if (isOver(variant.rules(), finished, hand, handedOn)) {
            return Optional.empty();
        }
        return Optional.of(
                finished.nextHand(
                        stays ? finished.dealer() : finished.next(finished.dealer()),
                        new TreeMap<>(Map.of(Words.HANDED_ON, handedOn))));
    }

    private static boolean isOver(Rules rules, Table finished, int hand, int handedOn) {
        int circles = rules.number("circles");
        return hand == rules.number("hands")
                || (circles > 0 && handedOn == circles * finished.seats().size())
                || (rules.is("stop_below_zero")
                        && finished.points().values().stream().anyMatch(points -> points < 0));
    }

    private static Optional<Seat> winner(Table finished) {
        return finished.log()
                .newest(event -> event instanceof Event.Won)
                .map(event -> ((Event.Won) event).seat());
    }
}
