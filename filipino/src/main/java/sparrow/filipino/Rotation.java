package sparrow.filipino;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// How one hand follows another: mano keeps the deal by winning, and it passes to the right when
/// another wins.
final class Rotation {
    private static final int SEATS = 4;

    private final FilipinoRules rules;

    Rotation(FilipinoRules rules) {
        this.rules = rules;
    }

    Event.Started first() {
        Seats<Integer> points = Seats.first(SEATS, _ -> 0);
        return started(0, Seat.A, tally(0), points, 0);
    }

    Optional<Event.Started> next(Table finished) {
        Seat mano = finished.dealer();
        boolean keeps = keeps(finished, mano);
        int passed = finished.started().tally().getOrDefault(Words.PASSED, 0) + (keeps ? 0 : 1);
        int hand = finished.started().hand() + 1;
        boolean over =
                switch (rules.length) {
                    case ROUNDS -> passed >= SEATS * rules.rounds;
                    case HANDS -> hand >= rules.hands;
                    case ENDLESS -> false;
                };
        if (over) {
            return Optional.empty();
        }
        SortedMap<String, Integer> tally = tally(passed);
        if (rules.jaiAlai && finished.pot() > 0) {
            JaiAlai.tally(finished, tally);
        }
        Seat dealer = keeps ? mano : finished.next(mano);
        return Optional.of(started(hand, dealer, tally, finished.points(), finished.pot()));
    }

    private boolean keeps(Table finished, Seat mano) {
        boolean nobody = finished.log().count(event -> event instanceof Event.Won) == 0;
        return nobody
                ? rules.drawKeepsDealer
                : finished.log()
                                .count(event ->
                                        event instanceof Event.Won(Seat seat, var _, var _)
                                                && seat == mano)
                        > 0;
    }

    private static SortedMap<String, Integer> tally(int passed) {
        SortedMap<String, Integer> tally = new TreeMap<>();
        tally.put(Words.PASSED, passed);
        return tally;
    }

    private Event.Started started(
            int hand,
            Seat dealer,
            SortedMap<String, Integer> tally,
            Seats<Integer> points,
            int pot) {
        boolean antes = rules.jaiAlai && pot == 0;
        return new Event.Started(
                Words.FILIPINO,
                FilipinoVariant.EDITION,
                rules.rules(),
                hand,
                dealer,
                tally,
                antes ? JaiAlai.afterAnte(points) : points,
                antes ? JaiAlai.pot(points) : pot);
    }
}
