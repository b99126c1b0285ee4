package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.Header;
import sparrow.records.RecordedHand;
import sparrow.records.Transcript;
import sparrow.riichi.table.ScoreLines;
import sparrow.riichi.table.Words;

/// Payments that a converter worked out wrongly, where the points with which the next hand opens
/// say so: one that gives the stick of a riichi whose discard is won on, and one that gives honba
/// to every winner.
final class JsonCorrection {
    private static final int STICK = 1_000;
    private static final int HONBA = 100;

    private final RecordedHand hand;
    private final Seats<Integer> after;

    private JsonCorrection(RecordedHand hand, Seats<Integer> after) {
        this.hand = hand;
        this.after = after;
    }

    static Transcript of(Transcript match) {
        List<RecordedHand> hands = new ArrayList<>();
        for (int i = 0; i < match.hands().size(); i++) {
            RecordedHand hand = match.hands().get(i);
            Optional<Seats<Integer>> after =
                    i + 1 < match.hands().size()
                            ? Optional.of(match.hands().get(i + 1).started().points())
                            : match.header().standing().map(Header.Standing::points);
            hands.add(
                    after.map(points -> new JsonCorrection(hand, points).corrected()).orElse(hand));
        }
        return new Transcript(match.header(), hands);
    }

    private RecordedHand corrected() {
        if (!hand.isFinished() || fits(hand)) {
            return hand;
        }
        RecordedHand withoutStick = isOnRiichi() ? withoutStick(hand) : hand;
        RecordedHand withoutHonba = withoutHonba(hand);
        for (RecordedHand each : List.of(withoutStick, withoutHonba, withoutHonba(withoutStick))) {
            if (fits(each)) {
                return each;
            }
        }
        return hand;
    }

    private boolean fits(RecordedHand each) {
        return Table.fold(each.events()).points().equals(after);
    }

    /// Whether the hand is won on the discard with which somebody said riichi.
    private boolean isOnRiichi() {
        List<Event> events = hand.events();
        for (int i = 2; i < events.size(); i++) {
            if (events.get(i) instanceof Event.Won
                    && events.get(i - 1) instanceof Event.Discarded discarded) {
                return events.subList(0, i - 1).stream()
                                .filter(new Event.Declared(discarded.seat(), Words.RIICHI)::equals)
                                .count()
                        > events.subList(0, i).stream()
                                .filter(event -> isStick(event, discarded.seat()))
                                .count();
            }
        }
        return false;
    }

    private static boolean isStick(Event event, Seat seat) {
        return event instanceof Event.Paid paid
                && paid.reason().equals(Words.RIICHI)
                && paid.points().get(seat) < 0;
    }

    private static RecordedHand withoutStick(RecordedHand hand) {
        return changed(
                hand, 0, (won, points) -> points.with(won.seat(), points.get(won.seat()) - STICK));
    }

    /// Later winners do without honba.
    private static RecordedHand withoutHonba(RecordedHand hand) {
        int honba = hand.started().tally().getOrDefault(Words.HONBA, 0);
        int each = HONBA * (hand.started().points().size() - 1) * honba;
        RecordedHand changed = hand;
        int wins = (int) hand.events().stream().filter(Event.Won.class::isInstance).count();
        for (int i = 1; i < wins; i++) {
            changed =
                    changed(
                            changed,
                            i,
                            (won, points) ->
                                    points.with(won.seat(), points.get(won.seat()) - each)
                                            .with(
                                                    won.from().orElse(won.seat()),
                                                    points.get(won.from().orElse(won.seat()))
                                                            + each));
        }
        return changed;
    }

    private static boolean isHonba(Event.Line line) {
        return line.what().equals(ScoreLines.HONBA);
    }

    /// How the points of a win change.
    private interface Change {
        Seats<Integer> of(Event.Won won, Seats<Integer> points);
    }

    /// The hand with the payment for one of its wins changed.
    private static RecordedHand changed(RecordedHand hand, int number, Change change) {
        List<Event> events = new ArrayList<>(hand.events());
        List<Event.Won> wins = new ArrayList<>();
        int paid = 0;
        for (int i = 0; i < events.size(); i++) {
            switch (events.get(i)) {
                case Event.Won won -> wins.add(won);
                case Event.Paid payment when payment.reason().equals(Words.WIN) -> {
                    if (paid++ == number && number < wins.size()) {
                        Seats<Integer> points = change.of(wins.get(number), payment.points());
                        int sum = points.values().stream().mapToInt(Integer::intValue).sum();
                        events.set(
                                i,
                                new Event.Paid(
                                        payment.reason(),
                                        payment.lines().stream()
                                                .filter(line -> number == 0 || !isHonba(line))
                                                .toList(),
                                        points,
                                        -sum));
                    }
                }
                case Event _ -> {}
            }
        }
        return new RecordedHand(events, hand.notes());
    }
}
