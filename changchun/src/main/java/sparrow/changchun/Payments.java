package sparrow.changchun;

import java.util.List;
import java.util.Optional;
import sparrow.core.table.Rules;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// Who pays what for a win.
///
/// @param shares what each loser owes
/// @param paid what each loser pays: its share, or everybody's when it pays for all
public record Payments(Seats<Integer> shares, Seats<Integer> paid) {
    /// What the giver of a tile pays.
    public enum Owed {
        ITS_SHARE,
        FOR_ALL
    }

    /// Those who settle a win.
    ///
    /// @param from who gave the tile
    /// @param owed what the giver pays
    public record Parties(
            List<Seat> seats, Seat winner, Seat dealer, Optional<Seat> from, Owed owed) {
        public Parties {
            seats = List.copyOf(seats);
        }

        private List<Seat> losers() {
            return seats.stream().filter(seat -> seat != winner).toList();
        }
    }

    public static Payments of(ChangchunRules rules, Score score, Parties parties) {
        return rules.rules().value("scoring").equals("simple")
                ? simple(score, parties)
                : byFan(rules.rules(), score, parties);
    }

    /// Two to the power of the fan, with one more if dealer and loser or winner are the same, one
    /// more for a win by self-draw or for the giver of the tile.
    private static Payments byFan(Rules rules, Score score, Parties parties) {
        int cap = rules.number("cap");
        Seats<Integer> shares =
                Seats.each(
                        parties.losers(),
                        seat -> 1 << Math.min(cap, score.fan() + doubles(parties, seat)));
        return new Payments(
                shares, parties.owed == Owed.FOR_ALL ? byGiver(shares, parties) : shares);
    }

    private static int doubles(Parties parties, Seat loser) {
        boolean dealer = parties.dealer == parties.winner || parties.dealer == loser;
        boolean gave = parties.from.isEmpty() || parties.from.get() == loser;
        return (dealer ? 1 : 0) + (gave ? 1 : 0);
    }

    private static Seats<Integer> byGiver(Seats<Integer> shares, Parties parties) {
        int all = shares.values().stream().mapToInt(Integer::intValue).sum();
        return shares.map(
                (seat, share) -> parties.from.filter(giver -> giver == seat).isPresent() ? all : 0);
    }

    /// A concealed hand and a closed wait double; the giver of the tile pays alone.
    private static Payments simple(Score score, Parties parties) {
        int game = (score.has(Fan.CONCEALED) ? 2 : 1) * (score.has(Fan.CLOSED_WAIT) ? 2 : 1);
        Seats<Integer> shares =
                Seats.each(parties.losers(), seat -> game * simpleShare(parties, seat));
        return new Payments(shares, shares);
    }

    private static int simpleShare(Parties parties, Seat loser) {
        if (parties.from.isEmpty()) {
            return parties.dealer == parties.winner || parties.dealer == loser ? 4 : 2;
        }
        if (parties.from.get() != loser) {
            return 0;
        }
        return parties.dealer == parties.winner ? 8 : parties.dealer == loser ? 6 : 5;
    }

    public int total() {
        return paid.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// How the points of all seats change.
    Seats<Integer> changes(Seat winner) {
        return paid.map(amount -> -amount).with(winner, total());
    }
}
