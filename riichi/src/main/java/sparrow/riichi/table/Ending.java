package sparrow.riichi.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Showing;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.riichi.Score;
import sparrow.riichi.Win;

/// What happens when somebody wins: hands are shown, ura turned up, points paid.
final class Ending {
    static final int STICK = 1_000;

    private final HouseRules rules;
    private final Wins wins;

    Ending(HouseRules rules, Wins wins) {
        this.rules = rules;
        this.wins = wins;
    }

    List<Event> tsumo(Table table, Seat winner) {
        Tile tile = table.place(winner).drawn().orElseThrow();
        List<Event> events = new ArrayList<>();
        events.add(new Event.Won(winner, Optional.empty(), tile));
        events.add(Showing.hand(table, winner));
        revealUra(table, List.of(winner), events);
        Score score =
                score(
                        wins.tsumo(table, winner),
                        table,
                        winner,
                        Facts.tally(table, Words.HONBA),
                        table.pot() / STICK);
        Seats<Integer> points = bySeat(table, score);
        Optional<Seat> liable = liable(table, score);
        if (rules.rinshanLiability) {
            Optional<Seat> fed = Liability.ofReplacement(table, winner);
            points = shifted(points, winner, fed);
            liable = fed.or(() -> liable(table, score));
        }
        pay(score, points, liable, events);
        events.add(new Event.Ended(Words.WON));
        return events;
    }

    /// All win on the tile offered, the nearest to its seat first.
    List<Event> ron(Table table, List<Seat> winners) {
        Seat from = table.offered().orElseThrow().seat();
        Tile tile = table.offered().orElseThrow().tile();
        List<Event> events = new ArrayList<>();
        for (Seat winner : winners) {
            events.add(new Event.Won(winner, Optional.of(from), tile));
            events.add(Showing.hand(table, winner));
        }
        revealUra(table, winners, events);
        for (Seat winner : winners) {
            boolean first = winner == winners.getFirst();
            int honba = first || rules.honbaForEvery ? Facts.tally(table, Words.HONBA) : 0;
            Score score =
                    score(
                            wins.ron(table, winner),
                            table,
                            winner,
                            honba,
                            sticks(table, winners, winner));
            pay(score, bySeat(table, score), liable(table, score), events);
        }
        events.add(new Event.Ended(Words.WON));
        return events;
    }

    /// The sticks a winner takes: the nearest all of them, or each its own and the nearest the
    /// rest.
    private int sticks(Table table, List<Seat> winners, Seat winner) {
        int all = table.pot() / STICK;
        boolean first = winner == winners.getFirst();
        if (!rules.ownStickFirst) {
            return first ? all : 0;
        }
        int others = 0;
        for (Seat other : winners) {
            others += other != winners.getFirst() && hasPaidStick(table, other) ? 1 : 0;
        }
        return first ? all - others : hasPaidStick(table, winner) ? 1 : 0;
    }

    private static boolean hasPaidStick(Table table, Seat seat) {
        return Facts.isInRiichi(table.place(seat));
    }

    /// The tiles under the dora indicators, if a winner is in riichi.
    private void revealUra(Table table, List<Seat> winners, List<Event> events) {
        if (winners.stream().noneMatch(seat -> Facts.isInRiichi(table.place(seat)))) {
            return;
        }
        for (int number = 0; number < uraCount(table); number++) {
            int at = DeadWall.ura(table.wall().size(), number);
            events.add(Event.Revealed.openly(Words.URA, at, table.wall().tile(at)));
        }
    }

    private int uraCount(Table table) {
        int shown = Facts.indicators(table, Words.DORA).size();
        return !rules.ura ? 0 : rules.kanUra ? shown : 1;
    }

    private Score score(Win win, Table table, Seat winner, int honba, int sticks) {
        Win told = win.honba(honba).sticks(sticks);
        Place place = table.place(winner);
        if (Facts.isInRiichi(place)) {
            List<Tile> ura = new ArrayList<>();
            for (int number = 0; number < uraCount(table); number++) {
                ura.add(table.wall().tile(DeadWall.ura(table.wall().size(), number)));
            }
            told = told.ura(ura);
        }
        return rules.scoring.score(told).orThrow();
    }

    private static void pay(
            Score score, Seats<Integer> points, Optional<Seat> liable, List<Event> events) {
        List<Event.Line> lines = new ArrayList<>(ScoreLines.of(score));
        liable.ifPresent(seat -> lines.add(Event.Line.naming(ScoreLines.LIABLE, seat.toString())));
        events.add(new Event.Paid(Words.WIN, lines, points, -score.win().sticks() * STICK));
    }

    /// Who answers for what the hand is paid, or for half of it.
    private static Optional<Seat> liable(Table table, Score score) {
        return score.hasLiable()
                ? score.win().liable().flatMap(wind -> seatOf(table, wind))
                : Optional.empty();
    }

    private static Optional<Seat> seatOf(Table table, Tile wind) {
        return table.seats().stream().filter(seat -> table.wind(seat) == wind).findFirst();
    }

    /// The changes of a score, which knows winds, for the seats.
    static Seats<Integer> bySeat(Table table, Score score) {
        List<Long> deltas = score.deltas();
        return table.places()
                .map((seat, _) ->
                        Math.toIntExact(deltas.get(table.wind(seat).kind() - Tile.EAST.kind())));
    }

    /// What others paid, paid by one who is liable for all of it.
    private static Seats<Integer> shifted(
            Seats<Integer> points, Seat winner, Optional<Seat> liable) {
        if (liable.isEmpty()) {
            return points;
        }
        int sum = 0;
        for (Seat seat : points.seats()) {
            sum += seat == winner ? 0 : points.get(seat);
        }
        int all = sum;
        return points.map(
                (seat, change) -> seat == winner ? change : seat == liable.get() ? all : 0);
    }
}
