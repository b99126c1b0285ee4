package sparrow.formats.hand;

import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Option;
import sparrow.core.tile.Seats;
import sparrow.records.BadRecord;
import sparrow.riichi.RiichiOptions;
import sparrow.riichi.table.Words;

/// Whether a hand of Riichi can have opened as a record tells.
public final class OpeningCheck {
    private static final int MOST_POINTS = 10_000_000;
    private static final int MOST_HONBA = 1_000;
    private static final int LAST_ROUND = 3;

    private OpeningCheck() {}

    /// Why no hand opens so, in one sentence; empty where one may.
    public static Optional<String> flaw(Event.Started started) {
        try {
            check(started);
            return Optional.empty();
        } catch (BadRecord bad) {
            return Optional.of(bad.sentence());
        }
    }

    static void check(Event.Started started) throws BadRecord {
        for (Option option : RiichiOptions.all()) {
            String value = started.rules().values().get(option.name());
            if (value == null || !option.allows(value)) {
                throw new BadRecord("the rules have no value for " + option.name());
            }
        }
        int players = started.rules().is("sanma") ? 3 : 4;
        List<?> seats = Seats.first(players, seat -> seat).seats();
        if (!started.points().seats().equals(seats) || !seats.contains(started.dealer())) {
            throw new BadRecord("there are " + players + " players, and the dealer is one of them");
        }
        within(started, Words.ROUND, LAST_ROUND);
        within(started, Words.HONBA, MOST_HONBA);
        within(started, Words.WINS, MOST_HONBA);
        boolean hasFairPoints =
                started.points().values().stream()
                        .allMatch(points -> Math.abs((long) points) <= MOST_POINTS);
        if (!hasFairPoints || started.pot() < 0 || started.pot() > MOST_POINTS) {
            throw new BadRecord("nobody has that many points");
        }
    }

    private static void within(Event.Started started, String tally, int most) throws BadRecord {
        Integer count = started.tally().get(tally);
        if (count == null || count < 0 || count > most) {
            throw new BadRecord("a hand opens with a " + tally + " from 0 to " + most);
        }
    }
}
