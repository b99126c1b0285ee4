package sparrow.riichi.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Showing;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.riichi.Score;
import sparrow.riichi.Win;

/// Hands nobody wins.
final class DrawnHands {
    private final HouseRules rules;

    DrawnHands(HouseRules rules) {
        this.rules = rules;
    }

    /// Why the last discard aborts the hand, if nobody wins on it.
    static Optional<String> abortive(Table table, HouseRules rules) {
        if (rules.fourWinds && isFourWinds(table)) {
            return Optional.of(Words.FOUR_WINDS);
        }
        if (rules.fourRiichi && isFourRiichi(table)) {
            return Optional.of(Words.FOUR_RIICHI);
        }
        if (rules.fourKans && isFourKans(table)) {
            return Optional.of(Words.FOUR_KANS);
        }
        return Optional.empty();
    }

    private static boolean isFourRiichi(Table table) {
        for (Seat seat : table.seats()) {
            if (!Facts.isInRiichi(table.place(seat))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFourWinds(Table table) {
        Tile wind = table.offered().orElseThrow().tile();
        if (wind.suit() != Suit.WINDS) {
            return false;
        }
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            if (place.pond().size() != 1 || place.pond().getFirst().tile() != wind) {
                return false;
            }
        }
        return Facts.isUndisturbed(table);
    }

    /// Four kans, not all of one player.
    private static boolean isFourKans(Table table) {
        if (DeadWall.replaced(table.wall()) < Kans.MOST) {
            return false;
        }
        int most = 0;
        int all = 0;
        for (Seat seat : table.seats()) {
            int kans = table.place(seat).kongs();
            most = Math.max(most, kans);
            all += kans;
        }
        return all == Kans.MOST && most < Kans.MOST;
    }

    /// Ends an aborted hand; four riichi are shown.
    static List<Event> abort(Table table, String reason) {
        List<Event> events = new ArrayList<>();
        if (reason.equals(Words.FOUR_RIICHI)) {
            for (Seat seat : table.inTurn()) {
                events.add(Showing.hand(table, seat));
            }
        }
        events.add(new Event.Ended(reason));
        return events;
    }

    // The wall is exhausted

    /// Who is ready may say so or not, if the rules leave it open; who is in riichi must.
    Seats<Choice> showdown(Table table) {
        if (!rules.notenByChoice) {
            return Seats.none();
        }
        return table.places().map(place -> new Choice.OneOf(words(place)));
    }

    private List<Action> words(Place place) {
        Action tenpai = new Action.Declare(Words.TENPAI);
        Action noten = new Action.Declare(Words.NOTEN);
        if (!Readiness.isReady(place, rules)) {
            return List.of(noten);
        }
        return Facts.isInRiichi(place) ? List.of(tenpai) : List.of(tenpai, noten);
    }

    List<Event> exhausted(Table table, Seats<Action> chosen) {
        List<Event> events = new ArrayList<>();
        List<Seat> ready = new ArrayList<>();
        for (Seat seat : table.inTurn()) {
            boolean tenpai = Readiness.isReady(table.place(seat), rules);
            if (chosen.has(seat) && chosen.get(seat) instanceof Action.Declare(String word)) {
                tenpai = word.equals(Words.TENPAI);
                events.add(new Event.Declared(seat, word));
            }
            if (tenpai) {
                ready.add(seat);
                events.add(Showing.hand(table, seat));
            }
        }
        List<Event> nagashi = nagashi(table);
        if (!nagashi.isEmpty()) {
            events.addAll(nagashi);
            events.add(new Event.Ended(Words.NAGASHI));
            return events;
        }
        int noten = table.seats().size() - ready.size();
        if (!ready.isEmpty() && noten > 0 && rules.notenTotal > 0) {
            // a total that cannot be shared out evenly is rounded down to one that can
            int share = rules.notenTotal / (ready.size() * noten);
            int gain = share * noten;
            int loss = share * ready.size();
            events.add(
                    new Event.Paid(
                            Words.NOTEN_PAYMENT,
                            notenLines(table, ready, gain * ready.size()),
                            table.places().map((seat, _) -> ready.contains(seat) ? gain : -loss)));
        }
        events.add(new Event.Ended(Words.EXHAUSTED));
        return events;
    }

    /// What is paid, and what everyone who is ready waits for.
    private static List<Event.Line> notenLines(Table table, List<Seat> ready, int paid) {
        List<Event.Line> lines = new ArrayList<>();
        lines.add(new Event.Line("noten", paid, ScoreLines.POINTS));
        for (Seat seat : ready) {
            List<Tile> waits = Tile.ofKinds(Readiness.waits(table.place(seat)));
            lines.add(Event.Line.naming(ScoreLines.WAITS_OF + seat, Notation.COMPACT.write(waits)));
        }
        return lines;
    }

    /// Payments to those who discarded only terminals and honors, none of them claimed.
    private List<Event> nagashi(Table table) {
        List<Event> events = new ArrayList<>();
        if (rules.nagashi != HouseRules.Nagashi.NO) {
            for (Seat seat : table.inTurn()) {
                if (isNagashi(table.place(seat))) {
                    events.add(nagashi(table, seat, events.isEmpty() ? table.pot() : 0));
                }
            }
        }
        return events;
    }

    private static boolean isNagashi(Place place) {
        for (Thrown thrown : place.pond()) {
            if (!thrown.tile().isTerminalOrHonor() || thrown.claimedBy().isPresent()) {
                return false;
            }
        }
        return true;
    }

    /// @param pot what lies there for this seat to take, if it counts as a winner
    private Event nagashi(Table table, Seat seat, int pot) {
        Win win = Win.nagashi(new Hand(List.of(), List.of())).seat(table.wind(seat));
        boolean asWin = rules.nagashi == HouseRules.Nagashi.TSUMO;
        int sticks = asWin ? pot / Ending.STICK : 0;
        if (asWin) {
            win = win.honba(Facts.tally(table, Words.HONBA)).sticks(sticks);
        }
        Score score = rules.scoring.score(win).orThrow();
        return new Event.Paid(
                Words.NAGASHI,
                ScoreLines.of(score),
                Ending.bySeat(table, score),
                -sticks * Ending.STICK);
    }
}
