package sparrow.riichi.table;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// How a match goes on: who deals, which round it is, and when it is over.
final class Rotation {
    private final Rules rules;
    private final int players;
    private final boolean repeatsByTenpai;
    private final boolean isOneHand;
    private final int lastRound;
    private final int goal;
    private final boolean extensionRepeat;
    private final boolean bankruptcy;
    private final boolean agariYame;
    private final boolean tenpaiYame;
    private final boolean nagashiIsWin;

    Rotation(HouseRules house) {
        rules = house.rules;
        players = house.players;
        repeatsByTenpai = rules.value("dealer_repeats").equals("tenpai");
        isOneHand = rules.value("length").equals("hand");
        lastRound = rules.value("length").equals("south") ? 1 : 0;
        goal = rules.number("goal");
        extensionRepeat = rules.is("extension_repeat");
        bankruptcy = rules.is("bankruptcy");
        agariYame = rules.is("agari_yame");
        tenpaiYame = rules.is("tenpai_yame");
        nagashiIsWin = rules.value("nagashi_mangan").equals("tsumo");
    }

    Event.Started first() {
        int points = rules.number("start_points");
        return new Event.Started(
                Words.RIICHI_GAME,
                RiichiVariant.EDITION,
                rules,
                0,
                Seat.A,
                tally(0, 0, 0),
                Seats.first(players, _ -> points),
                0);
    }

    private static SortedMap<String, Integer> tally(int round, int honba, int wins) {
        SortedMap<String, Integer> tally = new TreeMap<>();
        tally.put(Words.ROUND, round);
        tally.put(Words.HONBA, honba);
        tally.put(Words.WINS, wins);
        return tally;
    }

    /// How a hand ended, as far as the next one depends on it.
    private enum Outcome {
        DEALER_WON,
        OTHER_WON,
        DEALER_READY,
        DEALER_NOT_READY,
        ABORTED
    }

    /// Who deals next.
    private enum Deal {
        STAYS,
        PASSES
    }

    Optional<Event.Started> next(Table finished) {
        Outcome outcome = outcome(finished);
        Deal deal = deal(outcome);
        if (isOver(finished, outcome, deal)) {
            return Optional.empty();
        }
        Seat dealer = deal == Deal.STAYS ? finished.dealer() : finished.next(finished.dealer());
        boolean newRound = deal == Deal.PASSES && dealer == finished.seats().getFirst();
        return Optional.of(
                finished.nextHand(
                        dealer,
                        tally(
                                Facts.tally(finished, Words.ROUND) + (newRound ? 1 : 0),
                                outcome == Outcome.OTHER_WON
                                        ? 0
                                        : Facts.tally(finished, Words.HONBA) + 1,
                                outcome == Outcome.DEALER_WON
                                        ? Facts.tally(finished, Words.WINS) + 1
                                        : 0)));
    }

    private Deal deal(Outcome outcome) {
        return switch (outcome) {
            case DEALER_WON, ABORTED -> Deal.STAYS;
            case DEALER_READY -> repeatsByTenpai ? Deal.STAYS : Deal.PASSES;
            case OTHER_WON, DEALER_NOT_READY -> Deal.PASSES;
        };
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

    /// Who is ready shows it when the wall is exhausted.
    private static Outcome ready(Table finished, Seat seat) {
        boolean shown =
                finished.log()
                        .newest(event ->
                                event instanceof Event.Began
                                        || (event instanceof Event.Shown shows
                                                && shows.seat() == seat))
                        .filter(Event.Shown.class::isInstance)
                        .isPresent();
        return shown ? Outcome.DEALER_READY : Outcome.DEALER_NOT_READY;
    }

    private boolean isOver(Table finished, Outcome outcome, Deal deal) {
        if (isOneHand || (bankruptcy && anybody(finished, points -> points < 0))) {
            return true;
        }
        int round = Facts.tally(finished, Words.ROUND);
        boolean lastSeat = finished.dealer() == finished.seats().getLast();
        boolean extension = round > lastRound;
        if (!extension && !(round == lastRound && lastSeat)) {
            return false;
        }
        boolean reached = goal == 0 || anybody(finished, points -> points >= goal);
        if (deal == Deal.STAYS) {
            boolean stops = stops(finished, outcome);
            return stops || (extension && !extensionRepeat && reached);
        }
        boolean nothingFollows = round == lastRound + 1 && lastSeat;
        return reached || nothingFollows;
    }

    /// Whether anybody has such points.
    private static boolean anybody(Table finished, IntPredicate such) {
        for (Seat seat : finished.seats()) {
            if (such.test(finished.place(seat).points())) {
                return true;
            }
        }
        return false;
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
