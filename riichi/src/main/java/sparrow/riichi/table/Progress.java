package sparrow.riichi.table;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;

/// How a match goes on: who deals, which round it is, and when it is over.
final class Progress {
    private final boolean repeatsByTenpai;
    private final int lastRound;
    private final int goal;
    private final boolean extensionRepeat;
    private final boolean bankruptcy;
    private final boolean agariYame;
    private final boolean tenpaiYame;
    private final boolean nagashiIsWin;

    Progress(Rules rules) {
        repeatsByTenpai = rules.value("dealer_repeats").equals("tenpai");
        lastRound = rules.value("length").equals("east") ? 0 : 1;
        goal = rules.number("goal");
        extensionRepeat = rules.is("extension_repeat");
        bankruptcy = rules.is("bankruptcy");
        agariYame = rules.is("agari_yame");
        tenpaiYame = rules.is("tenpai_yame");
        nagashiIsWin = rules.value("nagashi_mangan").equals("tsumo");
    }

    /// How a hand ended, as far as the next one depends on it.
    private enum Outcome {
        DEALER_WON,
        OTHER_WON,
        DEALER_READY,
        DEALER_NOT_READY,
        ABORTED
    }

    Optional<Event.Started> next(Table finished) {
        Outcome outcome = outcome(finished);
        boolean repeats =
                switch (outcome) {
                    case DEALER_WON, ABORTED -> true;
                    case DEALER_READY -> repeatsByTenpai;
                    case OTHER_WON, DEALER_NOT_READY -> false;
                };
        if (isOver(finished, outcome, repeats)) {
            return Optional.empty();
        }
        Event.Started now = finished.started();
        Seat dealer = repeats ? now.dealer() : finished.next(now.dealer());
        boolean newRound = !repeats && dealer == finished.seats().getFirst();
        Map<String, Integer> tally = new TreeMap<>();
        tally.put(Words.ROUND, Moments.tally(finished, Words.ROUND) + (newRound ? 1 : 0));
        tally.put(
                Words.HONBA,
                outcome == Outcome.OTHER_WON ? 0 : Moments.tally(finished, Words.HONBA) + 1);
        tally.put(
                Words.WINS,
                outcome == Outcome.DEALER_WON ? Moments.tally(finished, Words.WINS) + 1 : 0);
        return Optional.of(
                new Event.Started(
                        now.variant(),
                        now.edition(),
                        now.rules(),
                        now.hand() + 1,
                        dealer,
                        new TreeMap<>(tally),
                        finished.points(),
                        finished.pot()));
    }

    private Outcome outcome(Table finished) {
        Seat dealer = finished.dealer();
        String reason = ((Event.Ended) finished.log().last()).reason();
        return switch (reason) {
            case Words.WON -> hasWon(finished, dealer) ? Outcome.DEALER_WON : Outcome.OTHER_WON;
            case Words.NAGASHI ->
                    !nagashiIsWin
                            ? ready(finished, dealer)
                            : hasNagashi(finished, dealer) ? Outcome.DEALER_WON : Outcome.OTHER_WON;
            case Words.EXHAUSTED -> ready(finished, dealer);
            default -> Outcome.ABORTED;
        };
    }

    private static boolean hasWon(Table finished, Seat seat) {
        return finished.log()
                .newest(event -> event instanceof Event.Won won && won.seat() == seat)
                .isPresent();
    }

    private static boolean hasNagashi(Table finished, Seat seat) {
        return finished.log()
                .newest(event ->
                        event instanceof Event.Paid paid
                                && paid.reason().equals(Words.NAGASHI)
                                && paid.points().get(seat) > 0)
                .isPresent();
    }

    private static Outcome ready(Table finished, Seat seat) {
        return finished.log()
                        .newest(event -> event instanceof Event.Shown shown && shown.seat() == seat)
                        .isPresent()
                ? Outcome.DEALER_READY
                : Outcome.DEALER_NOT_READY;
    }

    private boolean isOver(Table finished, Outcome outcome, boolean repeats) {
        if (bankruptcy && finished.points().values().stream().anyMatch(points -> points < 0)) {
            return true;
        }
        int round = Moments.tally(finished, Words.ROUND);
        boolean lastSeat = finished.dealer() == finished.seats().getLast();
        boolean extension = round > lastRound;
        if (!extension && !(round == lastRound && lastSeat)) {
            return false;
        }
        boolean reached =
                goal == 0 || finished.points().values().stream().anyMatch(each -> each >= goal);
        if (repeats) {
            boolean stops = stops(finished, outcome);
            return stops || (extension && !extensionRepeat && reached);
        }
        boolean nothingFollows = round == lastRound + 1 && lastSeat;
        return reached || nothingFollows;
    }

    /// Whether the last dealer, who could repeat, is content with the first place.
    private boolean stops(Table finished, Outcome outcome) {
        boolean may =
                (outcome == Outcome.DEALER_WON && agariYame)
                        || (outcome == Outcome.DEALER_READY && tenpaiYame);
        Seat dealer = finished.dealer();
        int points = finished.place(dealer).points();
        return may && points >= goal && Standing.order(finished).getFirst() == dealer;
    }
}
